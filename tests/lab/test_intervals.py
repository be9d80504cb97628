"""Intervals: by other formulas, and by how often they hold the true value."""

from collections.abc import Callable
from math import inf
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from davidgoliath.lab.estimates import FEWEST, Estimate, Interval, mean, one_in, share
from davidgoliath.lab.statistics import NORMAL_95, Moments, Ratio

Whole = NDArray[np.int64]
SAMPLES = 1500
COVERED = pytest.approx(0.95, abs=0.02)  # 3.5 standard errors of that many samples


def moments(values: Whole, unit: int = 1) -> Moments:
    return Moments(len(values), int(values.sum()), int((values**2).sum()), unit)


def ratio(cases: Whole, totals: Whole, unit: int = 1) -> Ratio:
    sums = ((cases > 0), cases, totals, cases**2, totals**2, cases * totals)
    return Ratio(*[*(int(its.sum()) for its in sums), unit])


def clusters(count: int, seed: int) -> tuple[Whole, Whole]:
    """Cases that are alike within a cluster, and so many of them that it depends on the cluster."""
    chance = np.random.default_rng(seed)
    cases = chance.integers(1, 6, count)
    totals = chance.binomial(cases, np.where(chance.random(count) < 0.5, 0.1, 0.6))
    return cases, totals


@given(st.integers(1, 60), st.integers(0, 2**32))
def test_parts_add_up_in_any_order(unit: int, seed: int) -> None:
    cases, totals = clusters(90, seed)
    order = np.random.default_rng(seed).permutation(3)
    parts = [slice(30 * part, 30 * part + 30) for part in order.tolist()]
    of_parts = [moments(totals[part], unit) for part in parts]
    assert of_parts[0] + of_parts[1] + of_parts[2] == moments(totals, unit)
    ratios = [ratio(cases[part], totals[part], unit) for part in parts]
    assert ratios[0] + (ratios[1] + ratios[2]) == ratio(cases, totals, unit)


@pytest.mark.parametrize("nothing", [Moments(), Ratio()])
def test_nothing_has_no_interval(nothing: Moments | Ratio) -> None:
    assert (nothing.mean, nothing.half_width) == (0, inf)
    assert mean(nothing) is share(nothing) is None


def test_parts_of_other_units_do_not_add_up() -> None:
    with pytest.raises(AssertionError):
        Moments(unit=60) + Moments(unit=1)
    with pytest.raises(AssertionError):
        Ratio(unit=60) + Ratio(unit=1)


def test_a_ratio_beside_the_jackknife() -> None:
    """Every cluster is left out once: another way to the same error."""
    cases, totals = clusters(2000, 2)
    without = (totals.sum() - totals) / (cases.sum() - cases)
    error = ((without - without.mean()) ** 2).sum() * 1999 / 2000
    its = ratio(cases, totals)
    assert its.mean == totals.sum() / cases.sum()
    assert its.half_width == pytest.approx(NORMAL_95 * error**0.5, rel=2e-3)


def test_a_ratio_of_one_case_each_is_a_mean() -> None:
    _, totals = clusters(500, 3)
    one_each = ratio(np.ones(500, np.int64), totals, 60)
    assert one_each.mean == moments(totals, 60).mean
    assert one_each.half_width == pytest.approx(moments(totals, 60).half_width)


@pytest.mark.parametrize("wins", [0, 1, 7, 250, 499, 500])
def test_wilson_ends_where_the_share_would_just_be_unlikely(wins: int) -> None:
    """Both ends p solve |share - p| = 1.96 sqrt(p (1 - p) / n)."""
    values = np.arange(500) < wins
    estimate = share(moments(values.astype(np.int64)))
    assert estimate is not None
    assert estimate.interval is not None
    assert estimate.value == wins / 500
    cases = 499 if 0 < wins < 500 else 500  # the spread of a sample divides by one less
    low, high = estimate.interval
    for end in {low, high} - {0.0, 1.0}:
        error = NORMAL_95 * (end * (1 - end) / cases) ** 0.5
        assert abs(estimate.value - end) == pytest.approx(error, rel=1e-9)
    assert (low == 0, high == 1) == (wins == 0, wins == 500)


def test_a_mean_is_known_to_196_standard_errors() -> None:
    values = np.array([3, 5, 10] * 20)
    estimate = mean(moments(values, 2))  # of halves
    error = NormalDist().inv_cdf(0.975) * values.std(ddof=1) / 60**0.5 / 2
    assert estimate is not None
    assert estimate.value == 3
    assert estimate.interval == pytest.approx((3 - error, 3 + error))


@pytest.mark.parametrize("count", [1, 2, FEWEST - 1])
def test_few_deals_have_no_interval(count: int) -> None:
    few = moments(np.arange(count))
    assert mean(few) == share(few) == Estimate((count - 1) / 2, None)
    enough = mean(moments(np.arange(FEWEST)))
    assert enough is not None
    assert enough.interval is not None


def test_one_in() -> None:
    assert one_in(Estimate(0.25, Interval(0.2, 0.5))) == Estimate(4, Interval(2, 5))
    assert one_in(Estimate(0.25, None)) == Estimate(4, None)
    assert one_in(Estimate(0, Interval(0, 0.1))) is None


Draw = Callable[[int], Estimate | None]


def wins_by_length(seed: int) -> Estimate | None:
    """Of cases that come in clusters."""
    cases, totals = clusters(150, seed)
    return share(ratio(cases, totals))


def as_if_independent(seed: int) -> Estimate | None:
    """What it would be if every case were counted by itself: too narrow."""
    cases, totals = clusters(150, seed)
    one_by_one = np.arange(cases.sum()) < totals.sum()
    return share(moments(one_by_one.astype(np.int64)))


def rare(seed: int) -> Estimate | None:
    """Two in a hundred deals."""
    chance = np.random.default_rng(seed)
    return share(moments((chance.random(400) < 0.02).astype(np.int64)))


def averages(seed: int) -> Estimate | None:
    """Within each deal, of seats that depend on each other."""
    chance = np.random.default_rng(seed)
    of_the_deal = chance.integers(0, 10, (150, 1))
    seats = of_the_deal + chance.integers(0, 4, (150, 4))
    return mean(moments(seats.sum(axis=1), 4))


def held(draw: Draw, true: float) -> float:
    """How often the interval holds the true value."""
    found = [draw(seed) for seed in range(SAMPLES)]
    intervals = [its.interval for its in found if its is not None and its.interval is not None]
    assert len(intervals) == SAMPLES
    return sum(low <= true <= high for low, high in intervals) / SAMPLES


@pytest.mark.parametrize(
    ("draw", "true"), [(wins_by_length, 0.35), (averages, 4.5 + 1.5), (rare, 0.02)]
)
def test_19_of_20_intervals_hold_the_true_value(draw: Draw, true: float) -> None:
    assert held(draw, true) == COVERED


def test_intervals_that_forget_the_clusters_would_not() -> None:
    """Otherwise the test above could not tell."""
    assert held(as_if_independent, 0.35) < 0.9
