"""Somebody who knows the game and plays for fun: one trick ahead, with half a memory.

1. What the seats behind may play is tried in eight ways, as `greedy` does it.
2. Only the last three tricks are remembered: who showed a void in them, and which cards are gone.
3. A trick is worth what it adds to the own points as they stand, so third cards are minded in the
   own colours; what may come later and what the others get is not.
4. Where it makes no difference the highest card goes.
5. In the last five tricks of a match it is the lead over the best other player that counts.
"""

from dataclasses import replace
from random import Random

from davidgoliath.bots.behind import playable, seats_behind, ways
from davidgoliath.bots.standings import last_tricks, lead_after
from davidgoliath.rules import Card, Play, View
from davidgoliath.rules.scoring import score
from davidgoliath.rules.trick import Trick, resolve

REMEMBERED_TRICKS = 3
COUNTED_TRICKS = 5


class CasualBot:
    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        hopes = hopes_of(view)
        best = max(hopes)
        good = [card for card, hope in zip(view.legal, hopes, strict=True) if hope == best]
        highest = max(card.value for card in good)
        return rng.choice([card for card in good if card.value == highest])


def hopes_of(view: View) -> list[int]:
    """For each legal card what it brings, added up over the ways the trick may go on."""
    remembered = replace(view, tricks=view.tricks[-REMEMBERED_TRICKS:])
    unseen, voids, behind = remembered.unseen, remembered.voids, seats_behind(view)
    worth = lead_after if last_tricks(view, COUNTED_TRICKS) else points_won
    hopes = []
    for card in view.legal:
        so_far = (*view.trick, Play(view.seat, card))
        led = so_far[0].card.colour
        choices = [(seat, playable(unseen, voids[seat], led)) for seat in behind]
        hopes.append(sum(worth(view, trick) for trick in ways(so_far, choices)))
    return hopes


def points_won(view: View, trick: Trick) -> int:
    """Idea 3."""
    highest, lowest, rest = resolve(trick)
    won = view.won[view.seat]
    if view.seat == highest.seat:
        return score((*won, *rest)) - score(won)
    return score((*won, highest.card)) - score(won) if view.seat == lowest.seat else 0
