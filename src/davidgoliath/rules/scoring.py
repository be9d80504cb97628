"""Points for the cards won (rules §5)."""

from collections.abc import Iterable, Sequence

from davidgoliath.rules.cards import Card, Colour

FEW_CARDS = 2


def score(won: Iterable[Card]) -> int:
    """§5.3: the five colours add up.

    >>> from davidgoliath.rules.cards import parse_cards
    >>> score(parse_cards("R4 R10 R11 Y8 G5 G9 B2 B3 B6 B10 B12 V10 V12"))
    52
    """
    return sum(score_by_colour(won))


def score_by_colour(won: Iterable[Card]) -> tuple[int, ...]:
    return tuple([score_colour(values) for values in values_by_colour(won)])


def score_colour(values: Sequence[int]) -> int:
    """§5.1-§5.2: one or two cards of a colour count their values; three or more, 1 point each."""
    return sum(values) if len(values) <= FEW_CARDS else len(values)


def values_by_colour(won: Iterable[Card]) -> tuple[list[int], ...]:
    """The numbers won in each colour, in the order in which they came."""
    values: tuple[list[int], ...] = ([], [], [], [], [])
    for colour, value in won:
        values[colour].append(value)
    return values


def by_colour(cards: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """§4.6: cards sorted by colour R Y G B V, each colour by number."""
    ordered = sorted(cards)
    return tuple(tuple(card for card in ordered if card.colour is colour) for colour in Colour)
