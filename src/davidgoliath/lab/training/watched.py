"""Games to learn from: mixed tables, and what two very different players think of each position.

On every seat sits `flat`, `greedy` or, seldom, chance; now and then anybody slips.  Whoever sits
there, both `flat` and `greedy` are asked about every position with a choice.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.kernel.arguments import HAND, Bytes
from davidgoliath.kernel.games import as_bytes
from davidgoliath.lab.training.asked import running

SITTING = {"flat": 0.6, "greedy": 0.3, "random": 0.1}
SLIPS = 0.04  # of all cards are played at random


@dataclass(frozen=True, slots=True)
class Watching:
    n_seats: int
    seed: int
    worlds: int  # in which `flat` tries its cards


class Watched(NamedTuple):
    rows: Bytes  # positions x bytes of a game's row
    values: NDArray[np.float16]  # positions x cards: points less the others', in flat's opinion
    greedy: Bytes  # the card that `greedy` plays


def watched(plan: Watching, first: int, deals: int) -> Watched:
    """The positions of these deals in which there is a choice."""
    chance = np.random.default_rng((plan.seed, plan.n_seats, first))
    its = running(plan.n_seats, plan.seed, first, deals)
    sitting = chance.choice(len(SITTING), (deals, plan.n_seats), p=list(SITTING.values()))
    everybody = np.arange(deals)
    found: list[Watched] = []
    for _ in range(HAND * plan.n_seats):
        values = its.flat_values(everybody, plan.worlds, chance)
        greedy, legal = kernel.choose(its.games, "greedy"), np.isfinite(values)
        free = legal.sum(axis=1) > 1
        rows = as_bytes(its.games)[free]
        found.append(Watched(rows, values[free].astype(np.float16), greedy[free]))
        at_random = np.where(legal, chance.random(legal.shape), -1).argmax(axis=1)
        by_bot = np.stack([values.argmax(axis=1), greedy, at_random])
        cards = by_bot[sitting[everybody, its.turns], everybody]
        cards = np.where(chance.random(deals) < SLIPS, at_random, cards)
        its.play(cards.astype(np.uint8))
    return Watched(*(np.concatenate(parts) for parts in zip(*found, strict=True)))
