"""The first bot that searches: every legal card is tried in the same imagined deals."""

from random import Random

from davidgoliath import kernel
from davidgoliath.encoding import index_of, known
from davidgoliath.rules import Card, View

SEED_BITS = 64


class FlatBot:
    """The card that ends best when all that follows is played at random.

    What counts is the own points less the mean of the others', over so many deals (worlds) that
    agree with what this seat knows.
    """

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        sums = kernel.flat(known(view), self.worlds, rng.getrandbits(SEED_BITS), "random")
        n_seats = view.n_seats
        # of equal ones the first in card order
        return max(view.legal, key=lambda card: sums[index_of(card, n_seats)])
