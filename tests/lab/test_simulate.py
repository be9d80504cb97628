"""Simulations: the same seed, the same matches; and what is told of them."""

from math import inf
from statistics import NormalDist, mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.kernel import Matches
from davidgoliath.lab import simulate as simulated
from davidgoliath.lab.simulate import Shard, Simulation, play_match, played, shards, simulate
from davidgoliath.lab.statistics import NORMAL_95, Moments, Sample
from davidgoliath.lab.summary import Row, Summary, summary
from davidgoliath.records import record_line

PLAN = Simulation(["random", "greedy", "cautious"], deals=2, matches=5, seed=9)
BY_BOTS = Simulation(["flat:1", "greedy", "random"], deals=2, matches=5, seed=9)
BOTH = pytest.mark.parametrize("plan", [PLAN, BY_BOTS], ids=["kernel", "bots"])


def lines(plan: Simulation) -> list[str]:
    return [record_line(record) for record in simulate(plan)]


def contents(matches: Matches, wanted: slice = slice(None)) -> list[bytes]:
    arrays = (matches.dealers[wanted], matches.scores[wanted], matches.plays[wanted])
    return [array.tobytes() for array in arrays]


def test_the_kernel_plays_for_the_bots_that_it_has() -> None:
    assert PLAN.is_for_kernel
    assert not BY_BOTS.is_for_kernel


@BOTH
def test_same_seed_same_bytes(plan: Simulation) -> None:
    assert lines(plan) == lines(plan)


@BOTH
def test_another_seed_gives_other_matches(plan: Simulation) -> None:
    other = Simulation(plan.bots, plan.deals, plan.matches, seed=10)
    assert not set(lines(plan)) & set(lines(other))


@BOTH
def test_no_deal_comes_twice(plan: Simulation) -> None:
    """docs/shuffle.md §2: match m of D deals begins with number m * D."""
    seeds = [extra["seed"] for record in simulate(plan) for extra in record.deal_extra]
    assert seeds == [f"9/{number}" for number in range(plan.deals * plan.matches)]


@BOTH
def test_a_match_depends_on_no_other_one(plan: Simulation) -> None:
    whole, two = played(plan, Shard(0, 5)), played(plan, Shard(2, 2))
    assert contents(whole, slice(2, 4)) == contents(two)
    assert record_line(play_match(plan, 3)) == lines(plan)[3]


def test_the_cards_do_not_depend_on_who_plays() -> None:
    for one, two in zip(simulate(PLAN), simulate(BY_BOTS), strict=True):
        assert [d.dealt for d in one.match.deals] == [d.dealt for d in two.match.deals]
        assert [d.dealer for d in one.match.deals] == [d.dealer for d in two.match.deals]


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_where_nobody_takes_chances_bots_and_kernel_play_alike(
    monkeypatch: pytest.MonkeyPatch, n_seats: int
) -> None:
    bots = ["greedy", "cautious", "greedy", "cautious", "cautious", "greedy"][:n_seats]
    plan = Simulation(bots, deals=3, matches=2, seed=5)
    by_kernel = contents(played(plan, Shard(1, 1)))
    monkeypatch.setattr(simulated, "POLICIES", ())
    assert not plan.is_for_kernel
    assert contents(played(plan, Shard(1, 1))) == by_kernel


@pytest.mark.parametrize("bot", ["random", "flat:1"])
@pytest.mark.parametrize("length", [1, 3, 60])
@pytest.mark.parametrize("matches", [1, 700, 10**15])
def test_shards_are_all_matches_and_as_large_for_any_length(
    bot: str, length: int, matches: int
) -> None:
    plan = Simulation([bot] * 4, length, matches, seed=1)
    size, after = simulated.matches_in_shard(plan), 0
    for shard, _ in zip(shards(plan), range(1000), strict=False):
        assert shard == Shard(after, min(size, matches - after))
        after += shard.matches
    assert after == min(matches, 1000 * size)
    most = simulated.DEALS_BY_KERNEL if bot == "random" else simulated.DEALS_BY_BOTS
    assert most - length < size * length <= most


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


def of_plan(plan: Simulation, *their_shards: Shard) -> Summary:
    whole, *others = (
        summary(plan.bots, played(plan, shard, with_plays=False).scores) for shard in their_shards
    )
    for other in others:
        whole += other
    return whole


def agrees(moments: Moments, by_hand: list[float]) -> bool:
    told = (moments.count, moments.mean, moments.spread)
    return told == pytest.approx((len(by_hand), mean(by_hand), stdev(by_hand)))


@pytest.mark.parametrize("length", [1, 4])
def test_the_summary_is_what_a_hand_computes(length: int) -> None:
    """A deal is one value, also of a bot with two seats; a match is won once, or in parts."""
    plan = Simulation(["greedy", "random", "random"], length, matches=100, seed=1)
    matches = [record.match for record in simulate(plan)]
    assert any(len(match.winners) > 1 for match in matches)
    told = of_plan(plan, Shard(0, 100))

    def by_hand(row: Row, *seats: int) -> bool:
        deals = [deal.scores for match in matches for deal in match.deals]
        points = [mean(scores[seat] for seat in seats) for scores in deals]
        wins = [len({*match.winners} & {*seats}) / len(match.winners) for match in matches]
        return agrees(row.points, points) and agrees(row.wins, wins)

    assert list(told.by_bot) == ["greedy", "random"]
    assert by_hand(told.by_bot["greedy"], 0)
    assert by_hand(told.by_bot["random"], 1, 2)
    assert all(by_hand(row, seat) for seat, row in enumerate(told.by_seat))


@BOTH
def test_summaries_of_parts_add_up_to_that_of_the_whole(plan: Simulation) -> None:
    assert of_plan(plan, Shard(0, 2), Shard(2, 3)) == of_plan(plan, Shard(0, 5))


def test_one_match_has_no_spread() -> None:
    assert of_plan(Simulation(["random"] * 3, 1, 1, 1), Shard(0, 1)).by_seat[0].points.spread == inf
