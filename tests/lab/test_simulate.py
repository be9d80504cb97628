"""Simulations: the same seed, the same matches; and what is told of them."""

from statistics import NormalDist, mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.lab.simulate import Simulation, play_match, simulate
from davidgoliath.lab.statistics import NORMAL_95, Sample
from davidgoliath.lab.summary import Summary
from davidgoliath.records import record_line

PLAN = Simulation(["random", "greedy", "cautious"], deals=2, matches=5, seed=9)


def lines(plan: Simulation) -> list[str]:
    return [record_line(record) for record in simulate(plan)]


def test_same_seed_same_bytes() -> None:
    assert lines(PLAN) == lines(PLAN)


def test_another_seed_gives_other_matches() -> None:
    other = Simulation(PLAN.bots, PLAN.deals, PLAN.matches, seed=10)
    assert not set(lines(PLAN)) & set(lines(other))


def test_no_deal_comes_twice() -> None:
    """docs/shuffle.md §2: match m of D deals begins with number m * D."""
    seeds = [extra["seed"] for record in simulate(PLAN) for extra in record.deal_extra]
    assert seeds == [f"9/{number}" for number in range(PLAN.deals * PLAN.matches)]


def test_a_match_depends_on_no_other_one() -> None:
    assert record_line(play_match(PLAN, 3)) == lines(PLAN)[3]


def test_the_cards_do_not_depend_on_who_plays() -> None:
    other = Simulation(["random"] * 3, PLAN.deals, PLAN.matches, PLAN.seed)
    for one, two in zip(simulate(PLAN), simulate(other), strict=True):
        assert [d.dealt for d in one.match.deals] == [d.dealt for d in two.match.deals]
        assert [d.dealer for d in one.match.deals] == [d.dealer for d in two.match.deals]


@given(st.lists(st.floats(-1e6, 1e6), min_size=2))
def test_a_sample_is_what_textbooks_say(values: list[float]) -> None:
    sample = Sample()
    for value in values:
        sample.add(value)
    assert sample.mean == pytest.approx(mean(values), abs=1e-6)
    assert sample.spread == pytest.approx(stdev(values), rel=1e-6, abs=1e-4)
    error_of_mean = stdev(values) / len(values) ** 0.5
    assert sample.half_width == pytest.approx(NORMAL_95 * error_of_mean, abs=1e-2)


def test_intervals_hold_95_of_100() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-6) == NORMAL_95


def test_the_summary_adds_up() -> None:
    plan = Simulation(["greedy", "random", "random"], deals=3, matches=8, seed=2)
    summary = Summary(plan.bots)
    matches = [record.match for record in simulate(plan)]
    for match in matches:
        summary.add(match)
    deals = [deal.scores for match in matches for deal in match.deals]
    of_random = mean((scores[1] + scores[2]) / 2 for scores in deals)
    assert summary.by_bot["random"].points.mean == pytest.approx(of_random)
    assert [row.points.count for row in summary.by_seat] == [24] * 3
    assert sum(row.wins.mean for row in summary.by_bot.values()) == pytest.approx(1)
    assert sum(row.wins.mean for row in summary.by_seat) == pytest.approx(1)
    sole = mean(match.winners == (0,) for match in matches)
    assert sole <= summary.by_seat[0].wins.mean <= sole + 0.5
