"""What search is made of: worlds that agree with a view, playouts, and exact endings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import arguments
from davidgoliath.kernel.arguments import HAND, MOST_ROWS, Bytes
from davidgoliath.kernel.engine import engine
from davidgoliath.kernel.games import Games, as_bytes, game_type, seats_of

EXPLORATION = 10  # points; docs/bots.md has others beside it
MOST_POINTS = 1000


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows of a deal, in card indices."""

    n_seats: int
    seat: int
    leader: int  # of the first trick
    hand: Sequence[int]  # the fifteen cards that were dealt to it
    plays: Sequence[int]  # every card played so far, in order


class Solved(NamedTuple):
    cards: Bytes  # what the seat whose turn it is plays; 255 where the game is over
    scores: NDArray[np.int16]  # games x seats at the end


class Walked(NamedTuple):
    """By card index; zero where a card may not be played."""

    visits: NDArray[np.int64]  # how often the tree's root went on with the card
    sums: NDArray[np.int64]  # then, as `flat` counts it


def worlds(known: Known, count: int, seed: int, *, threads: int | None = 1) -> Games:
    """So many deals that agree with what is known, each as likely as any other."""
    games = np.zeros(arguments.rows("count", count), game_type(known.n_seats))
    chance = arguments.seed(seed), arguments.threads(threads)
    engine.worlds(*_given(known), *chance, as_bytes(games))
    return games


def count_worlds(known: Known) -> int:
    """How many deals agree with what is known: up to 2^162."""
    words = np.zeros(3, np.uint64)
    engine.count_worlds(*_given(known), words)
    return sum(int(word) << 64 * place for place, word in enumerate(words))


def choose(
    games: Games, policies: str | Sequence[str], seed: int = 0, *, threads: int | None = 1
) -> Bytes:
    """By game the card that the policy of the seat plays whose turn it is; 255 where it is over."""
    n_seats = seats_of(games)
    cards = np.zeros(arguments.whole("the number of games", len(games), MOST_ROWS), np.uint8)
    seated = arguments.policies(policies, n_seats)
    chance = arguments.seed(seed), arguments.threads(threads)
    engine.choose(n_seats, as_bytes(games), seated, *chance, cards)
    return cards


def playouts(
    games: Games,
    policies: str | Sequence[str],
    seed: int,
    times: int = 1,
    *,
    threads: int | None = 1,
) -> NDArray[np.int16]:
    """Points at the end (games x times x seats), each game played out so many times."""
    n_seats = seats_of(games)
    arguments.rows("games times times", len(games) * arguments.rows("times", times) or 1)
    scores = np.zeros((len(games), times, n_seats), np.int16)
    seated = arguments.policies(policies, n_seats)
    chance = arguments.seed(seed), arguments.threads(threads)
    engine.playouts(n_seats, as_bytes(games), seated, *chance, scores)
    return scores


def solve(games: Games, *, threads: int | None = 1) -> Solved:
    """Games of which at most three tricks are left, each seat playing for its own points.

    Of cards that give their seat the same, the first in card order is played.
    """
    n_seats = seats_of(games)
    solved = Solved(np.zeros(len(games), np.uint8), np.zeros((len(games), n_seats), np.int16))
    engine.solve(n_seats, as_bytes(games), arguments.threads(threads), *solved)
    return solved


def flat(
    known: Known,
    count: int,
    seed: int,
    policies: str | Sequence[str] = "random",
    *,
    threads: int | None = 1,
) -> NDArray[np.int64]:
    """By card index: the seat's points times the number of others, less theirs, summed up.

    Every legal card is played in the same `count` agreeing deals, each then played out once.
    Cards that may not be played have zero.
    """
    sums = np.zeros(HAND * arguments.players(known.n_seats), np.int64)
    seated = arguments.policies(policies, known.n_seats)
    chance = arguments.seed(seed), arguments.rows("count", count), arguments.threads(threads)
    engine.flat(*_given(known), seated, *chance, sums)
    return sums


def ismcts(known: Known, iterations: int, seed: int, exploration: int = EXPLORATION) -> Walked:
    """Tree search: each iteration walks the one tree with a deal that agrees with what is known.

    `exploration` is in points: the greater, the longer cards are tried that did badly so far.
    """
    n_cards = HAND * arguments.players(known.n_seats)
    walked = Walked(np.zeros(n_cards, np.int64), np.zeros(n_cards, np.int64))
    points = arguments.whole("exploration", exploration, MOST_POINTS)
    chance = arguments.seed(seed), arguments.rows("iterations", iterations)
    engine.ismcts(*_given(known), points, *chance, *walked)
    return walked


def uct(
    games: Games,
    iterations: int,
    seed: int,
    exploration: int = EXPLORATION,
    *,
    threads: int | None = 1,
) -> Walked:
    """The tree search of `ismcts` in the games as they are, all hands open: games x cards."""
    n_seats = seats_of(games)
    walks = len(games) * arguments.rows("iterations", iterations)
    arguments.rows("games times iterations", walks or 1)
    walked = Walked(*np.zeros((2, len(games), HAND * n_seats), np.int64))
    points = arguments.whole("exploration", exploration, MOST_POINTS)
    chance = arguments.seed(seed), iterations, arguments.threads(threads)
    engine.uct(n_seats, as_bytes(games), points, *chance, *walked)
    return walked


def _given(known: Known) -> tuple[int, int, int, Bytes, Bytes]:
    n_seats = arguments.players(known.n_seats)
    last = n_seats - 1
    return (
        n_seats,
        arguments.whole("seat", known.seat, last),
        arguments.whole("leader", known.leader, last),
        arguments.cards("hand", known.hand, HAND),
        arguments.cards("plays", known.plays, None),
    )
