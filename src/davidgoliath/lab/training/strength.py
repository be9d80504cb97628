"""How well a net plays by itself, without any search: the likeliest card, from every seat."""

import numpy as np

from davidgoliath import kernel
from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import HAND
from davidgoliath.kernel.twin.nets import Numbers
from davidgoliath.lab.statistics import Moments
from davidgoliath.lab.summary import moments
from davidgoliath.lab.training.asked import running

SEED = 77  # of the deals: always the same, so that two nets can be compared
WORLDS = 100
FIELDS = {"greedy": 300, f"flat:{WORLDS}": 60}  # whom it meets, and in how many deals


def strength(n_seats: int, policy: Numbers, field: str, deals: int) -> Moments:
    """Points less the mean of the others'; a deal's value is the mean over all seats."""
    its = running(n_seats, SEED, 0, deals, times=n_seats)
    seats = np.tile(np.arange(n_seats), deals)
    chance = np.random.default_rng(SEED)
    for _ in range(HAND * n_seats):
        cards = np.zeros(len(seats), np.uint8)
        own, others = np.flatnonzero(its.turns == seats), np.flatnonzero(its.turns != seats)
        cards[own] = nets.policy(its.games[own], policy).argmax(axis=1)
        if field == "greedy":
            cards[others] = kernel.choose(its.games[others], field)
        else:
            cards[others] = its.flat_values(others, WORLDS, chance).argmax(axis=1)
        its.play(cards)
    scores = kernel.look(its.games).scores.astype(np.int64)
    margins = n_seats * scores[np.arange(len(seats)), seats] - scores.sum(axis=1)
    return moments(margins.reshape(deals, n_seats).sum(axis=1), n_seats * (n_seats - 1))
