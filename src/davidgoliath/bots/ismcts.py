"""Tree search: what the others may answer is tried too, the better answers more often."""

from random import Random

from davidgoliath import kernel
from davidgoliath.bots.flat import SEED_BITS
from davidgoliath.encoding import index_of, known
from davidgoliath.rules import Card, View


class TreeBot:
    """The card that a tree search of so many iterations came back to most often."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        visits, sums = kernel.ismcts(known(view), self.iterations, rng.getrandbits(SEED_BITS))

        def worth(card: Card) -> tuple[int, int]:
            its = index_of(card, view.n_seats)
            return int(visits[its]), int(sums[its])

        return max(view.legal, key=worth)  # of equal ones the first in card order
