"""The ladder: who stands on it, on how many deals, and which neighbours are apart."""

from functools import partial

import pytest

from davidgoliath.bots import UnknownBot, bot_named
from davidgoliath.lab.arena import Arena, compared, comparisons
from davidgoliath.lab.comparison import Comparison, Row
from davidgoliath.lab.executor import Here
from davidgoliath.lab.ladder import (
    DEALS,
    FIELDS,
    LADDER,
    OWN_FIELD,
    QUICK_DEALS,
    Cost,
    Rung,
    Standing,
    Step,
    chosen,
    deals_for,
    in_order,
    step,
)
from davidgoliath.lab.simulate import Shard
from davidgoliath.lab.statistics import Moments

NEWCOMER = Rung("mine:Bot", Cost.MUCH)


def standing(rung: Rung, mean: float, half_width: float = 0.5) -> Standing:
    """Of a hundred deals whose values lie at equal distances to both sides of the mean."""
    deals, unit = 100, 1000
    off = half_width * unit * 99**0.5 / 1.959964
    total, squares = round(deals * mean * unit), round(deals * ((mean * unit) ** 2 + off**2))
    margin = Moments(deals, total, squares, unit)
    assert margin.half_width == pytest.approx(half_width, abs=1e-3)
    return Standing(
        rung, Arena((rung.name,), "greedy", 4, deals, 1), Row(margin, margin, margin), 1
    )


def names(standings: list[Standing]) -> list[str]:
    return [one.rung.name for one in standings]


@pytest.mark.parametrize("rung", LADDER[:-1], ids=lambda rung: rung.name)
def test_everybody_on_it_is_in_the_line_up(rung: Rung) -> None:
    assert callable(bot_named(rung.name).choose)
    assert rung.is_bot


def test_each_stands_on_it_once() -> None:
    assert len({rung.name for rung in LADDER}) == len(LADDER)


def test_the_ceiling_is_no_bot() -> None:
    assert LADDER[-1].name == "peeking"
    assert not LADDER[-1].is_bot
    with pytest.raises(UnknownBot):
        bot_named("peeking")


@pytest.mark.parametrize("deals", [DEALS, QUICK_DEALS])
@pytest.mark.parametrize("field", range(len(FIELDS)))
def test_cheap_bots_play_more_deals(deals: dict[Cost, tuple[int, int]], field: int) -> None:
    its = [deals[cost][field] for cost in Cost]
    assert its == sorted(its, reverse=True)


def test_among_its_equals_a_bot_needs_few_deals() -> None:
    assert {deals_for(chosen([field])[0], field, quick=False) for field in FIELDS} == {OWN_FIELD}
    assert deals_for(NEWCOMER, "greedy", quick=True) == QUICK_DEALS[Cost.MUCH][0]
    assert deals_for(NEWCOMER, "flat:1000", quick=False) == DEALS[Cost.MUCH][1]


def test_newcomers_alone_meet_the_whole_ladder() -> None:
    assert chosen([]) == LADDER
    assert chosen(["mine:Bot"]) == (*LADDER, NEWCOMER)
    assert chosen(["mine:Bot", "greedy"]) == (chosen(["greedy"])[0], NEWCOMER)


@pytest.mark.parametrize(
    ("margin", "place"),
    [(-9, 0), (-1, 1), (1, 2), (9, 3)],
    ids=["last", "third", "second", "first"],
)
def test_newcomers_are_placed_by_what_was_measured(margin: float, place: int) -> None:
    ladder = [standing(rung, mean) for rung, mean in zip(LADDER, (-8, 0, 2), strict=False)]
    shown = in_order([standing(NEWCOMER, margin), *ladder])
    assert names(shown).index("mine:Bot") == place


def test_the_ladder_keeps_its_order_whatever_was_measured() -> None:
    shown = in_order([standing(LADDER[2], -9), standing(LADDER[0], 3), standing(LADDER[1], 0)])
    assert names(shown) == [rung.name for rung in LADDER[:3]]


@pytest.mark.parametrize(
    ("upper", "wanted"),
    [(1.1, Step.UP), (0.9, Step.LEVEL), (0, Step.LEVEL), (-0.9, Step.LEVEL), (-1.1, Step.DOWN)],
)
def test_neighbours_are_apart_where_their_intervals_do_not_touch(
    upper: float, wanted: Step
) -> None:
    assert step(standing(LADDER[0], 0), standing(LADDER[1], upper)) is wanted


def test_one_deal_tells_nothing() -> None:
    one = Moments(1, 50, 2500)
    lower = standing(LADDER[0], 0)._replace(row=Row(one, one, one))
    assert step(lower, standing(LADDER[1], 90)) is Step.LEVEL


def like_cautious(arena: Arena, block: Shard) -> Comparison:
    return compared(
        Arena(("cautious",), arena.field, arena.n_seats, arena.deals, arena.seed), block
    )


def test_a_row_may_come_from_something_that_no_line_up_names() -> None:
    rung = Rung("peeking", Cost.MUCH, partial(comparisons, of_block=like_cautious))
    assert not rung.is_bot
    *_, told = rung.compare(Arena((rung.name,), "greedy", 3, 7, 5), Here())
    *_, wanted = comparisons(Arena(("cautious",), "greedy", 3, 7, 5), Here())
    assert told == wanted
