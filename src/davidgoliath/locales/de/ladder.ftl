# Was `ladder` sagt.

climbing = { $players } Spieler, { $field }: { $bot }
ladder-field = { $players } Spieler, davon { $others } × { $field } (Seed { $seed })
ladder-order = Reihenfolge: { $order }
ladder-again = Jede Zeile noch einmal, mit denselben Zahlen:
ladder-order-explained = Reihenfolge: < wo sich die 95-%-Intervalle zweier Nachbarn nicht berühren, ≈ wo sie es tun; > wo sie getrennt sind, aber umgekehrt.
command = { -command } { $words }
column-deals = Runden
