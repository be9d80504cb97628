# What the commands say.

what-to-type =
    { -product } für 3 bis 6 Spieler, im Terminal. Gib dort ein:
      { -command } play                       eine ganze Partie gegen Bots
      { -command } play --deals 1             eine einzelne Runde
      { -command } play --players 6           gegen fünf Bots
      { -command } play --lang it             auf Italienisch (oder en, de)
      { -command } --help                     alles Weitere

verify-right = { $file }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}: alles in Ordnung
verify-wrong = { $file }: { $bad } von { $matches } { $matches ->
    [one] Partie
   *[other] Partien
} abgelehnt
fairness-holds = fair gegeben: Festlegung, Hände und erster Geber folgen aus dem Geheimnis ({ $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
})
fairness-not-shown = Fairness nicht geprüft: das Geheimnis ist noch nicht offengelegt ({ $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
})
fairness-no-data = Fairness nicht geprüft: die Angaben dazu fehlen ({ $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
})

simulating = Gespielte Partien
simulated = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} zu { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
}, { $players } Spieler, Seed { $seed }
written-to = Gespeichert in { $file }
simulation-rate = { $deals ->
    [one] Eine Runde
   *[other] { $deals } Runden
} in { $seconds } s: { $rate } Runden je Sekunde
simulation-kept = Was fertig ist, liegt in { $folder }. Weiter geht es mit demselben Befehl und --resume.
column-bot = Bot
column-seat = Platz
column-points = Punkte je Runde
column-interval = ± 95 %
column-spread = Std.-Abw.
column-wins = Siege
number = { $value }
percent = { $value } %
show-match = Partie { $match } aus { $file }
show-row = Zeile { $row } aus { $file }
