"""How somebody may choose cards: as a net does, or as one of the kernel's policies."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import Bytes
from davidgoliath.kernel.games import Games
from davidgoliath.kernel.search import choose
from davidgoliath.kernel.twin.nets import Numbers

Habit: TypeAlias = Numbers | str  # a policy's weights, or the name of a policy of the kernel
Habits: TypeAlias = Sequence[Habit]

SLIGHT = np.float32(1e-7)
SLIPS = 0.1  # how often somebody may play otherwise than a policy of the kernel would
RANDOM = "random"


def chance_of(games: Games, card: int, legal: NDArray[np.intp], habit: Habit) -> Numbers:
    """By game, how likely this card is; `legal` says from how many it is chosen."""
    if not isinstance(habit, str):
        logits = nets.policy(games, habit)
        return probabilities(logits)[:, card]
    at_random: Numbers = np.float32(1) / legal.astype(np.float32)
    if habit == RANDOM:
        return at_random
    right = (choose(games, habit) == card).astype(np.float32)
    its: Numbers = right * np.float32(1 - SLIPS) + np.float32(SLIPS) * at_random
    return its


def cards(games: Games, who: NDArray[np.intp], habits: Habits, luck: Numbers) -> Bytes:
    """A legal card in each game, as often as the habit of this number plays it."""
    chosen = np.zeros(len(games), np.uint8)
    for number, habit in enumerate(habits):
        here = np.flatnonzero(who == number)
        if len(here):
            chosen[here] = _cards(games[here], habit, luck[here])
    return chosen


def likely_cards(games: Games, policy: Numbers, luck: Numbers) -> NDArray[np.intp]:
    """A legal card in each game, as often as the net plays it; luck is from 0 to 1."""
    upto = probabilities(nets.policy(games, policy)).cumsum(axis=1)
    found: NDArray[np.intp] = (upto > (luck * upto[:, -1] * (1 - SLIGHT))[:, None]).argmax(axis=1)
    return found


def probabilities(logits: Numbers) -> Numbers:
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    its: Numbers = likely / likely.sum(axis=1, keepdims=True)
    return its


def _cards(games: Games, habit: Habit, luck: Numbers) -> Bytes:
    if isinstance(habit, str):
        return choose(games, habit, seed=int(luck[0] * 2**24))
    return likely_cards(games, habit, luck).astype(np.uint8)
