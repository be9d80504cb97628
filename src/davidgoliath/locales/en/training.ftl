# What `train` says.

training-watch = { $minutes } min: games watched, part { $done } of { $of }
training-imitate = { $minutes } min: imitation, pass { $done } of { $of }; surprise { $surprise } nats a card
training-respond = { $minutes } min: played { $done } of { $of } rounds; judged to { $judged }, in doubt by { $doubt }
training-strength = { $minutes } min: the net alone, points less the others: { $greedy } ± { $greedy-within } among greedy, { $flat } ± { $flat-within } among flat:100
trained = The nets are in { $file }. To play with them: DAVIDGOLIATH_NETS={ $folder }

other-training = { $folder } holds a training with other numbers: choose another --out, or the same numbers to go on with it
