# What can be wrong. Rules first (docs/rules.md), then records, then the rest.

by-rule = { $problem } (regole: { $paragraph })

unknown-card = «{ $card }» non è una carta
wrong-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: devono essere da 3 a 6
wrong-hand-size = { $seat } ha ricevuto { $cards ->
    [one] una carta
   *[other] { $cards } carte
} invece di 15
not-the-deck = le mani non corrispondono esattamente al mazzo per { $players } giocatori
wrong-hands = per { $players } giocatori ci sono { $hands } mani
wrong-dealer = come mazziere è indicato il posto { $dealer }, ma i posti vanno da 0 a { $last }
wrong-length = { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}: una partita ne ha da 1 a 60
wrong-seed = «{ $seed }» non è un seed: ci vuole un numero intero da 0 a 18446744073709551615
match-is-over = { $deals ->
    [one] l'unica smazzata è già stata giocata
   *[other] tutte le { $deals } smazzate sono già state giocate
}
deal-is-running = la smazzata { $deal } è ancora in corso
not-your-turn = non è di turno { $seat }, ma { $turn }
card-not-held = { $seat } non ha { $card } in mano
must-follow = { $seat } gioca { $card } ma ha carte di colore { $led } e deve rispondere
deal-is-over = { $card } viene giocata a smazzata finita

you-do-not-hold = Non hai { $card } in mano.
you-hold-no-number = Non hai nessun { $number } in mano.
you-must-follow = Non puoi giocare { $card }: hai carte di colore { $led } e devi rispondere.
typed-no-card = «{ $typed }» non è una carta. Scrivi colore e numero, per esempio { $example }, oppure ? per le regole in breve.

bad-match = { $place }: { $problem }
place-line = riga { $number }
place-match = partita { $number }
place-deal = smazzata { $number }
place-trick = presa { $number }
seat-number = il posto { $seat }

not-an-object = una partita è un solo oggetto JSON, e questo è altro
not-json = JSON non valido (posizione { $where })
not-json-at = JSON non valido (alla sua riga { $row }, posizione { $where })
unusual-json = JSON che in nessuna partita registrata compare: numeri o annidamenti smisurati, oppure caratteri guasti
line-too-long = più di { $most } byte: nessuna partita è così lunga
field-twice = il campo «{ $field }» compare due volte
unknown-format = il formato è «{ $format }», non davidgoliath/1
missing-field = manca il campo «{ $field }»
wrong-type = il campo «{ $field }» è del tipo sbagliato
too-many-deals = ci sono { $deals } smazzate, ma { $agreed ->
    [one] ne era prevista una
   *[other] ne erano previste { $agreed }
}
deal-unfinished = la smazzata non è finita, ma ne segue un'altra
dealer-did-not-move = dà le carte il posto { $dealer }, dovrebbe darle il posto { $right }
hand-order = { $seat } ha una mano che non è ordinata per colore (R Y G B V) e numero
wrong-trick-length = la presa ha un numero di carte sbagliato: { $cards }
plays-after-end = dopo la quindicesima presa ce n'è un'altra
scores-too-early = ci sono già i punti, ma la smazzata non è finita
wrong-scores = i punti registrati sono { $written }, dalle carte giocate risultano { $right }
wrong-totals = i totali registrati sono { $written }, dalle smazzate risultano { $right }
unknown-fairness = qui non si conosce la versione { $version } del campo «fairness»
commitment-does-not-open = il segreto, il tavolo, i posti e il numero di smazzate non corrispondono all'impegno
not-the-fair-dealer = comincia a dare le carte il posto { $dealer }, ma dal segreto risulta un altro mazziere
not-the-fair-hands = dal segreto risultano altre mani

