# The page of statistics: davidgoliath stats.

stats-reading = Megabyte letti
no-deals = { $files }: nessuna smazzata finita, quindi niente da contare
stats-into-source = { $file } è un file da leggere: la pagina prenderebbe il suo posto

report-title = { -product } in cifre
report-lead = { $deals ->
    [one] Una smazzata giocata
   *[other] { $deals } smazzate giocate
}, e quanto ci si può fidare dei numeri.
report-few = Sono poche smazzate: sotto le { $fewest } l’intervallo al 95% non è indicato, e si vede più il caso che il gioco.
report-contents = In questa pagina
report-interval-note = Tra parentesi e in ogni tabella c’è l’intervallo al 95%.
report-plot-note = { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}; tratti: intervallo al 95%; davidgoliath

report-sources = Da dove vengono le smazzate
report-deals = Smazzate
report-players = Giocatori
report-seed = Seed
report-person = persona
report-unfinished = { $deals ->
    [one] una non finita, esclusa
   *[other] { $deals } non finite, escluse
}
report-more = e altri
report-unknown = non indicato
report-standard-input = input standard
report-command-page = Questa pagina
report-command-deals = Le smazzate di { $file }

report-group = { $players } giocatori
report-interval = Intervallo al 95%
report-mean = Media
report-mean-axis = Media dei punti a smazzata
report-column-points = Punti
report-column-seat = Posto
report-column-colours = A testa in una smazzata
report-column-position = Prima presa
report-column-longest = Colore più lungo
report-column-tie = Parità
report-column-deals = Smazzate con …
report-numbers = I numeri
report-estimate = { $value } ({ $interval })
report-range = { $low }–{ $high }
report-at-least = { $number } o più

report-points = Punti in una smazzata
report-points-axis = Punti in una smazzata
report-points-share = Quota dei risultati
report-points-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} si fanno in media { $points } punti a smazzata. Il più delle volte sono da { $least } a { $most }: { $share } dei casi.
report-points-alt = Istogramma: quanto spesso un posto fa un certo numero di punti, a gruppi di dieci.

report-seats = Punti per posto
report-seats-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} il posto { $least_seat } fa in media meno punti di tutti, { $least }, e il posto { $most_seat } più di tutti, { $most }.
report-seats-alike = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} nessun posto ha nettamente più punti di un altro: le medie vanno da { $least } a { $most }.
report-seats-alt = Punti con intervalli al 95%: media dei punti in una smazzata per ogni posto.
report-seat = Posto { $seat }
report-seat-of = Posto { $seat } · { $bot }

report-colours = Valore pieno o un punto a carta
report-colours-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
}, { $full } punti a testa vengono da colori con una o due carte e { $third } da colori con tre o più.
report-colours-alt = Barre sovrapposte: punti da colori con una o due carte e da colori con tre o più.
report-full = Una o due carte
report-third = Tre o più
report-full-points = Punti, una o due carte
report-third-points = Punti, tre o più
report-full-piles = Colori con una o due carte
report-third-piles = Colori con tre o più
report-full-worth = Punti di un colore con una o due
report-third-worth = Punti di un colore con tre o più

report-positions = Vittorie per posizione nella prima presa
report-positions-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} la quota di smazzate vinte è pari a { $first } per chi apre la prima presa e a { $last } per chi vi gioca per ultimo. In parti uguali sarebbe { $equal }.
report-positions-alt = Punti con intervalli al 95%: quota di smazzate vinte per posizione nella prima presa. Una linea segna la parte uguale.
report-wins-share = Quota di smazzate vinte
report-leads = Apre
report-position = Per { $position ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[6] sesto
}
report-equal-share = Linea: parti uguali

report-longest = Vittorie per colore più lungo
report-longest-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} la quota di smazzate vinte è pari a { $short_share } con { $short } carte nel colore più lungo e a { $long_share } con { $long } carte.
report-longest-unknown = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} le smazzate sono troppo poche per confrontare le lunghezze.
report-longest-alt = Punti con intervalli al 95%: quota di smazzate vinte per lunghezza del colore più lungo ricevuto. Una linea segna la parte uguale.
report-cards = { $number } carte
report-cards-up = { $number }+ carte

report-ties = Parità in una presa
report-ties-finding = { $players ->
    [3] In tre
    [4] In quattro
    [5] In cinque
   *[6] In sei
} la quota di prese in cui il numero più alto compare più volte è pari a { $highest }, quella del più basso a { $lowest }.
report-all-equal-finding = Una smazzata su { $deals } ha una presa di numeri tutti uguali.
report-all-equal-never = Una presa di numeri tutti uguali non è capitata.
report-all-equal-impossible = Sei numeri uguali in una presa non sono possibili: i colori sono cinque.
report-ties-alt = Punti con intervalli al 95% su scala logaritmica: quota di prese con parità per Golia, per Davide, per entrambi e con numeri tutti uguali.
report-ties-share = Quota delle prese
report-tie-highest = Per Golia
report-tie-lowest = Per Davide
report-tie-both = Per entrambi
report-tie-all = Tutti uguali
report-one-in = Una su
report-shared-win = Vittoria condivisa

report-method = Come nascono i numeri
report-method-words = Vince una smazzata chi vi fa più punti; una vittoria condivisa si divide. I posti si contano da 0 in senso orario, come nelle partite registrate. Il colore più lungo si cerca fra le 15 carte ricevute. Fra numeri uguali conta l’ultimo giocato: la parità dice dunque che ha deciso l’ordine di gioco. Una presa di numeri tutti uguali è contata solo come tale.
report-method-deals = Le smazzate sono indipendenti fra loro, i posti di una smazzata no. Perciò tutto ciò che è una media fra posti è prima la media dentro la smazzata, e ogni smazzata è un solo valore.
report-method-means = Le medie hanno 1,96 errori standard per parte. Le quote hanno l’intervallo di Wilson; come numero di casi vale quanti casi indipendenti darebbero la stessa precisione. Dove il numero di casi cambia da una smazzata all’altra (punti di un colore, vittorie per colore più lungo) la cifra è un rapporto fra somme, con l’errore standard linearizzato e le smazzate come grappoli.
report-method-sure = Un intervallo così contiene il valore vero in 19 campioni su 20: ciascuno per sé, non tutti insieme. Sotto le { $fewest } smazzate l’intervallo non è indicato e il punto è vuoto.
report-method-limits = Le cifre descrivono come questi giocatori hanno giocato queste smazzate. Non dicono perché, e altri potrebbero giocare diversamente.
report-version = davidgoliath { $version }. Un programma non ufficiale per il gioco di carte di Reinhard Staupe.
