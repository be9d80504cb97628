"""The strongest simple player: four ideas, one trick ahead, no chance, whole numbers.

1. An open pile may still grow: one or two cards are worth their numbers only if no third follows.
2. Whoever plays behind me plays some unseen card that he may hold: eight typical ways are tried.
3. What counts is my gain less the mean of the others', so giving somebody a third card is a gain.
4. A high number in the hand is a burden: it will fetch a whole trick at a time I cannot choose.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

from davidgoliath.bots.behind import playable, seats_behind, ways
from davidgoliath.rules import Card, Colour, Play, View
from davidgoliath.rules.cards import VALUES_PER_PLAYER
from davidgoliath.rules.scoring import FEW_CARDS, score_colour, values_by_colour
from davidgoliath.rules.trick import Seat, Trick, resolve

POINT = 1000  # everything is counted in thousandths of a point
BURDEN = POINT // 4  # of each unit of a number that stays in the hand


class GreedyBot:
    def choose(self, view: View, rng: Random) -> Card:  # noqa: ARG002 (it needs no chance)
        if len(view.legal) == 1:
            return view.legal[0]
        table = Table(view)
        return max(view.legal, key=table.value_of)  # of equal ones the first in card order


class Table:
    """What the view tells, counted once for all the cards that might be played."""

    def __init__(self, view: View) -> None:
        self.view, self.n_seats = view, view.n_seats
        self.unseen, self.voids = view.unseen, view.voids
        self.piles = [values_by_colour(cards) for cards in view.won]
        deck_colour = VALUES_PER_PLAYER * self.n_seats
        self.not_won = [
            deck_colour - sum(len(piles[colour]) for piles in self.piles) for colour in Colour
        ]
        self.behind = seats_behind(view)

    def value_of(self, card: Card) -> int:
        so_far = (*self.view.trick, Play(self.view.seat, card))
        led = so_far[0].card.colour
        choices = [(seat, playable(self.unseen, self.voids[seat], led)) for seat in self.behind]
        tricks = ways(so_far, choices)
        gain = sum(self.margin(trick) for trick in tricks) // len(tricks)
        return gain + BURDEN * card.value * (self.n_seats - 1)

    def margin(self, trick: Trick) -> int:
        """Idea 3: my gain less the mean of the others', times their number."""
        highest, lowest, rest = resolve(trick)
        left = self.left_after(trick)
        gains = {
            highest.seat: self.gain(highest.seat, rest, left),
            lowest.seat: self.gain(lowest.seat, [highest.card], left),
        }
        mine = gains.pop(self.view.seat, 0)
        others = sum(gains.values())
        return mine * (self.n_seats - 1) - others

    def left_after(self, trick: Trick) -> list[int]:
        """By colour, how many cards nobody has won once this trick is over.

        None at least: idea 2 may let two seats play the same card.
        """
        left = list(self.not_won)
        for play in trick:
            left[play.card.colour] -= 1
        return [max(cards, 0) for cards in left]

    def gain(self, seat: Seat, cards: Sequence[Card], left: list[int]) -> int:
        """What these cards add to the worth of the seat's piles."""
        total = 0
        for colour, values in enumerate(values_by_colour(cards)):
            if values:
                pile, more = self.piles[seat][colour], left[colour]
                total += worth(self.n_seats, pile + values, more)
                total -= worth(self.n_seats, pile, more)
        return total


def worth(n_seats: int, pile: Sequence[int], left: int) -> int:
    """Idea 1: a pile's expected points, when each card that is left comes to it once in n times."""
    return _worth(n_seats, len(pile), score_colour(pile), left)


@cache
def _worth(n_seats: int, cards: int, points: int, left: int) -> int:
    others = n_seats - 1
    none: int = POINT * others**left // n_seats**left
    one: int = POINT * left * others ** max(left - 1, 0) // n_seats**left
    two: int = POINT * (left * (left - 1) // 2) * others ** max(left - 2, 0) // n_seats**left
    mean = (VALUES_PER_PLAYER * n_seats + 1) // 2
    more_cards = POINT * left // n_seats - one - 2 * two  # beyond two, each counts one point
    return (
        none * points
        + one * (points + mean if cards < FEW_CARDS else cards + 1)
        + two * (2 * mean if cards == 0 else cards + 2)
        + (POINT - none - one - two) * cards
        + more_cards
    )
