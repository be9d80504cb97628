"""What a net says of running games: which card a seat would play, and how the deal will end.

The policy sees what the seat whose turn it is may know; the critic sees all hands, and is for
deals that were imagined.  docs/kernel.md has the features and the order of the weights.
"""

from typing import NamedTuple

import numpy as np

from davidgoliath.kernel import arguments
from davidgoliath.kernel.arguments import COLOURS, HAND, Bytes, WrongArgument
from davidgoliath.kernel.engine import engine
from davidgoliath.kernel.games import Games, as_bytes, seats_of
from davidgoliath.kernel.twin.features import OPEN_PLACES, PLACES, SEATS, TABLE_PLACES, VALUES
from davidgoliath.kernel.twin.nets import HIDDEN_LAYERS, WIDTH, Numbers


class Features(NamedTuple):
    """Zeros and ones."""

    colours: Bytes  # games x colours x places
    table: Bytes  # games x places


def size(places: int, outputs: int) -> int:
    """How many weights a net with so many features a colour has."""
    hidden = HIDDEN_LAYERS * (2 * WIDTH + 1) * WIDTH
    return (places + TABLE_PLACES + 1) * WIDTH + hidden + outputs * (WIDTH + 1)


POLICY_SIZE, CRITIC_SIZE = size(PLACES, VALUES), size(OPEN_PLACES, SEATS)


def policy(games: Games, weights: Numbers, *, threads: int | None = 1) -> Numbers:
    """By card (games x cards): the higher, the likelier; minus infinity where it is not legal."""
    n_seats = _seats(games)
    logits = np.empty((len(games), HAND * n_seats), np.float32)
    its = _weights(weights, POLICY_SIZE)
    engine.policy(n_seats, as_bytes(games), its, arguments.threads(threads), logits)
    return logits


def judge(games: Games, weights: Numbers, *, threads: int | None = 1) -> Numbers:
    """Points expected at the end (games x colours x seats), if all play as the policy does."""
    n_seats = _seats(games)
    expected = np.empty((len(games), COLOURS, n_seats), np.float32)
    its = _weights(weights, CRITIC_SIZE)
    engine.judge(n_seats, as_bytes(games), its, arguments.threads(threads), expected)
    return expected


def points(games: Games) -> Numbers:
    """Points so far: games x colours x seats."""
    n_seats = _seats(games)
    so_far = np.empty((len(games), COLOURS, n_seats), np.float32)
    engine.points(n_seats, as_bytes(games), 1, so_far)
    return so_far


def features(games: Games, *, open_hands: bool, threads: int | None = 1) -> Features:
    """What the policy is told of each game, or with open hands the critic."""
    n_seats = _seats(games)
    places = OPEN_PLACES if open_hands else PLACES
    told = Features(
        np.zeros((len(games), COLOURS, places), np.uint8),
        np.zeros((len(games), TABLE_PLACES), np.uint8),
    )
    engine.features(n_seats, as_bytes(games), open_hands, arguments.threads(threads), *told)
    return told


def _seats(games: Games) -> int:
    n_seats = seats_of(games)
    arguments.whole("the number of games", len(games), arguments.MOST_ROWS)
    return n_seats


def _weights(given: Numbers, wanted: int) -> Numbers:
    its = np.asarray(given)
    if its.dtype != np.float32 or its.shape != (wanted,) or not its.flags.c_contiguous:
        raise WrongArgument(f"weights is a contiguous array of {wanted} 32-bit floats")
    return its
