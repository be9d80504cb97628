"""One trick: which cards may be played, and who receives them (rules §3-§4)."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, TypeAlias

from davidgoliath.rules.cards import Card, Colour

Seat: TypeAlias = int  # 0 to n-1, clockwise


class Play(NamedTuple):
    seat: Seat
    card: Card


Trick: TypeAlias = tuple[Play, ...]  # in order of play, the leader first


class TrickResult(NamedTuple):
    highest: Play  # Goliath
    lowest: Play  # David
    rest: tuple[Card, ...]  # every card but the highest, in order of play


class Tie(Enum):
    """What had to be decided by the order of play."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    ALL_EQUAL = "all-equal"


def legal_cards(hand: Sequence[Card], led: Colour | None) -> tuple[Card, ...]:
    """§3.2-§3.3: follow the led colour if you can; otherwise (or when leading) play anything."""
    following = [card for card in hand if card.colour is led]
    return tuple(following or hand)


def resolve(plays: Sequence[Play]) -> TrickResult:
    """§4: the lowest card's player receives the highest card, the highest card's player the rest.

    Colour is irrelevant here, and of equal numbers the one played last counts (§4.4).  Choosing
    the lowest among the *other* plays also covers the trick of equal numbers (§4.5).

    >>> from davidgoliath.rules.cards import parse_cards
    >>> result = resolve([Play(seat, card) for seat, card in enumerate(parse_cards("G4 G9 R2 G7"))])
    >>> result.highest.seat, result.lowest.seat, [str(card) for card in result.rest]
    (1, 2, ['G4', 'R2', 'G7'])
    """
    latest_first = plays[::-1]
    highest = max(latest_first, key=_value)
    lowest = min([play for play in latest_first if play is not highest], key=_value)
    rest = tuple([play.card for play in plays if play is not highest])
    return TrickResult(highest, lowest, rest)


def ties(plays: Sequence[Play]) -> tuple[Tie, ...]:
    """What the order of play decided in a finished trick, for whoever explains it."""
    values = [_value(play) for play in plays]
    if min(values) == max(values):
        return (Tie.ALL_EQUAL,)
    ends = ((Tie.HIGHEST, max(values)), (Tie.LOWEST, min(values)))
    return tuple(tie for tie, value in ends if values.count(value) > 1)


def _value(play: Play) -> int:
    return play.card.value
