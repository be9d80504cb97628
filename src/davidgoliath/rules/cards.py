"""Colours, cards and their notation, and the deck (rules §1)."""

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from davidgoliath.rules.errors import UnknownCard, WrongPlayers

FEWEST_PLAYERS, MOST_PLAYERS = 3, 6
HAND_SIZE = 15
VALUES_PER_PLAYER = 3


class Colour(IntEnum):
    """In the order in which they are written, shown and scored (§5.3)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    VIOLET = 4

    @property
    def letter(self) -> str:
        return "RYGBV"[self]


class Card(NamedTuple):
    """Cards sort by colour, then by value, like a hand.

    >>> str(Card(Colour.VIOLET, 12))
    'V12'
    """

    colour: Colour
    value: int

    def __str__(self) -> str:
        return _NAMES.get(self) or repr(self)


@cache
def full_deck(n_seats: int) -> tuple[Card, ...]:
    """§1.2: five colours, values 1 to three times the number of players, in order.

    >>> len(full_deck(4)), str(full_deck(4)[-1])
    (60, 'V12')
    """
    check_players(n_seats)
    values = range(1, VALUES_PER_PLAYER * n_seats + 1)
    return tuple(Card(colour, value) for colour in Colour for value in values)


def check_players(n_seats: int) -> None:
    """§1.1: three to six play."""
    if not FEWEST_PLAYERS <= n_seats <= MOST_PLAYERS:
        raise WrongPlayers(players=n_seats)


_NAMES = {card: f"{card.colour.letter}{card.value}" for card in full_deck(MOST_PLAYERS)}
_BY_NAME = {name: card for card, name in _NAMES.items()}


def parse_card(text: str) -> Card:
    """Colour letter and number, no zero in front.

    >>> parse_card("G7")
    Card(colour=<Colour.GREEN: 2>, value=7)
    """
    try:
        return _BY_NAME[text]
    except KeyError:
        raise UnknownCard(card=text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in text.split())


def card_names(cards: Sequence[Card]) -> str:
    """The opposite of `parse_cards`: "R9 R2 G9"."""
    return " ".join(map(str, cards))
