# What can be wrong. Rules first (docs/rules.md), then records, then the rest.

by-rule = { $problem } (Regeln: { $paragraph })

unknown-card = „{ $card }“ ist keine Karte
wrong-players = { $players } Spieler: möglich sind 3 bis 6
wrong-hand-size = { $seat } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} bekommen statt 15
not-the-deck = die Hände ergeben zusammen nicht genau die Karten für { $players } Spieler
wrong-hands = für { $players } Spieler stehen { $hands } Hände da
wrong-dealer = als Geber ist Platz { $dealer } angegeben, es gibt aber nur die Plätze 0 bis { $last }
wrong-length = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}: möglich sind 1 bis 60
wrong-seed = „{ $seed }“ ist kein Seed: nötig ist eine ganze Zahl von 0 bis 18446744073709551615
match-is-over = { $deals ->
    [one] die einzige Runde ist gespielt
   *[other] alle { $deals } Runden sind gespielt
}
deal-is-running = Runde { $deal } läuft noch
not-your-turn = nicht { $seat } ist an der Reihe, sondern { $turn }
card-not-held = { $seat } hat { $card } nicht auf der Hand
must-follow = { $seat } spielt { $card }, hat aber { $led } auf der Hand und muss bedienen
deal-is-over = { $card } wird gespielt, obwohl die Runde schon zu Ende ist

you-do-not-hold = Du hast { $card } nicht auf der Hand.
you-hold-no-number = Du hast keine { $number } auf der Hand.
you-must-follow = { $card } geht nicht: Du hast { $led } auf der Hand und musst bedienen.
typed-no-card = „{ $typed }“ ist keine Karte. Gib Farbe und Zahl ein, zum Beispiel { $example }, oder ? für die Regeln in Kürze.

bad-match = { $place }: { $problem }
place-line = Zeile { $number }
place-match = Partie { $number }
place-deal = Runde { $number }
place-trick = Stich { $number }
seat-number = Platz { $seat }

not-an-object = eine Partie ist ein einziges JSON-Objekt, das hier ist etwas anderes
not-json = kein gültiges JSON (Stelle { $where })
not-json-at = kein gültiges JSON (dort in Reihe { $row }, Stelle { $where })
unusual-json = JSON, wie es in keinem Protokoll vorkommt: maßlose Zahlen oder Verschachtelung, oder kaputte Zeichen
line-too-long = länger als { $most } Byte, so lang ist keine Partie
field-twice = das Feld „{ $field }“ kommt zweimal vor
unknown-format = das Format ist „{ $format }“, nicht davidgoliath/1
missing-field = das Feld „{ $field }“ fehlt
wrong-type = das Feld „{ $field }“ hat den falschen Typ
too-many-deals = { $deals } Runden sind eingetragen, vereinbart { $agreed ->
    [one] war eine
   *[other] waren { $agreed }
}
deal-unfinished = die Runde ist nicht zu Ende gespielt, trotzdem folgt noch eine
dealer-did-not-move = Platz { $dealer } gibt, richtig wäre Platz { $right }
hand-order = die Hand von { $seat } ist nicht nach Farbe (R Y G B V) und Zahl sortiert
wrong-trick-length = der Stich hat die falsche Kartenzahl: { $cards }
plays-after-end = nach dem fünfzehnten Stich folgt noch einer
scores-too-early = Punkte sind eingetragen, aber die Runde ist nicht zu Ende gespielt
wrong-scores = als Punkte sind { $written } eingetragen, die Stiche ergeben { $right }
wrong-totals = als Summen sind { $written } eingetragen, die Runden ergeben { $right }
unknown-fairness = die Version { $version } des Feldes „fairness“ ist hier nicht bekannt
commitment-does-not-open = Geheimnis, Tisch, Sitzordnung und Rundenzahl passen nicht zur Festlegung
not-the-fair-dealer = Platz { $dealer } gibt zuerst, das Geheimnis ergibt aber einen anderen Geber
not-the-fair-hands = aus dem Geheimnis ergeben sich andere Hände

