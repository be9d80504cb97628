"""Where deals come from, as far as their file says."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self, TypeAlias, TypeVar

Lineup: TypeAlias = tuple[str | None, ...]  # the bot of each seat; None where a person sat
Kind = TypeVar("Kind")

MOST = 8  # kinds of a thing that are told; one more is kept, which says that there are others


@dataclass(frozen=True, slots=True)
class Origin:
    deals: int = 0  # finished ones
    unfinished: int = 0
    lineups: tuple[Lineup, ...] = ()
    seeds: tuple[int, ...] = ()  # of research deals

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.deals + other.deals,
            self.unfinished + other.unfinished,
            kinds((*self.lineups, *other.lineups)),
            kinds((*self.seeds, *other.seeds)),
        )


def kinds(found: Iterable[Kind]) -> tuple[Kind, ...]:
    """Each once, in the order in which they came up."""
    return tuple(dict.fromkeys(found))[: MOST + 1]
