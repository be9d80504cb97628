# Perché una carta è buona o cattiva; chance: in quante smazzate immaginate su 100 succede.

takes-goliath = In { $chance } casi su 100 sei Davide e catturi Golia.
takes-trick = In { $chance } casi su 100 sei Golia, prendi il resto della presa e apri.
spoils-own = In { $chance } casi su 100 ricevi la terza carta di colore { $colour }: da allora ogni carta di quella pila vale un punto solo.
gives-goliath = In { $chance } casi su 100 { $seat } è Davide e cattura Golia.
gives-trick = In { $chance } casi su 100 { $seat } è Golia e prende il resto della presa.
spoils-other = In { $chance } casi su 100 { $seat } riceve la terza carta di colore { $colour } e ogni carta di quella pila vale un punto solo.
forces-lead = In { $chance } casi su 100 tocca a { $seat } aprire.
stays-out = In { $chance } casi su 100 non ricevi nulla.
