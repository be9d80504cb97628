"""How well imagined deals explain what the others have played.

A deal in which a seat would hardly have played the cards that it did is an unlikely one.
"""

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import NO_CARD
from davidgoliath.kernel.games import Games, bit_of, step
from davidgoliath.kernel.search import Known
from davidgoliath.kernel.twin.cards import deck_of
from davidgoliath.kernel.twin.game import started
from davidgoliath.kernel.twin.nets import Numbers

RAREST = 1e-4  # nothing that was played is thought to be less likely


def weights(known: Known, agreeing: Games, policy: Numbers, trust: float) -> NDArray[np.float64]:
    """How likely each of these deals is beside the others; they add up to 1.

    With `trust` 0 all are equal, with 1 the others are thought to play by the policy.
    """
    likelihood = np.zeros(len(agreeing))
    seats = who_played(known)
    if trust > 0 and any(seat != known.seat for seat in seats):
        games = rewound(known, agreeing, seats)
        for seat, card in zip(seats, known.plays, strict=True):
            if seat != known.seat:
                likelihood += _log_chance(nets.policy(games, policy), card)
            step(games, np.full(len(games), card, np.uint8))
    relative: NDArray[np.float64] = np.exp(trust * (likelihood - likelihood.max()))
    its: NDArray[np.float64] = relative / relative.sum()
    return its


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


def _log_chance(logits: Numbers, card: int) -> NDArray[np.float64]:
    wide = logits.astype(np.float64)
    top = wide.max(axis=1)
    total = np.log(np.exp(wide - top[:, None]).sum(axis=1)) + top
    chance: NDArray[np.float64] = np.maximum(wide[:, card] - total, np.log(RAREST))
    return chance
