"""Estimates as text, in the language of the page, with as many digits as are known."""

from collections.abc import Callable
from math import floor, log10
from typing import NamedTuple, TypeAlias

from davidgoliath.lab.estimates import Estimate
from davidgoliath.locales import Texts

NOTHING = "\N{EN DASH}"
MOST_DIGITS = 8  # behind the point


class Written(NamedTuple):
    value: str
    interval: str
    both: str  # for a sentence


Write: TypeAlias = Callable[[Texts, Estimate | None], Written]


def points(texts: Texts, estimate: Estimate | None) -> Written:
    return _written(texts, estimate, "number") if estimate else _nothing()


def percents(texts: Texts, estimate: Estimate | None) -> Written:
    if estimate is None:
        return _nothing()
    ends = estimate.interval and type(estimate.interval)(*(100 * end for end in estimate.interval))
    return _written(texts, Estimate(100 * estimate.value, ends), "percent")


def one_of(texts: Texts, estimate: Estimate | None) -> Written:
    """One of so many."""
    if estimate is None:
        return _nothing()
    return _written(texts, estimate, "number", least=digits_of(estimate.value, 3))


def number(texts: Texts, value: float, digits: int) -> str:
    return texts("number", value=texts.decimal(value, digits))


def digits_of(value: float, significant: int) -> int:
    """So many digits behind the point show so many that mean something."""
    return min(max(significant - 1 - floor(log10(value)), 0), MOST_DIGITS) if value > 0 else 0


def _written(texts: Texts, estimate: Estimate, key: str, least: int = 2) -> Written:
    """The last digit is one that half of the interval changes."""
    if estimate.interval is None:
        digits = max(least, digits_of(estimate.value, 2))
        value = texts(key, value=number(texts, estimate.value, digits))
        return Written(value, NOTHING, value)
    low, high = estimate.interval
    digits = max(least, digits_of((high - low) / 2, 1))
    value = texts(key, value=number(texts, estimate.value, digits))
    ends = {"low": number(texts, low, digits), "high": number(texts, high, digits)}
    interval = texts(key, value=texts("report-range", **ends))
    return Written(value, interval, texts("report-estimate", value=value, interval=interval))


def _nothing() -> Written:
    return Written(NOTHING, NOTHING, NOTHING)
