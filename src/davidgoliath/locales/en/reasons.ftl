# Why a card is good or bad; chance: in how many of 100 imagined deals it happens.

takes-goliath = In { $chance } of 100 cases you are David and capture Goliath.
takes-trick = In { $chance } of 100 cases you are Goliath, get the rest of the trick and lead.
spoils-own = In { $chance } of 100 cases you get a third { $colour } card: your { $colour } pile falls to a point a card.
gives-goliath = In { $chance } of 100 cases { $seat } is David and captures Goliath.
gives-trick = In { $chance } of 100 cases { $seat } is Goliath and gets the rest of the trick.
spoils-other = In { $chance } of 100 cases { $seat } gets a third { $colour } card, and that pile falls to a point a card.
forces-lead = In { $chance } of 100 cases { $seat } has to lead next.
stays-out = In { $chance } of 100 cases nothing comes to you.
