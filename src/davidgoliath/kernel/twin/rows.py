"""Games as the rows of bytes that NumPy's `games` arrays hold (docs/kernel.md)."""

from collections.abc import Iterable, Iterator
from functools import cache
from struct import Struct
from typing import NamedTuple

import numpy as np

from davidgoliath.kernel.arguments import NO_CARD, Bytes
from davidgoliath.kernel.twin.cards import CardSet, deck_of
from davidgoliath.kernel.twin.chance import WORD
from davidgoliath.kernel.twin.faults import fault
from davidgoliath.kernel.twin.game import Game


def row_size(n_seats: int) -> int:
    return layout(n_seats).row.size


class Layout(NamedTuple):
    row: Struct
    words: int  # of a set
    cut: int  # how many cards the first word holds


@cache
def layout(n_seats: int) -> Layout:
    """Hands and won cards; trick, voids and three numbers; up to a whole number of words.

    Where a set needs two words, the first has three colours, so that none is cut in two.
    """
    deck = deck_of(n_seats)
    words, cut = (1, deck.cards) if deck.cards <= WORD else (2, 3 * deck.values)
    return Layout(Struct(f"@{2 * n_seats * words}Q{2 * n_seats + 3}B0Q"), words, cut)


def words_of(n_seats: int, cards: CardSet) -> list[int]:
    _, words, cut = layout(n_seats)
    return [cards] if words == 1 else [cards & (1 << cut) - 1, cards >> cut]


def sets_in(n_seats: int, row: tuple[int, ...]) -> list[CardSet]:
    """The sets that these words are; bits that stand for no card become cards beyond the deck."""
    _, words, cut = layout(n_seats)
    if words == 1:
        return list(row)
    below = (1 << cut) - 1
    return [
        low & below | (high | (low >> cut) << WORD) << cut
        for low, high in zip(row[::2], row[1::2], strict=True)
    ]


def read(n_seats: int, games: Bytes) -> Iterator[Game]:
    """Raises ValueError where a row is no position of the game."""
    for number, game in enumerate(unpacked(n_seats, games)):
        if what := fault(game):
            raise ValueError(f"game {number} is no position: {what}")
        yield game


def unpacked(n_seats: int, games: Bytes) -> Iterator[Game]:
    """Rows as they are, whatever they say."""
    deck, (rows, words, _) = deck_of(n_seats), layout(n_seats)
    sets = n_seats * words
    for row in rows.iter_unpack(games.tobytes()):
        *small, leader, placed, tricks = row[2 * sets :]
        hands, won = sets_in(n_seats, row[:sets]), sets_in(n_seats, row[sets : 2 * sets])
        yield Game(deck, leader, hands, won, small[n_seats:], small[: min(placed, n_seats)], tricks)


def write(games: Iterable[Game], into: Bytes) -> None:
    rows = b"".join([packed(game) for game in games])
    into[...] = np.frombuffer(rows, np.uint8).reshape(into.shape)


def packed(game: Game) -> bytes:
    n_seats, placed = game.deck.n_seats, len(game.trick)
    sets = [word for cards in (*game.hands, *game.won) for word in words_of(n_seats, cards)]
    trick = [*game.trick, *[NO_CARD] * (n_seats - placed)]
    return layout(n_seats).row.pack(*sets, *trick, *game.voids, game.leader, placed, game.tricks)
