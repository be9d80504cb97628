# What `arena` says.

comparing = Deals compared
compared = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, { $players } players, seed { $seed }: each bot plays each deal from every seat, against { $field }.
column-less-others = less the others
column-deals-won = deals won
column-thinking = ms a card
column-difference = difference
column-needed = deals for one point
difference = { $one } − { $other }
thinking-explained = Less the others: points above the mean of the others at the table. ms a card: time for a choice between two cards or more.
needed-explained = Deals for one point: so many show a true difference of one point in 8 of 10 runs (95% interval without 0).
needed = A true difference of one point between { $bot } and { $field } shows in 8 of 10 runs of { $deals } deals (95% interval without 0).
until-reached = Ended after { $deals } deals: the points less the others are known to ± { $points } or better.
until-missed = { $deals } deals were not enough to know the points less the others to ± { $points }.

wrong-until = --until takes a number of points above 0, like 0.5 or ±0.5, not “{ $value }”
wrong-limit = --limit takes a number of seconds above 0, like 2 or 0.5, not “{ $value }”
