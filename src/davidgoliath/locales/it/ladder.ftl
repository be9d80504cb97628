# Che cosa dice `ladder`.

climbing = { $players } giocatori, { $field }: { $bot }
ladder-field = { $players } giocatori, di cui { $others } { $field } (seed { $seed })
ladder-order = In ordine: { $order }
ladder-again = Per riavere una riga, con gli stessi numeri:
ladder-order-explained = In ordine: < se gli intervalli al 95% di due vicini non si toccano, ≈ se si toccano; > se sono separati, ma al contrario.
command = { -command } { $words }
column-deals = smazzate
