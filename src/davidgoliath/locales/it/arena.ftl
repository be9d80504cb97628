# Che cosa dice `arena`.

comparing = Smazzate confrontate
compared = { $deals ->
    [one] Una smazzata
   *[other] { $deals } smazzate
}, { $players } giocatori, seed { $seed }: ogni bot gioca ogni smazzata da ogni posto, contro { $field }.
column-less-others = vantaggio
column-deals-won = smazzate vinte
column-thinking = ms per carta
column-difference = differenza
column-needed = smazzate per un punto
difference = { $one } − { $other }
thinking-explained = Vantaggio: punti in più della media degli altri al tavolo. ms per carta: tempo di una scelta fra almeno due carte.
needed-explained = Smazzate per un punto: tante ne servono perché una differenza reale di un punto risulti in 8 casi su 10 (intervallo al 95% senza lo 0).
needed = Una differenza reale di un punto tra { $bot } e { $field } risulta in 8 casi su 10 con { $deals } smazzate (intervallo al 95% senza lo 0).
until-reached = Finito dopo { $deals } smazzate: il vantaggio è noto con un margine di ± { $points } o migliore.
until-missed = { $deals } smazzate non bastano per conoscere il vantaggio con un margine di ± { $points }.

wrong-until = --until richiede un numero di punti maggiore di 0, per esempio 0.5 o ±0.5, non «{ $value }»
wrong-limit = --limit richiede un numero di secondi maggiore di 0, per esempio 2 o 0.5, non «{ $value }»
