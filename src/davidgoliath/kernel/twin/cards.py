"""Cards as numbers in the order of the deck (rules §1), and sets of them as bits."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from davidgoliath.kernel.arguments import COLOURS, HAND

CardSet: TypeAlias = int  # bit c: card c

FEW_CARDS = 2


@dataclass(frozen=True, slots=True)
class Deck:
    """What is worth knowing once about all cards of a game."""

    n_seats: int
    values: int  # cards of a colour
    cards: int
    value_of: tuple[int, ...]  # by card, from 0
    colour_of: tuple[int, ...]  # by card
    suits: tuple[CardSet, ...]  # by colour
    coloured: tuple[CardSet, ...]  # by set of colours: all cards of these
    whole: CardSet


@cache
def deck_of(n_seats: int) -> Deck:
    values = 3 * n_seats
    numbers = range(HAND * n_seats)
    suits = [((1 << values) - 1) << values * colour for colour in range(COLOURS)]
    return Deck(
        n_seats=n_seats,
        values=values,
        cards=len(numbers),
        value_of=tuple(card % values for card in numbers),
        colour_of=tuple(card // values for card in numbers),
        suits=tuple(suits),
        coloured=tuple(
            sum(suit for colour, suit in enumerate(suits) if colours >> colour & 1)
            for colours in range(1 << COLOURS)
        ),
        whole=sum(suits),
    )


def set_of(cards: list[int]) -> CardSet:
    """The cards must be different."""
    return sum([1 << card for card in cards])


def union(sets: Iterable[CardSet]) -> CardSet:
    together = 0
    for cards in sets:
        together |= cards
    return together


def members(cards: CardSet) -> list[int]:
    """In card order."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def nth(cards: CardSet, number: int) -> int:
    """The card of this number in the set, counted from 0."""
    for _ in range(number):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def by_value(deck: Deck, cards: CardSet) -> list[int]:
    """By value and, where this is equal, by colour."""
    return sorted(members(cards), key=deck.value_of.__getitem__)


def by_colour(deck: Deck, cards: CardSet) -> list[int]:
    """For each colour its values as bits, the lowest value first."""
    return [(cards & suit) >> deck.values * colour for colour, suit in enumerate(deck.suits)]


def score_colour(values: int) -> int:
    """§5.1-§5.2: one or two cards of a colour count their values; three or more, 1 point each."""
    cards = values.bit_count()
    if cards > FEW_CARDS:
        return cards
    highest, lowest = values.bit_length(), (values & -values).bit_length()
    return highest + lowest if cards == FEW_CARDS else highest


def score(deck: Deck, won: CardSet) -> int:
    """§5.3: the five colours add up."""
    return sum([score_colour(values) for values in by_colour(deck, won)])
