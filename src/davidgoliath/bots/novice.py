"""A beginner, who sees no further than the cards that lie on the table.

1. A trick is judged as it lies, as if nobody played behind and nobody had a void.
2. What it brings is the sum of its numbers: that a third card spoils a colour is forgotten.
3. Taking Goliath as David is such fun that it counts twice.
4. High cards are kept: where nothing tempts, the lowest goes, and a lead hopes to be David.
5. In the last three tricks of a match points are counted, and what wins the match is played.
"""

from random import Random

from davidgoliath.bots.standings import last_tricks, lead_after
from davidgoliath.rules import Card, Play, View
from davidgoliath.rules.trick import Seat, Trick, resolve

FUN = 2  # how often Goliath counts for who takes it as David
COUNTED_TRICKS = 3


class NoviceBot:
    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        tempting = most_tempting(view) if view.trick else view.legal
        lowest = min(card.value for card in tempting)
        return rng.choice([card for card in tempting if card.value == lowest])


def most_tempting(view: View) -> list[Card]:
    counts = last_tricks(view, COUNTED_TRICKS)
    temptations = []
    for card in view.legal:
        trick = (*view.trick, Play(view.seat, card))
        temptations.append(lead_after(view, trick) if counts else numbers_won(trick, view.seat))
    most = max(temptations)
    return [card for card, its in zip(view.legal, temptations, strict=True) if its == most]


def numbers_won(trick: Trick, seat: Seat) -> int:
    """Ideas 1 to 3."""
    highest, lowest, rest = resolve(trick)
    if seat == lowest.seat:
        return FUN * highest.card.value
    return sum(card.value for card in rest) if seat == highest.seat else 0
