"""Bots pause before a card, as people do; nobody learns from it what they hold.

The pause is drawn first, from chance that knows nothing of the game, and thinking happens within
it: neither the hand nor the number of legal cards nor how hard a card was to find shows.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from davidgoliath.rules import Card

SHORTEST, LONGEST = 0.4, 1.1  # seconds; every level that thinks within the first is done in time


@dataclass(frozen=True, slots=True)
class Pause:
    rng: Random  # for nothing else
    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep

    def __call__(self, choose: Callable[[], Card]) -> Card:
        """The card that is chosen meanwhile, once the pause is over."""
        end = self.now() + self.rng.uniform(SHORTEST, LONGEST)
        card = choose()
        if (left := end - self.now()) > 0:
            self.sleep(left)
        return card


def at_once(choose: Callable[[], Card]) -> Card:
    return choose()
