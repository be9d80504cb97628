# What the commands say.

what-to-type =
    { -product } for 3 to 6 players. At a terminal, type:
      { -command } play                       a full match against bots
      { -command } play --deals 1             a single deal
      { -command } play --players 6           with five bots
      { -command } play --lang it             in Italian (or de, en)
      { -command } --help                     everything else

verify-right = { $file }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: all right
verify-wrong = { $file }: refused { $bad } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
fairness-holds = fair deal: commitment, hands and first dealer follow from the secret ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
fairness-not-shown = deals not checked: the secret is not shown yet ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
fairness-no-data = deals not checked: no fairness data ({ $matches ->
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
simulation-rate = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} in { $seconds } s: { $rate } deals a second
simulation-kept = What is finished is kept in { $folder }. To go on, give the same command with --resume.
column-bot = bot
column-seat = seat
column-points = points per deal
column-interval = ± 95%
column-spread = spread
column-wins = matches won
number = { $value }
percent = { $value }%
show-match = Match { $match } of { $file }
show-row = Row { $row } of { $file }
