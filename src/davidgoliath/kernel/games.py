"""Batches of running games: one row a game, one step at a time."""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from davidgoliath.kernel import arguments
from davidgoliath.kernel.arguments import COLOURS, HAND, NO_CARD, Bytes, WrongArgument
from davidgoliath.kernel.engine import engine

Games: TypeAlias = NDArray[np.void]  # rows of `game_type`


class Looked(NamedTuple):
    turns: NDArray[np.int8]  # whose turn it is in each game; -1 when it is over
    legal: NDArray[np.uint64]  # games x words: the cards that may be played
    scores: NDArray[np.int16]  # games x seats: points so far

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.turns < 0


def words(n_seats: int) -> int:
    """A set of cards fills one word for 3 and 4 players, two for 5 and 6."""
    return 1 if HAND * n_seats <= 64 else 2


@cache
def game_type(n_seats: int) -> np.dtype[np.void]:
    """A row of a games array; the compiled kernel reads its bytes."""
    arguments.players(n_seats)
    of_seats, sets = (n_seats,), (n_seats, words(n_seats))
    fields: list[tuple[Any, ...]] = [
        ("hands", np.uint64, sets),
        ("won", np.uint64, sets),
        ("trick", np.uint8, of_seats),
        ("voids", np.uint8, of_seats),
        ("leader", np.uint8),
        ("placed", np.uint8),
        ("tricks", np.uint8),
    ]
    return np.dtype(fields, align=True)


def bit_of(n_seats: int, card: int) -> tuple[int, int]:
    """In which word of a set of cards this one is, and which bit of it."""
    split = 3 * 3 * n_seats if words(n_seats) == 2 else COLOURS * 3 * n_seats
    return (0, card) if card < split else (1, card - split)


def started(hands: ArrayLike, leaders: ArrayLike) -> Games:
    """Games before their first card, from hands (games x seats x 15) and who leads each."""
    dealt = np.asarray(hands)
    n_seats = arguments.players(dealt.shape[1] if dealt.ndim == 3 else 0)
    dealt = arguments.cards("hands", dealt, None, n_seats, HAND)
    first = arguments.cards("leaders", leaders, len(dealt))
    if dealt.size and dealt.max() >= HAND * n_seats:
        raise WrongArgument("hands hold a card that is not in the deck")
    games = np.zeros(len(dealt), game_type(n_seats))
    games["trick"], games["leader"] = NO_CARD, first
    places = [bit_of(n_seats, card) for card in range(HAND * n_seats)]
    for word in range(words(n_seats)):
        bits = np.array([1 << bit if at == word else 0 for at, bit in places], np.uint64)
        games["hands"][:, :, word] = np.bitwise_or.reduce(bits[dealt], axis=2)
    look(games)  # refuses what is no deck
    return games


def look(games: Games) -> Looked:
    """Whose turn it is, what may be played and the points so far."""
    n_seats, looked = blank_looked(games)
    engine.look(n_seats, as_bytes(games), *looked)
    return looked


def step(games: Games, cards: ArrayLike) -> Looked:
    """Play one card in every game, changing `games`; after an error they are as before."""
    n_seats, looked = blank_looked(games)
    if not games.flags.writeable:
        raise WrongArgument("these games are read-only")
    played = arguments.cards("cards", cards, len(games))
    engine.step(n_seats, as_bytes(games), played, *looked)
    return looked


def seats_of(games: Games) -> int:
    """How many players these games have; refuses what is no array of games."""
    kind = getattr(games, "dtype", None)
    for n_seats in range(arguments.FEWEST_PLAYERS, arguments.MOST_PLAYERS + 1):
        if kind == game_type(n_seats) and games.ndim == 1 and games.flags.c_contiguous:
            return n_seats
    raise WrongArgument("games is a one-dimensional, contiguous array of game_type(n_seats)")


def as_bytes(games: Games) -> Bytes:
    """The same memory: games x bytes of a row."""
    return games.view(np.uint8).reshape(len(games), games.dtype.itemsize)


def blank_looked(games: Games) -> tuple[int, Looked]:
    """The number of players, and arrays for what is to be told of these games."""
    n_seats = seats_of(games)
    arguments.whole("the number of games", len(games), arguments.MOST_ROWS)
    return n_seats, Looked(
        turns=np.zeros(len(games), np.int8),
        legal=np.zeros((len(games), words(n_seats)), np.uint64),
        scores=np.zeros((len(games), n_seats), np.int16),
    )
