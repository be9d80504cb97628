"""What deals say of the bots that played them.

A deal is one value: its games are not independent of each other.
"""

from dataclasses import dataclass
from math import ceil, inf
from typing import Self

from davidgoliath.lab.statistics import NORMAL_95, Moments

NORMAL_80 = 0.841621  # 80% of a normal distribution lie below so many standard deviations


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of a bot; for each deal the mean of its games."""

    points: Moments
    less_others: Moments  # its points less the mean of the others at its table
    wins: Moments  # share of deals with the most points; a shared one counts in parts

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.points + other.points,
            self.less_others + other.less_others,
            self.wins + other.wins,
        )


@dataclass(frozen=True, slots=True)
class Comparison:
    rows: tuple[Row, ...]  # by bot
    differences: tuple[Moments, ...]  # of `less_others`, of each pair

    def __add__(self, other: Self) -> Self:
        rows = zip(self.rows, other.rows, strict=True)
        differences = zip(self.differences, other.differences, strict=True)
        return type(self)(tuple(a + b for a, b in rows), tuple(a + b for a, b in differences))

    @property
    def deals(self) -> int:
        return self.rows[0].points.count

    def is_within(self, points: float) -> bool:
        """Whether each bot's margin is known to plus or minus so many points."""
        return all(row.less_others.half_width <= points for row in self.rows)


def deals_needed(differences: Moments) -> int | None:
    """So many deals show a difference of one point in 8 of 10 runs; None where nothing tells.

    Of d deals the interval is 1.96 spreads / √d wide to each side.  It leaves out zero in 8 of 10
    runs where the true difference is (1.96 + 0.84) spreads / √d: with one point, d follows.
    """
    spread = differences.spread
    return ceil(((NORMAL_95 + NORMAL_80) * spread) ** 2) if 0 < spread < inf else None
