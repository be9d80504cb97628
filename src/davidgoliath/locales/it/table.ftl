# A match as it is played and shown.

you = Tu
player = Giocatore
goliath = Golia
david = Davide
points = punti
total = totale
earlier = prima
both = { $first } e { $last }

welcome = { -product }, realizzazione non ufficiale
match-plan = { $players } giocatori, { $deals ->
    [one] una smazzata sola
   *[other] { $deals } smazzate
}.
one-deal-too = Per una smazzata sola: { -command } play --deals 1
keys = ? mostra le regole in breve, { key-last-trick } l'ultima presa. Con Ctrl+C esci.
key-last-trick = p

deal-begins = Smazzata { $deal } di { $deals }. { $dealer_is ->
    [you] Dai le carte tu
   *[other] Dà le carte { $dealer }
}, { $leader_is ->
    [you] apri tu
   *[other] apre { $leader }
}.
trick-of = Presa { $trick } di 15
sign-leads = { $high } Golia, { $low } Davide, { $sign } carta d'apertura
hands-dealt = Mani
unfinished = La smazzata si interrompe qui.

david-takes = { $david_is ->
    [you] Hai giocato Davide ({ $low }) e prendi Golia ({ $high }).
   *[other] { $david } ha giocato Davide ({ $low }) e prende Golia ({ $high }).
}
goliath-takes = { $goliath_is ->
    [you] Prendi { $cards } e apri.
   *[other] { $goliath } prende { $cards } e apre.
}
goliath-takes-last = { $goliath_is ->
    [you] Prendi { $cards }.
   *[other] { $goliath } prende { $cards }.
}
tie-highest = { $cards } sono le più alte, a pari numero. Golia è l'ultima, { $card }.
tie-lowest = { $cards } sono le più basse, a pari numero. Davide è l'ultima, { $card }.
tie-all-equal = I numeri sono tutti uguali. Golia è l'ultima carta ({ $high }), Davide la penultima ({ $low }).

your-hand = La tua mano
you-lead = Apri tu: gioca la carta che vuoi.
you-follow = Devi rispondere al colore ({ $colour }): { $cards }
you-cannot-follow = Non hai carte di colore { $colour }: gioca la carta che vuoi.
enter-plays = Premi Invio: { $card } è l'unica carta che puoi giocare.
ask-card = La tua carta:
which-card = Quale intendi: { $cards }?
no-last-trick = In questa smazzata non si è ancora conclusa nessuna presa.
last-trick = Ultima presa

score-sheet = Punteggio della smazzata { $deal }
standings = Classifica provvisoria
final-ranking = Classifica finale
wins = { $winner_is ->
    [you] Hai vinto con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
   *[other] Ha vinto { $winner } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
}
share-the-win = Vittoria condivisa con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa: { $winners }.
match-left = Hai lasciato la partita.
match-not-kept = Non è stata registrata. Con --record FILE puoi interrompere una partita e riprenderla.
match-kept = Quello che si è giocato finora è in { $file }. Per riprendere: { -command } play --resume { $file }
match-recorded = La partita è registrata in { $file }.

quick-reference =
    { -product } in breve
    · Se apri, giochi la carta che vuoi. Altrimenti devi rispondere al colore
      d'apertura; se non ne hai, giochi quella che vuoi.
    · Golia è la carta più alta della presa, Davide la più bassa. Contano solo i
      numeri, non i colori.
    · Chi ha giocato Davide prende Golia. Chi ha giocato Golia prende tutte le
      altre carte e apre la presa successiva.
    · A parità di numero vale la carta giocata per ultima, in alto come in basso.
      Se i numeri sono tutti uguali, Golia è l'ultima e Davide la penultima.
    · I punti si contano colore per colore: se di un colore hai vinto una o due
      carte, sommi i numeri; da tre in su, ognuna vale solo un punto. Le carte
      vinte non si giocano più.
    · Una smazzata ha 15 prese. Vince il totale più alto; chi è in testa a pari
      punti condivide la vittoria.
    · Scrivi una carta, per esempio { $example }, o solo il numero se non ci sono dubbi.
      { key-last-trick } mostra l'ultima presa. Se puoi giocare una carta sola, Invio
      la gioca. Con Ctrl+C esci.
