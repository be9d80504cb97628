"""Means with their spread and their 95% interval."""

from dataclasses import dataclass
from math import inf, sqrt
from typing import Self

NORMAL_95 = 1.959964  # 95% of a normal distribution lie within this many standard deviations


@dataclass(slots=True)
class Sample:
    """Count, mean and sum of squared deviations (Welford), one value at a time."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def spread(self) -> float:
        """The standard deviation of one value."""
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else inf

    @property
    def half_width(self) -> float:
        """The mean is known to plus or minus this, 19 times of 20."""
        return half_width(self.spread, self.count)


@dataclass(frozen=True, slots=True)
class Moments:
    """Count, sum and sum of squares of values that are whole numbers of a unit (1/60, say).

    They are exact, so that it does not matter in which order parts are added.
    """

    count: int = 0
    total: int = 0
    squares: int = 0
    unit: int = 1  # so many of them make 1

    def __add__(self, other: Self) -> Self:
        assert self.unit == other.unit, "moments of different units"
        total, squares = self.total + other.total, self.squares + other.squares
        return type(self)(self.count + other.count, total, squares, self.unit)

    @property
    def mean(self) -> float:
        return self.total / (self.count * self.unit) if self.count else 0.0

    @property
    def spread(self) -> float:
        if self.count < 2:
            return inf
        deviations = self.count * self.squares - self.total**2
        return sqrt(deviations / (self.count * (self.count - 1))) / self.unit

    @property
    def half_width(self) -> float:
        return half_width(self.spread, self.count)


def half_width(spread: float, count: int) -> float:
    return NORMAL_95 * spread / sqrt(count) if count > 1 else inf


@dataclass(frozen=True, slots=True)
class Ratio:
    """What came of cases that come in clusters: the seats of a deal, say.

    Clusters are independent of each other, cases of one cluster need not be.  The sums over
    clusters are exact, like those of `Moments`.
    """

    count: int = 0  # clusters with a case in them
    cases: int = 0
    total: int = 0
    squared_cases: int = 0
    squared_totals: int = 0
    products: int = 0  # of a cluster's cases and its total
    unit: int = 1  # so many of a total make 1

    def __add__(self, other: Self) -> Self:
        assert self.unit == other.unit, "ratios of different units"
        return type(self)(
            self.count + other.count,
            self.cases + other.cases,
            self.total + other.total,
            self.squared_cases + other.squared_cases,
            self.squared_totals + other.squared_totals,
            self.products + other.products,
            self.unit,
        )

    @property
    def mean(self) -> float:
        return self.total / (self.cases * self.unit) if self.cases else 0.0

    @property
    def half_width(self) -> float:
        """Linearised: a cluster is off by its total less its cases times the ratio."""
        if self.count < 2:
            return inf
        off = (
            self.cases**2 * self.squared_totals
            - 2 * self.cases * self.total * self.products
            + self.total**2 * self.squared_cases
        )
        error = sqrt(off * self.count / (self.count - 1)) / self.cases**2
        return NORMAL_95 * error / self.unit
