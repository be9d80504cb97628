# The page of statistics: davidgoliath stats.

stats-reading = Gelesene Megabyte
no-deals = { $files }: keine zu Ende gespielte Runde, also nichts zu zählen
stats-into-source = { $file } soll gelesen werden: Die Seite würde an ihre Stelle treten

report-title = { -product } in Zahlen
report-lead = { $deals ->
    [one] Eine gespielte Runde
   *[other] { $deals } gespielte Runden
}, und wie sicher die Zahlen sind.
report-few = Das sind wenige Runden: Unter { $fewest } steht kein 95-%-Intervall da, und man sieht mehr Zufall als Spiel.
report-contents = Auf dieser Seite
report-interval-note = In Klammern und in jeder Tabelle steht das 95-%-Intervall.
report-plot-note = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}; Striche: 95-%-Intervall; davidgoliath

report-sources = Woher die Runden kommen
report-deals = Runden
report-players = Spieler
report-seed = Seed
report-person = Mensch
report-unfinished = { $deals ->
    [one] eine abgebrochene nicht gezählt
   *[other] { $deals } abgebrochene nicht gezählt
}
report-more = und andere
report-unknown = ohne Angabe
report-standard-input = Standardeingabe
report-command-page = Diese Seite
report-command-deals = Die Runden in { $file }

report-group = { $players } Spieler
report-interval = 95-%-Intervall
report-mean = Durchschnitt
report-mean-axis = Punkte je Runde, Durchschnitt
report-column-points = Punkte
report-column-seat = Platz
report-column-colours = Je Spieler und Runde
report-column-position = Erster Stich
report-column-longest = Längste Farbe
report-column-tie = Gleiche Zahlen
report-column-deals = Runden mit …
report-numbers = Die Zahlen
report-estimate = { $value } ({ $interval })
report-range = { $low }–{ $high }
report-at-least = { $number } oder mehr

report-points = Punkte in einer Runde
report-points-axis = Punkte in einer Runde
report-points-share = Anteil der Ergebnisse
report-points-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} macht man im Schnitt { $points } Punkte je Runde. Am häufigsten sind es { $least } bis { $most } Punkte: in { $share } der Fälle.
report-points-alt = Säulen: wie oft ein Platz so viele Punkte hat, in Schritten von zehn.

report-seats = Punkte nach Platz
report-seats-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} hat Platz { $least_seat } im Schnitt die wenigsten Punkte, { $least }, und Platz { $most_seat } die meisten, { $most }.
report-seats-alike = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} hat kein Platz deutlich mehr Punkte als ein anderer: Die Durchschnitte reichen von { $least } bis { $most }.
report-seats-alt = Punkte mit 95-%-Intervallen: durchschnittliche Punkte in einer Runde für jeden Platz.
report-seat = Platz { $seat }
report-seat-of = Platz { $seat } · { $bot }

report-colours = Voller Wert oder ein Punkt je Karte
report-colours-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} stammen je Spieler { $full } Punkte aus Farben mit einer oder zwei Karten und { $third } aus Farben mit drei oder mehr.
report-colours-alt = Gestapelte Balken: Punkte aus Farben mit einer oder zwei Karten und aus Farben mit drei oder mehr.
report-full = Eine oder zwei Karten
report-third = Drei oder mehr
report-full-points = Punkte, eine oder zwei Karten
report-third-points = Punkte, drei oder mehr
report-full-piles = Farben mit einer oder zwei Karten
report-third-piles = Farben mit drei oder mehr
report-full-worth = Punkte einer Farbe mit einer oder zwei
report-third-worth = Punkte einer Farbe mit drei oder mehr

report-positions = Siege nach Position im ersten Stich
report-positions-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} gewinnt, wer den ersten Stich anspielt, { $first } der Runden, und wer in ihm zuletzt spielt, { $last }. Gleich verteilt wären es { $equal }.
report-positions-alt = Punkte mit 95-%-Intervallen: Anteil der gewonnenen Runden nach Position im ersten Stich. Eine Linie zeigt den gleichen Anteil.
report-wins-share = Anteil gewonnener Runden
report-leads = Spielt an
report-position = Als { $position ->
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[6] Sechster
}
report-equal-share = Linie: gleicher Anteil

report-longest = Siege nach längster Farbe
report-longest-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} gewinnt man mit { $short } Karten in der längsten Farbe { $short_share } der Runden, mit { $long } Karten { $long_share }.
report-longest-unknown = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} sind es zu wenige Runden, um die Längen zu vergleichen.
report-longest-alt = Punkte mit 95-%-Intervallen: Anteil der gewonnenen Runden nach Länge der längsten Farbe auf der Hand. Eine Linie zeigt den gleichen Anteil.
report-cards = { $number } Karten
report-cards-up = { $number }+ Karten

report-ties = Gleichstand im Stich
report-ties-finding = { $players ->
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[6] Zu sechst
} liegt die höchste Zahl in { $highest } der Stiche mehrmals da, die niedrigste in { $lowest }.
report-all-equal-finding = In einer von { $deals } Runden gibt es einen Stich aus lauter gleichen Zahlen.
report-all-equal-never = Ein Stich aus lauter gleichen Zahlen kam nicht vor.
report-all-equal-impossible = Sechs gleiche Zahlen in einem Stich gibt es nicht, denn es sind nur fünf Farben.
report-ties-alt = Punkte mit 95-%-Intervallen, logarithmisch: Anteil der Stiche mit Gleichstand bei Goliath, bei David, bei beiden und mit lauter gleichen Zahlen.
report-ties-share = Anteil der Stiche
report-tie-highest = Bei Goliath
report-tie-lowest = Bei David
report-tie-both = Bei beiden
report-tie-all = Alle gleich
report-one-in = Eine von
report-shared-win = Geteilter Sieg

report-method = Wie die Zahlen entstehen
report-method-words = Eine Runde gewinnt, wer in ihr die meisten Punkte hat; ein geteilter Sieg wird aufgeteilt. Die Plätze zählen wie in den Protokollen von 0 an im Uhrzeigersinn. Die längste Farbe meint die 15 ausgeteilten Karten. Von gleichen Zahlen gilt die zuletzt gespielte; bei Gleichstand hat also die Reihenfolge entschieden. Ein Stich aus lauter gleichen Zahlen zählt nur als solcher und sonst nirgends.
report-method-deals = Runden sind voneinander unabhängig, die Plätze einer Runde nicht. Darum wird alles, was über Plätze gemittelt ist, zuerst innerhalb der Runde gemittelt, und jede Runde ist ein Wert.
report-method-means = Durchschnitte stehen mit 1,96 Standardfehlern nach jeder Seite. Anteile haben das Wilson-Intervall; als Fallzahl gilt, wie viele unabhängige Fälle ebenso genau bekannt wären. Wo die Zahl der Fälle von Runde zu Runde wechselt (Punkte einer Farbe, Siege nach längster Farbe), ist die Zahl ein Quotient von Summen mit dem linearisierten Standardfehler für Runden als Klumpen.
report-method-sure = So ein Intervall enthält den wahren Wert in 19 von 20 Stichproben: jedes für sich, nicht alle zugleich. Unter { $fewest } Runden steht kein Intervall da, und der Punkt ist hohl.
report-method-limits = Die Zahlen beschreiben, wie diese Spieler diese Runden gespielt haben. Warum, sagen sie nicht, und andere spielen vielleicht anders.
report-version = davidgoliath { $version }. Ein inoffizielles Programm zum Kartenspiel von Reinhard Staupe.
