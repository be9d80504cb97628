"""Estimates with their 95% interval, as people read them."""

from math import sqrt
from typing import NamedTuple, TypeAlias

from davidgoliath.lab.statistics import NORMAL_95, Moments, Ratio

Found: TypeAlias = Moments | Ratio

FEWEST = 30  # deals: below that an interval would promise too much


class Interval(NamedTuple):
    low: float
    high: float


class Estimate(NamedTuple):
    value: float
    interval: Interval | None  # None: too few deals


def mean(found: Found) -> Estimate | None:
    """None where there is no case at all."""
    if found.count < FEWEST:
        return Estimate(found.mean, None) if found.count else None
    off = found.half_width
    return Estimate(found.mean, Interval(found.mean - off, found.mean + off))


def share(found: Found) -> Estimate | None:
    """Of 1: Wilson's interval, which stays between 0 and 1 and says something of rare things too.

    Its number of cases is how many independent ones would be known as well as these are.
    """
    if found.count < FEWEST:
        return Estimate(found.mean, None) if found.count else None
    its, error = found.mean, found.half_width / NORMAL_95
    cases = its * (1 - its) / error**2 if error else found.count
    weight = NORMAL_95**2 / cases
    centre = (its + weight / 2) / (1 + weight)
    off = sqrt(its * (1 - its) * weight + weight**2 / 4) / (1 + weight)
    return Estimate(its, Interval(max(centre - off, 0.0), min(centre + off, 1.0)))


def one_in(of: Estimate) -> Estimate | None:
    """One of how many: None where it never happened."""
    if not of.value:
        return None
    ends = Interval(1 / of.interval.high, 1 / of.interval.low) if of.interval else None
    return Estimate(1 / of.value, ends)
