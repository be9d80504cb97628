"""Bots compared on the same deals: the arithmetic by hand, and what the result may depend on."""

from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import NormalDist, mean, stdev

import pytest

from davidgoliath.bots import BotFailed, SeatedBot, bot_named, play_deal
from davidgoliath.bots.flat import FlatBot
from davidgoliath.lab import simulate
from davidgoliath.lab.arena import CHECKED_EVERY, Arena, comparisons
from davidgoliath.lab.comparison import Comparison, deals_needed
from davidgoliath.lab.executor import Executor, Here
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.statistics import Moments, half_width
from davidgoliath.lab.thinking import TIMED_DEALS, thinking_time
from davidgoliath.rules import Deal, Match, ResearchDeals, View
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

SEED = 3
SEATS = (3, 4, 5, 6)
HERE = Here()


def result(arena: Arena, executor: Executor = HERE, until: float | None = None) -> Comparison:
    *_, last = comparisons(arena, executor, until)
    return last


def arena_of(*bots: str, field: str = "greedy", n_seats: int = 3, deals: int = 6) -> Arena:
    return Arena(bots, field, n_seats, deals, SEED)


def scores_by_hand(bot: str, field: str, n_seats: int, number: int, seat: int) -> tuple[int, ...]:
    """One game, without anything of the laboratory."""
    deals = ResearchDeals(SEED, n_seats, first=number)
    names = [field] * n_seats
    names[seat] = bot
    bots = [
        SeatedBot(name, bot_named(name), Random(f"{SEED}/{number}/{other}"))
        for other, name in enumerate(names)
    ]
    match = Match.start(n_seats, deals.first_dealer, 1)
    return play_deal(match.next_deal(deals.hands(0)), bots).totals


def games(bot: str, number: int, n_seats: int = 3) -> list[tuple[int, tuple[int, ...]]]:
    """Each seat with the scores of the game in which the bot sat there."""
    return [(s, scores_by_hand(bot, "greedy", n_seats, number, s)) for s in range(n_seats)]


def points(bot: str, number: int) -> float:
    return mean(scores[seat] for seat, scores in games(bot, number))


def less_others(bot: str, number: int) -> float:
    return mean(
        scores[seat] - mean(scores[:seat] + scores[seat + 1 :])
        for seat, scores in games(bot, number)
    )


def wins(bot: str, number: int) -> float:
    return mean(
        (scores[seat] == max(scores)) / scores.count(max(scores))
        for seat, scores in games(bot, number)
    )


def agrees(moments: Moments, by_hand: list[float]) -> bool:
    told = (moments.count, moments.mean, moments.spread, moments.half_width)
    spread = stdev(by_hand)
    right = (len(by_hand), mean(by_hand), spread, 1.959964 * spread / len(by_hand) ** 0.5)
    return told == pytest.approx(right)


@pytest.mark.parametrize("bot", ["cautious", "flat:2"])
def test_a_row_is_what_a_hand_computes(bot: str) -> None:
    row = result(arena_of(bot)).rows[0]
    assert agrees(row.points, [points(bot, number) for number in range(6)])
    assert agrees(row.less_others, [less_others(bot, number) for number in range(6)])
    assert agrees(row.wins, [wins(bot, number) for number in range(6)])


def test_a_shared_win_counts_in_parts() -> None:
    """The test above could not tell if no win were shared in its deals."""
    shared = [scores for n in range(30) for _, scores in games("cautious", n) if tops(scores) > 1]
    assert shared
    row = result(arena_of("cautious", deals=30)).rows[0]
    assert agrees(row.wins, [wins("cautious", number) for number in range(30)])


def tops(scores: tuple[int, ...]) -> int:
    return scores.count(max(scores))


def test_differences_are_paired_deal_by_deal() -> None:
    compared = result(arena_of("cautious", "flat:2", "greedy"))
    margins = {
        name: [less_others(name, number) for number in range(6)] for name in ("cautious", "flat:2")
    }
    paired = [one - two for one, two in zip(margins["cautious"], margins["flat:2"], strict=True)]
    assert agrees(compared.differences[0], paired)
    assert agrees(compared.differences[1], margins["cautious"])
    assert agrees(compared.differences[2], margins["flat:2"])
    assert arena_of("a", "b", "c").pairs == (("a", "b"), ("a", "c"), ("b", "c"))


@pytest.mark.parametrize("n_seats", SEATS)
@pytest.mark.parametrize("field", ["greedy", "cautious", "flat:1"])
def test_a_bot_like_the_field_is_exactly_its_equal(field: str, n_seats: int) -> None:
    """The same game from every seat: what one seat has more, another has less."""
    row = result(arena_of(field, field=field, n_seats=n_seats, deals=3)).rows[0]
    assert (row.less_others.mean, row.less_others.spread) == (0, 0)
    assert row.wins.mean == pytest.approx(1 / n_seats)


