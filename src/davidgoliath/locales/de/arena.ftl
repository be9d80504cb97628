# Was `arena` sagt.

comparing = Verglichene Runden
compared = { $deals ->
    [one] Eine Runde
   *[other] { $deals } Runden
}, { $players } Spieler, Seed { $seed }: Jeder Bot spielt jede Runde von jedem Platz aus, gegen { $field }.
column-less-others = Vorsprung
column-deals-won = Runden gewonnen
column-thinking = ms je Karte
column-difference = Unterschied
column-needed = Runden für einen Punkt
difference = { $one } − { $other }
thinking-explained = Vorsprung: Punkte über dem Mittel der anderen am Tisch. ms je Karte: Zeit für eine Wahl zwischen mindestens zwei Karten.
needed-explained = Runden für einen Punkt: So viele zeigen einen wahren Unterschied von einem Punkt in 8 von 10 Fällen (95-%-Intervall ohne 0).
needed = Ein wahrer Unterschied von einem Punkt zwischen { $bot } und { $field } zeigt sich mit { $deals } Runden in 8 von 10 Fällen (95-%-Intervall ohne 0).
until-reached = Nach { $deals } Runden beendet: Der Vorsprung ist auf ± { $points } oder besser bekannt.
until-missed = { $deals } Runden reichen nicht, um den Vorsprung auf ± { $points } zu kennen.

wrong-until = --until braucht eine Punktzahl über 0, zum Beispiel 0.5 oder ±0.5, nicht „{ $value }“
wrong-limit = --limit braucht eine Zahl von Sekunden über 0, zum Beispiel 2 oder 0.5, nicht „{ $value }“
