"""What the plays so far say: which imagined deals explain them, and how each seat chooses cards.

A deal in which a seat would hardly have played the cards that it did is an unlikely one.  How the
others choose is not known either: each seat has one of several habits, and keeps it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import habits
from davidgoliath.kernel.arguments import NO_CARD
from davidgoliath.kernel.games import Games, bit_of, look, step
from davidgoliath.kernel.habits import Habits
from davidgoliath.kernel.search import Known
from davidgoliath.kernel.twin.cards import deck_of
from davidgoliath.kernel.twin.game import started

RAREST = 1e-4  # nothing that was played is thought to be less likely


class Beliefs(NamedTuple):
    likely: NDArray[np.float64]  # by deal; they add up to 1
    habits: NDArray[np.float64]  # deals x seats x habits; for each seat they add up to 1


def believed(known: Known, agreeing: Games, its: Habits, trust: float) -> Beliefs:
    """How likely these deals are beside each other, and in each the habits of each seat.

    With `trust` 0 the plays say nothing, with 1 they say all that the habits make of them.
    """
    if trust == 0:
        return nothing(len(agreeing), known.n_seats, len(its))
    chances = trust * logarithms(known, agreeing, its)
    top = chances.max(axis=2, keepdims=True)
    of_habits = np.exp(chances - top)
    total = of_habits.sum(axis=2, keepdims=True)
    of_deal = (np.log(total) + top)[:, :, 0].sum(axis=1)
    likely = np.exp(of_deal - of_deal.max())
    return Beliefs(likely / likely.sum(), of_habits / total)


def nothing(deals: int, n_seats: int, ways: int) -> Beliefs:
    return Beliefs(np.full(deals, 1 / deals), np.full((deals, n_seats, ways), 1 / ways))


def logarithms(known: Known, agreeing: Games, its: Habits) -> NDArray[np.float64]:
    """Deals x seats x habits: how likely the plays of the seat were, as logarithms.

    The own plays say nothing about the hands of others: they stay at 0.
    """
    found = np.zeros((len(agreeing), known.n_seats, len(its)))
    seats = who_played(known)
    games = rewound(known, agreeing, seats)
    for seat, card in zip(seats, known.plays, strict=True):
        if seat != known.seat:
            legal = np.bitwise_count(look(games).legal).sum(axis=1, dtype=np.intp)
            free = np.flatnonzero(legal > 1)
            here = games[free]
            for number, habit in enumerate(its):
                chance = habits.chance_of(here, int(card), legal[free], habit)
                found[free, seat, number] += np.log(np.maximum(chance, RAREST))
        step(games, np.full(len(games), card, np.uint8))
    return found


def who_played(known: Known) -> list[int]:
    """The seat of each card played: it follows from the cards alone."""
    game, seats = started(deck_of(known.n_seats), known.leader, [0] * known.n_seats), []
    for card in known.plays:
        seats.append(game.turn)
        game.play(int(card))
    return seats


def rewound(known: Known, agreeing: Games, seats: list[int]) -> Games:
    """The same deals before the first card."""
    games = np.zeros_like(agreeing)
    games["hands"], games["trick"], games["leader"] = agreeing["hands"], NO_CARD, known.leader
    for seat, card in zip(seats, known.plays, strict=True):
        word, bit = bit_of(known.n_seats, int(card))
        games["hands"][:, seat, word] |= np.uint64(1 << bit)
    return games


def drawn(likely: NDArray[np.float64], count: int, luck: float) -> NDArray[np.intp]:
    """So many of them, each about as often as it is likely; `luck` from 0 to 1 shifts all draws."""
    places = (np.arange(count) + luck) / count
    found: NDArray[np.intp] = np.minimum(
        likely.cumsum().searchsorted(places, "right"), len(likely) - 1
    )
    return found
