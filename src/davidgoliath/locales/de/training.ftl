# Was `train` sagt.

training-watch = { $minutes } min: zugesehen, Teil { $done } von { $of }
training-imitate = { $minutes } min: nachgeahmt, Durchgang { $done } von { $of }; Überraschung { $surprise } Nat je Karte
training-respond = { $minutes } min: { $done } von { $of } Runden gespielt; Urteil auf { $judged }, Zweifel { $doubt }
training-strength = { $minutes } min: das Netz allein, Punkte über den anderen: { $greedy } ± { $greedy-within } unter greedy, { $flat } ± { $flat-within } unter flat:100
trained = Die Netze liegen in { $file }. Um mit ihnen zu spielen: DAVIDGOLIATH_NETS={ $folder }

other-training = In { $folder } liegt ein Training mit anderen Zahlen: ein anderes --out wählen, oder mit denselben Zahlen weitermachen
