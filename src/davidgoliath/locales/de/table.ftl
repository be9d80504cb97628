# A match as it is played and shown.

you = Du
player = Spieler
goliath = Goliath
david = David
points = Punkte
total = Gesamt
earlier = bisher
both = { $first } und { $last }

welcome = { -product }, eine inoffizielle Umsetzung
match-plan = { $players } Spieler, { $deals ->
    [one] eine einzelne Runde
   *[other] { $deals } Runden
}.
one-deal-too = Für eine einzelne Runde: { -command } play --deals 1
keys = ? zeigt die Regeln in Kürze, { key-last-trick } den letzten Stich. Mit Strg+C verlässt du die Partie.
key-last-trick = s

deal-begins = Runde { $deal } von { $deals }. { $dealer_is ->
    [you] Du gibst
   *[other] { $dealer } gibt
}, { $leader_is ->
    [you] du spielst an
   *[other] { $leader } spielt an
}.
trick-of = Stich { $trick } von 15
sign-leads = { $high } Goliath, { $low } David, { $sign } angespielt
hands-dealt = Hände
unfinished = Hier bricht die Runde ab.

david-takes = { $david_is ->
    [you] Du hast David ({ $low }) gespielt und bekommst Goliath ({ $high }).
   *[other] { $david } hat David ({ $low }) gespielt und bekommt Goliath ({ $high }).
}
goliath-takes = { $goliath_is ->
    [you] Du bekommst { $cards } und spielst an.
   *[other] { $goliath } bekommt { $cards } und spielt an.
}
goliath-takes-last = { $goliath_is ->
    [you] Du bekommst { $cards }.
   *[other] { $goliath } bekommt { $cards }.
}
tie-highest = { $cards } sind gleich hoch. Goliath ist die zuletzt gespielte, { $card }.
tie-lowest = { $cards } sind gleich niedrig. David ist die zuletzt gespielte, { $card }.
tie-all-equal = Alle Karten zeigen dieselbe Zahl. Goliath ist die letzte ({ $high }), David die vorletzte ({ $low }).

your-hand = Deine Hand
you-lead = Du spielst an. Jede Karte ist erlaubt.
you-follow = Du musst { $colour } bedienen: { $cards }
you-cannot-follow = Du hast kein { $colour }. Jede Karte ist erlaubt.
enter-plays = Enter spielt { $card }, die einzige erlaubte Karte.
ask-card = Deine Karte:
which-card = Welche meinst du: { $cards }?
no-last-trick = In dieser Runde ist noch kein Stich zu Ende.
last-trick = Letzter Stich

score-sheet = Abrechnung, Runde { $deal }
standings = Zwischenstand
final-ranking = Endstand
wins = { $winner_is ->
    [you] Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $winner } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
share-the-win = Geteilter Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $winners }.
match-left = Du hast die Partie verlassen.
match-not-kept = Sie wurde nicht aufgezeichnet. Mit --record DATEI kannst du eine Partie unterbrechen und später fortsetzen.
match-kept = Alles bisher Gespielte steht in { $file }. Zum Weiterspielen: { -command } play --resume { $file }
match-recorded = Die Partie ist in { $file } aufgezeichnet.

quick-reference =
    { -product } in Kürze
    · Anspielen darfst du, was du willst. Sonst musst du die angespielte Farbe
      bedienen; nur wenn du sie nicht hast, ist jede Karte erlaubt.
    · Goliath ist die höchste Karte im Stich, David die niedrigste. Dabei zählen
      nur die Zahlen, nicht die Farben.
    · Wer David gespielt hat, bekommt Goliath. Wer Goliath gespielt hat, bekommt
      alle anderen Karten und spielt den nächsten Stich an.
    · Bei gleichen Zahlen gilt oben wie unten die zuletzt gespielte Karte. Zeigen
      alle dieselbe Zahl, ist die letzte Goliath und die vorletzte David.
    · Punkte gibt es für jede Farbe deiner gewonnenen Karten: Eine oder zwei zählen
      ihre Zahlen, ab drei zählt jede nur einen Punkt. Gewonnene Karten werden
      nicht mehr gespielt.
    · Eine Runde hat 15 Stiche. Die höchste Summe gewinnt; bei Gleichstand an der
      Spitze wird der Sieg geteilt.
    · Gib eine Karte ein, etwa { $example }, oder nur die Zahl, wenn sie eindeutig ist.
      { key-last-trick } zeigt den letzten Stich. Ist nur eine Karte erlaubt, spielt
      Enter sie. Mit Strg+C verlässt du die Partie.
