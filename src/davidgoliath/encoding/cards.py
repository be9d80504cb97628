"""A card as its place in the deck, and a set of cards as bits."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.games import bit_of, words
from davidgoliath.rules import Card, full_deck
from davidgoliath.rules.cards import VALUES_PER_PLAYER


def index_of(card: Card, n_seats: int) -> int:
    """
    >>> from davidgoliath.rules import Card, Colour
    >>> index_of(Card(Colour.RED, 1), 4), index_of(Card(Colour.VIOLET, 12), 4)
    (0, 59)
    """
    return int(card.colour) * VALUES_PER_PLAYER * n_seats + card.value - 1


def card_at(index: int, n_seats: int) -> Card:
    return _deck(n_seats)[index]


def indices_of(cards: Iterable[Card], n_seats: int) -> list[int]:
    colour = VALUES_PER_PLAYER * n_seats
    return [card.colour * colour + card.value - 1 for card in cards]


def set_of(cards: Iterable[Card], n_seats: int) -> int:
    """A bit for each card index."""
    members = 0
    for index in indices_of(cards, n_seats):
        members |= 1 << index
    return members


def sets_of(arrays: NDArray[np.uint64], n_seats: int) -> list[int]:
    """The kernel's sets (... x words), one after the other, as `set_of` has them."""
    flat = arrays.reshape(-1, words(n_seats))
    sets: list[int] = flat[:, 0].tolist()
    if words(n_seats) == 1:
        return sets
    split = next(card for card in range(len(_deck(n_seats))) if bit_of(n_seats, card)[0] == 1)
    return [low | high << split for low, high in zip(sets, flat[:, 1].tolist(), strict=True)]


@cache
def _deck(n_seats: int) -> tuple[Card, ...]:
    return tuple(full_deck(n_seats))
