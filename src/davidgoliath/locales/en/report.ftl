# The page of statistics: davidgoliath stats.

stats-reading = Megabytes read
no-deals = { $files } without a finished deal: nothing to count
stats-into-source = { $file } is a file to be read: the page would take its place

report-title = { -product } in numbers
report-lead = { $deals ->
    [one] One finished deal
   *[other] { $deals } finished deals
}, and how sure the numbers are.
report-few = These are few deals: below { $fewest } no 95% interval is given, and chance shows more than the game.
report-contents = On this page
report-interval-note = In brackets, and in every table, stands the 95% interval.
report-plot-note = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; lines: 95% interval; davidgoliath

report-sources = Where the deals come from
report-deals = Deals
report-players = Players
report-seed = Seed
report-person = person
report-unfinished = { $deals ->
    [one] one unfinished, left out
   *[other] { $deals } unfinished, left out
}
report-more = and others
report-unknown = not told
report-standard-input = standard input
report-command-page = This page
report-command-deals = The deals in { $file }

report-group = { $players } players
report-interval = 95% interval
report-mean = Mean
report-mean-axis = Mean points in a deal
report-column-points = Points
report-column-seat = Seat
report-column-colours = Of a player in a deal
report-column-position = First trick
report-column-longest = Longest colour
report-column-tie = Tie
report-column-deals = Deals with …
report-numbers = The numbers
report-estimate = { $value } ({ $interval })
report-range = { $low }–{ $high }
report-at-least = { $number } or more

report-points = Points in a deal
report-points-axis = Points in a deal
report-points-share = Share of results
report-points-finding = With { $players } players, a player makes { $points } points in a deal on average. Most often it is { $least } to { $most } points: { $share } of all results.
report-points-alt = Bar chart: how often a seat ends with so many points, in steps of ten.

report-seats = Points by seat
report-seats-finding = With { $players } players, seat { $least_seat } has the fewest points on average, { $least }, and seat { $most_seat } the most, { $most }.
report-seats-alike = With { $players } players, no seat clearly has more points than another: the means go from { $least } to { $most }.
report-seats-alt = Dots with 95% intervals: mean points in a deal for each seat.
report-seat = Seat { $seat }
report-seat-of = Seat { $seat } · { $bot }

report-colours = Full value, or one point a card
report-colours-finding = With { $players } players, of a player’s points { $full } come from colours with one or two cards, and { $third } from colours with three or more.
report-colours-alt = Stacked bars: points from colours with one or two cards, and from colours with three or more.
report-full = One or two cards
report-third = Three or more
report-full-points = Points, one or two cards
report-third-points = Points, three or more
report-full-piles = Colours with one or two cards
report-third-piles = Colours with three or more
report-full-worth = Points of a colour with one or two
report-third-worth = Points of a colour with three or more

report-positions = Wins by position in the first trick
report-positions-finding = With { $players } players, whoever leads the first trick wins { $first } of the deals, and whoever plays last to it { $last }. An equal share would be { $equal }.
report-positions-alt = Dots with 95% intervals: share of deals won by position in the first trick. A line marks an equal share.
report-wins-share = Share of deals won
report-leads = Leads
report-position = { $position ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
}
report-equal-share = Line: equal share

report-longest = Wins by longest colour
report-longest-finding = With { $players } players, a hand with { $short } cards in its longest colour wins { $short_share } of the deals, a hand with { $long } wins { $long_share }.
report-longest-unknown = With { $players } players there are too few deals to compare the lengths.
report-longest-alt = Dots with 95% intervals: share of deals won by the length of the longest colour dealt. A line marks an equal share.
report-cards = { $number } cards
report-cards-up = { $number }+ cards

report-ties = Ties in a trick
report-ties-finding = With { $players } players, the highest number lies there more than once in { $highest } of the tricks, the lowest in { $lowest }.
report-all-equal-finding = One deal in { $deals } has a trick of equal numbers only.
report-all-equal-never = A trick of equal numbers only did not come up.
report-all-equal-impossible = Six equal numbers in a trick cannot be: there are five colours.
report-ties-alt = Dots with 95% intervals on a logarithmic scale: share of tricks with a tie for Goliath, for David, for both, and with all numbers equal.
report-ties-share = Share of tricks
report-tie-highest = For Goliath
report-tie-lowest = For David
report-tie-both = For both
report-tie-all = All equal
report-one-in = One in
report-shared-win = A shared win

report-method = How the numbers are made
report-method-words = Whoever has the most points in a deal wins it; a shared win is divided. Seats are counted from 0, clockwise, as in the records. The longest colour is looked for among the 15 cards dealt. Of equal numbers the one played last counts, so a tie says that the order of play decided; a trick of equal cards only is counted as that and nowhere else.
report-method-deals = Deals are independent of each other, the seats of a deal are not. So everything that is averaged over seats is averaged within each deal first, and a deal is one value.
report-method-means = Means are given with 1.96 standard errors to each side. Shares have Wilson’s interval; its number of cases is how many independent ones would be known as well. Where the number of cases changes from deal to deal (points of a colour, wins by longest colour) the figure is a ratio of sums, with the linearised standard error for deals as clusters.
report-method-sure = Such an interval holds the true value in 19 of 20 samples: each by itself, not all of them at once. Below { $fewest } deals no interval is given, and the dot is hollow.
report-method-limits = The figures describe how these players played these deals. They do not say why, and other players may do otherwise.
report-version = davidgoliath { $version }. An unofficial program for the card game by Reinhard Staupe.