cannot-read = { $file } kann nicht gelesen werden: { $problem }
cannot-write = { $file } kann nicht geschrieben werden: { $problem }
system-not-found = Datei oder Ordner nicht gefunden
system-not-allowed = keine Berechtigung
system-is-a-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-disk-full = der Datenträger ist voll
system-too-large = die Datei würde größer als erlaubt
system-read-only = der Datenträger ist schreibgeschützt
output-failed = Die Ausgabe kann nicht geschrieben werden: { $problem }
file-exists = { $file } existiert bereits und wird nicht überschrieben
match-exists = { $file } existiert bereits und wird nicht überschrieben. Zum Weiterspielen: { -command } play --resume { $file }
recording-failed = Die letzte Karte konnte nicht aufgezeichnet werden: { $problem }. Alles davor steht noch in { $file }. Ist das behoben, spiel weiter mit: { -command } play --resume { $file }
not-a-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“
not-positive = { $option } braucht eine ganze Zahl ab 1, nicht { $value }
too-large = { $option } darf höchstens { $most } sein
no-such-bot = Es gibt keinen Bot namens „{ $bot }“. Zur Wahl stehen: { $bots } (N: eine ganze Zahl von 1 bis { $most })
wrong-number-of-bots = { $given ->
    [one] Ein Bot ist angegeben
   *[other] { $given } Bots sind angegeben
}, nötig sind { $wanted }
bot-failed = Die Partie bricht hier ab. Fehler im Bot „{ $bot }“ auf Platz { $seat }: { $problem }
bot-illegal = Die Partie bricht hier ab. Der Bot „{ $bot }“ auf Platz { $seat } hat { $problem } gespielt, was nicht erlaubt ist
bot-hung = Der Bot „{ $bot }“ hat { $problem } s lang nicht geantwortet (mehr Zeit gibt ihm --limit)
bot-ended = Der Prozess des Bots „{ $bot }“ hat sich beendet, ohne zu antworten
bot-no-module = Der Bot „{ $bot }“ ist nicht zu finden: Ein Modul „{ $problem }“ gibt es hier nicht
bot-no-class = Der Bot „{ $bot }“ ist nicht zu finden: In seinem Modul gibt es keine Klasse „{ $problem }“
bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }
bot-not-made = Der Bot „{ $bot }“ lässt sich nicht erzeugen; seine Klasse wird ohne Argumente aufgerufen: { $problem }
bot-no-choose = Dem Bot „{ $bot }“ fehlt die Methode { $problem }
unknown-ending = { $file }: An der Endung ist nicht zu erkennen, was geschrieben werden soll. Bekannt sind { $endings }
simulation-unfinished = In { $folder } liegt ein angefangener Lauf für { $file }. Fortsetzen lässt er sich mit --resume; für einen neuen Anfang den Ordner löschen
nothing-unfinished = Für { $file } gibt es keinen angefangenen Lauf, der sich fortsetzen ließe
other-simulation = In { $folder } liegt ein angefangener Lauf mit anderen Angaben oder von einer anderen Version: Gib dieselben Optionen wie damals an oder lösche den Ordner
resume-needs-out = --resume braucht --out: Nur eine Datei lässt sich fortsetzen
worker-died = Ein Arbeitsprozess ist mitten in der Arbeit abgebrochen; vielleicht war der Speicher voll
no-cluster = Unter „{ $address }“ ist kein Ray-Cluster erreichbar
extra-missing = Dafür wird { $library } gebraucht, das nicht installiert ist. Zum Installieren: pip install '{ $package }'
no-such-command = Diesen Befehl gibt es nicht. Zur Wahl stehen: { $commands }
value-missing = Bei { $option } fehlt der Wert
value-unwanted = { $option } steht allein, ohne Wert
words-unknown = Nicht verstanden: { $words }. Was möglich ist, zeigt: { -command } --help
words-missing = Hier fehlt noch etwas. Was, zeigt: { -command } { $command } --help
no-such-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }
no-match = { $file } enthält keine Partie
no-such-match = Eine Partie mit dieser Nummer gibt es in { $file } nicht; die letzte ist { $matches }
no-such-deal = { $file }: eine Runde mit dieser Nummer gibt es nicht
no-such-row = Eine Zeile mit dieser Nummer gibt es in { $file } nicht; sie gehen von 0 bis { $last }
row-alone = --row wählt eine einzelne Runde aus einer .parquet-Datei; bei anderen Dateien und zusammen mit --match oder --deal geht das nicht
not-our-parquet = { $file } ist keine Parquet-Datei mit simulierten Runden oder ist beschädigt
convert-to-text = Aus simulierten Runden lassen sich aufgezeichnete Partien (.jsonl) oder Punkte (.csv) schreiben, aber nicht { $file }
nothing-to-resume = { $file } enthält keine Partie, die sich fortsetzen lässt
resume-one-match = { $file } enthält mehr als eine Partie; fortsetzen lässt sich nur eine einzelne laufende
resume-over = Die Partie in { $file } ist zu Ende
resume-no-person = In { $file } sitzt auf jedem Platz ein Bot; für dich ist keiner frei
resume-many-persons = In { $file } spielt mehr als ein Mensch mit; hier spielst du allein gegen Bots
resume-no-deals = { $file } sagt nicht, woher die Karten der nächsten Runde kommen
fixed-by-record = { $option } lässt sich bei einer fortgesetzten Partie nicht ändern
interrupted = Abgebrochen
unexpected = Das hätte nicht passieren dürfen: { $problem }. Mit --debug werden die Einzelheiten angezeigt.
