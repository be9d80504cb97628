"""Tree search: what the others may answer is tried too, the better answers more often."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

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
        walked = kernel.ismcts(known(view), self.iterations, rng.getrandbits(SEED_BITS))
        return most_visited(view.legal, view.n_seats, *walked)


def most_visited(
    legal: Sequence[Card], n_seats: int, visits: NDArray[np.int64], sums: NDArray[np.int64]
) -> Card:
    """Of equal ones the better, then the first in card order."""
    places = {card: index_of(card, n_seats) for card in legal}
    return max(legal, key=lambda card: (int(visits[places[card]]), int(sums[places[card]])))
