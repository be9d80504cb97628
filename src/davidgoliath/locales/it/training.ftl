# Che cosa dice `train`.

training-watch = { $minutes } min: partite osservate, parte { $done } di { $of }
training-imitate = { $minutes } min: imitazione, passata { $done } di { $of }; sorpresa { $surprise } nat a carta
training-respond = { $minutes } min: { $done } turni giocati su { $of }; giudizio a { $judged }, dubbio { $doubt }
training-strength = { $minutes } min: la rete da sola, punti più degli altri: { $greedy } ± { $greedy-within } fra greedy, { $flat } ± { $flat-within } fra flat:100
trained = Le reti sono in { $file }. Per giocarci: DAVIDGOLIATH_NETS={ $folder }

other-training = In { $folder } c'è un addestramento con altri numeri: scegli un altro --out, oppure gli stessi numeri per riprenderlo
