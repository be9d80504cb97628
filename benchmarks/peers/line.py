"""What one line of the table is measured by."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class Played(NamedTuple):
    """Deals that were played to their end, and what players decided in them (chance does not)."""

    deals: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Line:
    package: str  # as its distribution is called; the version is looked up by it
    game: str
    way: str  # how it is driven
    play: Callable[[], Played]  # whole deals of uniformly random legal play, a few at a time
