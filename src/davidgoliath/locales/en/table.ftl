# A match as it is played and shown.

you = You
player = Player
goliath = Goliath
david = David
points = points
total = total
earlier = before
both = { $first } and { $last }

welcome = { -product }, an unofficial implementation
match-plan = { $players } players, { $deals ->
    [one] a single deal
   *[other] { $deals } deals
}.
one-deal-too = For a single deal: { -command } play --deals 1
keys = ? shows the rules in short, { key-last-trick } the last trick. Ctrl-C leaves.
key-last-trick = t

deal-begins = Deal { $deal } of { $deals }. { $dealer_is ->
    [you] You deal
   *[other] { $dealer } deals
}, { $leader_is ->
    [you] you lead
   *[other] { $leader } leads
}.
trick-of = Trick { $trick } of 15
sign-leads = { $high } Goliath, { $low } David, { $sign } led
hands-dealt = Hands
unfinished = The deal ends here, unfinished.

david-takes = { $david_is ->
    [you] You played David ({ $low }) and take Goliath ({ $high }).
   *[other] { $david } played David ({ $low }) and takes Goliath ({ $high }).
}
goliath-takes = { $goliath_is ->
    [you] You take { $cards } and lead.
   *[other] { $goliath } takes { $cards } and leads.
}
goliath-takes-last = { $goliath_is ->
    [you] You take { $cards }.
   *[other] { $goliath } takes { $cards }.
}
tie-highest = { $cards } are equally high: the one played last, { $card }, is Goliath.
tie-lowest = { $cards } are equally low: the one played last, { $card }, is David.
tie-all-equal = All numbers are equal: the last card ({ $high }) is Goliath, the one before it ({ $low }) is David.

your-hand = Your hand
you-lead = You lead: play any card.
you-follow = Follow { $colour }: { $cards }
you-cannot-follow = You hold no { $colour }: play any card.
enter-plays = Enter plays { $card }, the only card you may play.
ask-card = Your card:
which-card = Which one do you mean: { $cards }?
no-last-trick = No trick of this deal is finished yet.
last-trick = Last trick

score-sheet = Score sheet, deal { $deal }
standings = Standings
final-ranking = Final ranking
wins = { $winner_is ->
    [you] You win with { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[other] { $winner } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
share-the-win = { $winners } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each.
match-left = You left the match.
match-not-kept = It was not recorded. With --record FILE a match can be left and gone on with.
match-kept = Everything played so far is in { $file }. To go on: { -command } play --resume { $file }
match-recorded = The match is recorded in { $file }.

quick-reference =
    { -product } in short
    · The leader plays any card. Follow the led colour if you can; if not, play any.
    · Goliath is the highest number of the trick, David the lowest, in any colour.
    · Whoever played David takes Goliath. Whoever played Goliath takes all the other
      cards and leads the next trick.
    · Equal numbers: the one played last is Goliath, or David. All of them equal:
      the last card is Goliath, the one before it David.
    · Points for each colour you won: one or two cards count their numbers; three
      or more count one point each. Cards won are never played again.
    · 15 tricks are a deal. The highest total wins; equal totals share the win.
    · Type a card like { $example }, or its number alone if only one card fits.
      { key-last-trick } shows the last trick, Enter plays your only legal card, Ctrl-C leaves.
