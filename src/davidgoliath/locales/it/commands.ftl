# What the commands say.

what-to-type =
    { -product } per 3-6 giocatori, nel terminale. Per cominciare, scrivi:
      { -command } play                       una partita intera contro i bot
      { -command } play --deals 1             una smazzata sola
      { -command } play --players 6           contro cinque bot
      { -command } play --lang de             in tedesco (o en, it)
      { -command } --help                     tutto il resto

verify-right = { $file }: { $matches ->
    [one] una partita
   *[other] { $matches } partite
}, { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}: tutto in ordine
verify-wrong = { $file }: { $bad ->
    [one] respinta una partita
   *[other] respinte { $bad } partite
} su { $matches }
fairness-holds = distribuzione regolare: impegno, mani e primo mazziere derivano dal segreto ({ $matches ->
    [one] una partita
   *[other] { $matches } partite
})
fairness-not-shown = regolarità non verificata: il segreto non è ancora stato rivelato ({ $matches ->
    [one] una partita
   *[other] { $matches } partite
})
fairness-no-data = regolarità non verificata: mancano i dati ({ $matches ->
    [one] una partita
   *[other] { $matches } partite
})

simulating = Partite giocate
simulated = { $matches ->
    [one] Una partita
   *[other] { $matches } partite
} di { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}, { $players } giocatori, seed { $seed }
written-to = Salvato in { $file }
simulation-rate = { $deals ->
    [one] Una smazzata
   *[other] { $deals } smazzate
} in { $seconds } s: { $rate } smazzate al secondo
simulation-kept = Ciò che è finito resta in { $folder }. Per continuare, ripeti lo stesso comando con --resume.
column-bot = bot
column-seat = posto
column-points = punti per smazzata
column-interval = ± 95%
column-spread = dev. std.
column-wins = vittorie
number = { $value }
percent = { $value }%
show-match = Partita { $match } di { $file }
show-row = Riga { $row } di { $file }