@pytest.mark.parametrize("n_seats", SEATS)
def test_the_kernel_plays_the_same_deals_as_the_bots(
    monkeypatch: pytest.MonkeyPatch, n_seats: int
) -> None:
    """Same cards, same dealers, same table: bots without chance leave no difference."""
    arena = arena_of("cautious", "greedy", field="cautious", n_seats=n_seats, deals=5)
    by_kernel, was_for_kernel = result(arena), arena.is_for_kernel
    monkeypatch.setattr(simulate, "POLICIES", ())
    assert (was_for_kernel, arena.is_for_kernel) == (True, False)
    assert result(arena) == by_kernel


@pytest.mark.parametrize("others", [("greedy",), ("flat:3",), ("random", "flat:3", "cautious")])
@pytest.mark.parametrize("bot", ["flat:2", "random"])
def test_a_row_depends_on_no_other_bot(bot: str, others: tuple[str, ...]) -> None:
    alone = result(arena_of(bot, deals=4)).rows[0]
    assert result(arena_of(bot, *others, deals=4)).rows[0] == alone
    assert result(arena_of(*others, bot, deals=4)).rows[-1] == alone


@pytest.mark.parametrize("bots", [("flat:2", "cautious"), ("random",)])
def test_any_number_of_processes_gives_the_same(bots: tuple[str, ...]) -> None:
    arena = arena_of(*bots, deals=7 if "flat:2" in bots else 310)
    here = list(comparisons(arena, Here()))
    assert len(here) == (7 if "flat:2" in bots else 4)
    assert list(comparisons(arena, Processes(2))) == here


def test_fewer_deals_are_the_first_of_more() -> None:
    few, more = (list(comparisons(arena_of("flat:2", deals=deals), Here())) for deals in (3, 5))
    assert more[:3] == few


def test_it_ends_as_soon_as_enough_is_known() -> None:
    """The margin of `greedy` among its equals is known at once; the others' are not."""
    arena = arena_of("random", "greedy", "cautious", deals=15 * CHECKED_EVERY)
    blocks = list(comparisons(arena, Here()))
    enough = next(known for known in blocks if widest(known) <= 0.6)
    assert CHECKED_EVERY < enough.deals < arena.deals
    assert result(arena, until=0.6) == enough
    assert result(arena, until=1e-9).deals == arena.deals


def widest(known: Comparison) -> float:
    return max(half_width(row.less_others.spread, known.deals) for row in known.rows)


def test_it_asks_at_the_same_deals_whatever_the_size_of_a_block() -> None:
    """A thinking bot's blocks are single deals; it could end after two of them."""
    arena = arena_of("flat:1", field="flat:1", deals=CHECKED_EVERY + 20)
    assert not arena.is_for_kernel
    assert result(arena, until=1000).deals == CHECKED_EVERY
    assert result(arena_of("greedy", deals=30), until=1000).deals == 30


@pytest.mark.parametrize("spread", [2, 6, 13])
def test_so_many_deals_show_one_point_in_8_of_10_runs(spread: int) -> None:
    """Two values at plus and minus the spread, very often."""
    half = 10**6
    deals = deals_needed(Moments(2 * half, 0, 2 * half * spread**2))
    assert deals is not None
    of_mean = NormalDist(1, spread / deals**0.5)
    border = half_width(spread, deals)
    assert 1 - of_mean.cdf(border) == pytest.approx(0.8, abs=0.01)


def test_where_nothing_differs_no_number_of_deals_is_told() -> None:
    assert deals_needed(Moments(1, 5, 25)) is None
    assert deals_needed(Moments(100, 0, 0)) is None


class Ticking:
    """A clock that is one second further each time that somebody looks at it."""

    def __init__(self) -> None:
        self.looks: Iterator[int] = count()
        self.last = 0

    def __call__(self) -> float:
        self.last = next(self.looks)
        return self.last


def choices(number: int, seat: int) -> int:
    """Of the seat in a deal of greedy bots, between two cards or more."""
    deal, made = Deal.start(*research_deal(SEED, number, 3)), 0
    while (turn := deal.turn) is not None:
        made += turn == seat and len(deal.legal) > 1
        deal = deal.play(bot_named("greedy").choose(view_of(deal, turn), Random()))
    return made


def test_thinking_is_timed_where_there_is_a_choice() -> None:
    """Twice a choice somebody looks at the clock: before it and after it."""
    clock = Ticking()
    assert thinking_time(arena_of("greedy", deals=1000), "greedy", clock) == 1
    made = sum(choices(number, number % 3) for number in range(TIMED_DEALS))
    assert clock.last + 1 == 2 * made


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: FlatBot, view: View, rng: Random) -> None:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(FlatBot, "choose", fails)
    with pytest.raises(BotFailed, match="'flat:1' at seat 0: ZeroDivisionError: no idea"):
        result(arena_of("greedy", "flat:1"))