cannot-read = Impossibile leggere { $file }: { $problem }
cannot-write = Impossibile scrivere { $file }: { $problem }
system-not-found = file o cartella inesistente
system-not-allowed = permesso negato
system-is-a-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-disk-full = il disco è pieno
system-too-large = il file supererebbe la dimensione consentita
system-read-only = il disco è in sola lettura
output-failed = Impossibile scrivere l'output: { $problem }
file-exists = { $file } esiste già e non viene sovrascritto
match-exists = { $file } esiste già e non viene sovrascritto. Per riprendere quella partita: { -command } play --resume { $file }
recording-failed = Impossibile registrare l'ultima carta: { $problem }. In { $file } c'è ancora tutto quello che precede. Risolto il problema, riprendi con: { -command } play --resume { $file }
not-a-number = { $option } richiede un numero intero, non «{ $value }»
not-positive = { $option } richiede un numero intero da 1 in su, non { $value }
too-large = { $option } può essere al massimo { $most }
no-such-bot = Nessun bot si chiama «{ $bot }». Bot disponibili: { $bots } (N: un numero intero da 1 a { $most })
wrong-number-of-bots = { $given ->
    [one] È indicato un solo bot
   *[other] Sono indicati { $given } bot
}, ne servono { $wanted }
bot-failed = La partita finisce qui. Errore del bot «{ $bot }» al posto { $seat }: { $problem }
bot-illegal = La partita finisce qui. Il bot «{ $bot }» al posto { $seat } ha giocato { $problem }, che non è ammesso
bot-hung = Il bot «{ $bot }» non ha risposto entro { $problem } s (--limit gliene concede di più)
bot-ended = Il processo del bot «{ $bot }» è terminato senza rispondere
bot-no-module = Il bot «{ $bot }» non si trova: qui non c'è nessun modulo «{ $problem }»
bot-no-class = Il bot «{ $bot }» non si trova: nel suo modulo non c'è nessuna classe «{ $problem }»
bot-not-loaded = Impossibile caricare il bot «{ $bot }»: { $problem }
bot-not-made = Impossibile creare il bot «{ $bot }», la cui classe viene chiamata senza argomenti: { $problem }
bot-no-choose = Al bot «{ $bot }» manca il metodo { $problem }
unknown-ending = { $file }: dall'estensione non si capisce che cosa scrivere. Quelle note sono { $endings }
simulation-unfinished = { $folder } contiene una simulazione di { $file } lasciata a metà. Per continuarla aggiungi --resume; per ricominciare da capo cancella la cartella
nothing-unfinished = Non c'è nessuna simulazione di { $file } lasciata a metà da continuare
other-simulation = { $folder } contiene una simulazione a metà fatta con altre opzioni o con un'altra versione: usa le stesse opzioni di allora oppure cancella la cartella
resume-needs-out = --resume va usato insieme a --out: si può continuare solo un file
worker-died = Un processo si è interrotto nel mezzo del lavoro; forse la memoria era piena
no-cluster = Nessun cluster Ray risponde all'indirizzo «{ $address }»
extra-missing = Qui serve { $library }, che non è installato. Per installarlo: pip install '{ $package }'
no-such-command = Questo comando non esiste. Comandi disponibili: { $commands }
value-missing = A { $option } manca il valore
value-unwanted = { $option } non vuole un valore
words-unknown = Non capisco: { $words }. Per vedere che cosa si può scrivere: { -command } --help
words-missing = Qui manca qualcosa. Per vedere che cosa: { -command } { $command } --help
no-such-language = La lingua «{ $language }» non c'è. Lingue disponibili: { $languages }
no-match = { $file } non contiene partite
no-such-match = In { $file } non c'è una partita con questo numero; l'ultima è la { $matches }
no-such-deal = { $file }: non c'è una smazzata con questo numero
no-such-row = In { $file } non c'è una riga con questo numero; vanno da 0 a { $last }
row-alone = --row sceglie una sola smazzata di un file .parquet: non vale per altri file, né insieme a --match o --deal
not-our-parquet = { $file } non è un file Parquet di smazzate simulate, oppure è danneggiato
convert-to-text = Dalle smazzate simulate si possono scrivere partite registrate (.jsonl) o punti (.csv), ma non { $file }
nothing-to-resume = In { $file } non c'è nessuna partita da riprendere
resume-one-match = { $file } contiene più di una partita; si può riprendere solo una singola partita in corso
resume-over = La partita in { $file } è finita
resume-no-person = In { $file } c'è un bot a ogni posto: non ce n'è uno per te
resume-many-persons = Nella partita in { $file } gioca più di una persona; qui si gioca da soli contro i bot
resume-no-deals = { $file } non dice da dove vengono le carte della prossima smazzata
fixed-by-record = { $option } non si può cambiare quando si riprende una partita
interrupted = Interrotto
unexpected = Questo non doveva succedere: { $problem }. Con --debug si vedono i dettagli.
