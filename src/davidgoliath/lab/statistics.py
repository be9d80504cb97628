"""Means with their spread and their 95% interval, gathered one value at a time."""

from dataclasses import dataclass
from math import inf, sqrt

NORMAL_95 = 1.959964  # 95% of a normal distribution lie within this many standard deviations


@dataclass(slots=True)
class Sample:
    """Count, mean and sum of squared deviations (Welford), which do not lose digits."""

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
        return NORMAL_95 * self.spread / sqrt(self.count) if self.count > 1 else inf
