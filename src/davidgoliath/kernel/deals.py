"""Whole deals: dealt from a seed, played to their end, and read back from their plays."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from davidgoliath.kernel import arguments
from davidgoliath.kernel.arguments import COLOURS, HAND, Bytes
from davidgoliath.kernel.engine import engine


class Matches(NamedTuple):
    dealers: Bytes  # matches x deals
    scores: NDArray[np.int16]  # matches x deals x seats
    plays: Bytes  # matches x deals x cards in order of play; no matches where not wanted


class Replayed(NamedTuple):
    hands: Bytes  # deals x seats x 15, as dealt, in card order
    cards: Bytes  # deals x seats x colours: cards won
    points: NDArray[np.int16]  # deals x seats x colours
    ties: Bytes  # deals x tricks: 1 highest tied, 2 lowest tied (both: 3), 4 all cards equal


def deal(n_seats: int, seed: int, first: int, count: int) -> tuple[Bytes, Bytes]:
    """The research deals from this number on: hands (deals x seats x 15) and the dealers drawn."""
    hands = np.zeros((arguments.rows("count", count), arguments.players(n_seats), HAND), np.uint8)
    dealers = np.zeros(count, np.uint8)
    numbers = arguments.seed(seed), arguments.whole("first", first, arguments.MOST_SEED - count)
    engine.deal(n_seats, *numbers, hands, dealers)
    return hands, dealers


def play_matches(  # noqa: PLR0913 (one call for everything that a simulation varies)
    n_seats: int,
    seed: int,
    first: int,
    matches: int,
    *,
    length: int = 1,
    policies: str | Sequence[str] = "random",
    threads: int | None = None,
    with_plays: bool = False,
) -> Matches:
    """Research deals played to their end; match m begins with deal m * length of the seed.

    The first dealer of a match is the one drawn for its first deal, later ones follow clockwise.
    """
    seats = arguments.policies(policies, arguments.players(n_seats))
    arguments.rows("length", length)
    deals = arguments.rows("matches times length", arguments.rows("matches", matches) * length)
    most = arguments.MOST_SEED // length - matches
    start = arguments.seed(seed), arguments.whole("first", first, most)
    cards = (matches, length, HAND * n_seats) if with_plays else (0, 0, 0)
    played = Matches(
        dealers=np.zeros((matches, length), np.uint8),
        scores=np.zeros((matches, length, n_seats), np.int16),
        plays=np.zeros(cards, np.uint8),
    )
    workers = min(arguments.threads(threads), deals)
    engine.play_matches(n_seats, start[0], start[1], seats, workers, *played)
    return played


def replay(
    n_seats: int, leaders: ArrayLike, plays: ArrayLike, *, threads: int | None = None
) -> Replayed:
    """Finished deals from who led their first trick and their plays (deals x cards)."""
    played = arguments.cards("plays", plays, None, HAND * arguments.players(n_seats))
    first = arguments.cards("leaders", leaders, len(played))
    replayed = blank_replayed(n_seats, len(played))
    engine.replay(n_seats, first, played, arguments.threads(threads), *replayed)
    return replayed


def blank_replayed(n_seats: int, deals: int) -> Replayed:
    """Arrays for what is to be read back from so many deals."""
    return Replayed(
        hands=np.zeros((deals, n_seats, HAND), np.uint8),
        cards=np.zeros((deals, n_seats, COLOURS), np.uint8),
        points=np.zeros((deals, n_seats, COLOURS), np.int16),
        ties=np.zeros((deals, HAND), np.uint8),
    )
