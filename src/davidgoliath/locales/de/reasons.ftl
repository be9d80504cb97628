# Warum eine Karte gut oder schlecht ist; chance: in so vielen von 100 vorgestellten Runden geschieht es.

takes-goliath = In { $chance } von 100 Fällen bist du David und fängst Goliath.
takes-trick = In { $chance } von 100 Fällen bist du Goliath, bekommst den Rest des Stichs und spielst an.
spoils-own = In { $chance } von 100 Fällen bekommst du eine dritte Karte in { $colour }: Jede Karte dieses Stapels zählt dann nur noch einen Punkt.
gives-goliath = In { $chance } von 100 Fällen ist { $seat } David und fängt Goliath.
gives-trick = In { $chance } von 100 Fällen ist { $seat } Goliath und bekommt den Rest des Stichs.
spoils-other = In { $chance } von 100 Fällen bekommt { $seat } eine dritte Karte in { $colour }, und der Stapel ist nur noch einen Punkt je Karte wert.
forces-lead = In { $chance } von 100 Fällen muss { $seat } als Nächstes anspielen.
stays-out = In { $chance } von 100 Fällen bekommst du nichts.
