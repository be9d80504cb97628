# What the commands say.

what-to-type =
    { -product } for 3 to 6 players, in the terminal. In a terminal, type:
      davidgoliath play                       a full match against bots
      davidgoliath play --deals 1             a single deal
      davidgoliath play --players 6 --lang de six players, in German
      davidgoliath --help                     everything else
    In a fresh clone put ./do run in front, in place of davidgoliath.

verify-right = { $file }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: all right
verify-wrong = { $file }: { $bad } of { $matches ->
    [one] one match
   *[other] { $matches } matches
} refused
fairness-holds = fair deal: commitment, hands and first dealer follow from the secret ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
fairness-not-shown = fairness not checked: the secret is not shown yet ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
fairness-no-data = not checked: no fairness data ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})

simulating = Matches played
simulated = { $matches ->
    [one] One match
   *[other] { $matches } matches
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $players } players, seed { $seed }
written-to = Written to { $file }
by-bot = By bot
by-seat = By seat
column-bot = bot
column-seat = seat
column-points = points a deal
column-interval = ± 95%
column-spread = spread
column-wins = matches won
number = { $value }
percent = { $value } %
show-match = Match { $match } of { $file }
