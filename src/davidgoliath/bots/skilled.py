"""A bot that counts every card and imagines the hands of the others, but not how they play."""

from dataclasses import dataclass
from random import Random

import numpy as np

from davidgoliath import kernel
from davidgoliath.bots import aim
from davidgoliath.bots.flat import SEED_BITS
from davidgoliath.encoding import card_at, indices_of, known
from davidgoliath.kernel.engine import BUILD, PYTHON
from davidgoliath.rules import Card, View

WORLDS = 20 if BUILD == PYTHON else 250


@dataclass(frozen=True, slots=True)
class SkilledBot:
    """Every legal card in the same imagined deals, all that follows at random, as `flat` does.

    Unlike `flat` it also knows how the match stands.
    """

    worlds: int = WORLDS

    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        imagined = kernel.worlds(known(view), self.worlds, rng.getrandbits(SEED_BITS))
        cards = indices_of(view.legal, view.n_seats)
        games = np.repeat(imagined, len(cards))
        kernel.step(games, np.tile(cards, self.worlds))
        ends = kernel.playouts(games, "random", rng.getrandbits(SEED_BITS))
        points = ends.reshape(self.worlds, len(cards), view.n_seats).astype(np.float64)
        worth = aim.values(points, view).mean(axis=0)
        return card_at(cards[int(worth.argmax())], view.n_seats)
