"""The fast figures beside a slow count through the rules, for every number of players."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from math import inf
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest

from davidgoliath.encoding import indices_of
from davidgoliath.lab import figures
from davidgoliath.lab.deals import Deals
from davidgoliath.lab.figures import CLASS, LENGTHS, LONGEST, Figures, figures_of
from davidgoliath.lab.simulate import Shard, Simulation, played, record_of
from davidgoliath.lab.statistics import NORMAL_95, Moments, Ratio
from davidgoliath.rules import Deal
from davidgoliath.rules.trick import Tie, ties
from notation import dealt, under_way
from strategies import playout

Values = Sequence[float]  # one a deal
Of = Callable[[Deal, int], float]

SEATS = (3, 4, 5, 6)
COUNT = 120
BOTS = ("greedy", "random", "cautious", "greedy", "greedy", "random")
ALL_EQUAL = ("R1", "G1", "B1", "V1", "Y1")


@cache
def deals(n_seats: int) -> Sequence[Deal]:
    """Of bots that differ, and some in which the first trick is of equal cards only."""
    plan = Simulation(BOTS[:n_seats], deals=1, matches=COUNT, seed=n_seats)
    matches = played(plan, Shard(0, COUNT))
    found = [
        record_of(plan, number, plays).match.deals[0]
        for number, plays in enumerate(matches.plays.tolist())
    ]
    return found + [rare_deal(n_seats, seed) for seed in range(8) if n_seats <= len(ALL_EQUAL)]


def rare_deal(n_seats: int, seed: int) -> Deal:
    """The leader has all red cards that there are, or as many as fit into a hand."""
    cards = ALL_EQUAL[:n_seats]
    deal = under_way(dealt(*cards, dealer=n_seats - 1), " ".join(cards))
    return playout(deal, Random(seed))[-1]


def arrays(its: Sequence[Deal]) -> Deals:
    plays = [
        indices_of((play.card for trick in deal.tricks for play in trick), deal.n_seats)
        for deal in its
    ]
    return Deals(np.array([deal.dealer for deal in its], np.uint8), np.array(plays, np.uint8))


@cache
def found(n_seats: int) -> Figures:
    return figures_of(arrays(deals(n_seats)))


def told(its: Moments | Ratio) -> object:
    return pytest.approx((its.count, its.mean, its.half_width))


def textbook(values: Values) -> tuple[int, float, float]:
    """Count, mean and half of the interval."""
    return len(values), mean(values), NORMAL_95 * stdev(values) / len(values) ** 0.5


def clusters(cases: Values, totals: Values) -> tuple[int, float, float]:
    """The same for a ratio of sums, by its residuals."""
    count, ratio = sum(its > 0 for its in cases), sum(totals) / sum(cases)
    if count == 1:
        return count, ratio, inf
    residuals = [(total - ratio * its) ** 2 for its, total in zip(cases, totals, strict=True)]
    error = (sum(residuals) * count / (count - 1)) ** 0.5 / sum(cases)
    return count, ratio, NORMAL_95 * error


def per_seat(deals: Sequence[Deal], of: Of) -> Values:
    """The mean of its seats for each deal."""
    return [mean(of(deal, seat) for seat in range(deal.n_seats)) for deal in deals]


def win(deal: Deal, seat: int) -> float:
    best = max(deal.scores)
    return (deal.scores[seat] == best) / deal.scores.count(best)


def piles(deal: Deal, seat: int, fewest: int, most: int) -> list[list[int]]:
    """The values of its colours with so many cards won."""
    cards = sorted(deal.won[seat])
    colours = [[card.value for card in its] for _, its in groupby(cards, lambda card: card.colour)]
    return [values for values in colours if fewest <= len(values) <= most]


def full_points(deal: Deal, seat: int) -> int:
    return sum(map(sum, piles(deal, seat, 1, 2)))


def third_points(deal: Deal, seat: int) -> int:
    return sum(map(len, piles(deal, seat, 3, 99)))


def longest(deal: Deal, seat: int) -> int:
    colours = [card.colour for card in deal.dealt[seat]]
    return max(map(colours.count, colours))


def tied(deal: Deal, *wanted: Tie) -> int:
    """How many tricks have all of these ties."""
    return sum({*wanted} <= {*ties(trick)} for trick in deal.tricks)


@pytest.mark.parametrize("n_seats", SEATS)
def test_points(n_seats: int) -> None:
    its, ours = deals(n_seats), found(n_seats)
    assert textbook(per_seat(its, lambda deal, seat: deal.scores[seat])) == told(ours.points)
    for seat in range(n_seats):
        assert textbook([deal.scores[seat] for deal in its]) == told(ours.by_seat[seat])


@pytest.mark.parametrize("n_seats", SEATS)
def test_classes_of_points(n_seats: int) -> None:
    its, ours = deals(n_seats), found(n_seats)
    for place, share in enumerate(ours.classes):
        points = range(CLASS * place, CLASS * (place + 1))
        by_hand = per_seat(its, lambda deal, seat, points=points: deal.scores[seat] in points)  # type: ignore[misc]  # a default is no type
        assert textbook(by_hand) == told(share)
    assert sum(share.mean for share in ours.classes) == pytest.approx(1)
    assert ours.made == sorted({score // CLASS for deal in its for score in deal.scores})


@pytest.mark.parametrize("n_seats", SEATS)
@pytest.mark.parametrize("kind", ["full", "third"])
def test_points_by_colours(n_seats: int, kind: str) -> None:
    """Each point comes from a pile of one or two cards, or from one of three or more."""
    its = deals(n_seats)
    ours = found(n_seats).full if kind == "full" else found(n_seats).third
    counted, ends = (full_points, (1, 2)) if kind == "full" else (third_points, (3, 99))
    points = per_seat(its, counted)
    number = per_seat(its, lambda deal, seat: len(piles(deal, seat, *ends)))
    assert textbook(points) == told(ours.points)
    assert textbook(number) == told(ours.piles)
    assert clusters(number, points) == told(ours.worth)


@pytest.mark.parametrize("n_seats", SEATS)
def test_all_points_come_from_one_kind_of_pile_or_the_other(n_seats: int) -> None:
    ours = found(n_seats)
    assert ours.full.points.total + ours.third.points.total == ours.points.total


@pytest.mark.parametrize("n_seats", SEATS)
def test_wins_by_position_in_the_first_trick(n_seats: int) -> None:
    its, ours = deals(n_seats), found(n_seats)
    for position in range(n_seats):
        by_hand = [win(deal, deal.tricks[0][position].seat) for deal in its]
        assert textbook(by_hand) == told(ours.by_position[position])
    assert sum(share.mean for share in ours.by_position) == pytest.approx(1)


@pytest.mark.parametrize("n_seats", SEATS)
def test_wins_by_longest_colour(n_seats: int) -> None:
    its, ours = deals(n_seats), found(n_seats)
    for length, share in zip(LENGTHS, ours.by_longest, strict=True):
        such = [
            [s for s in range(n_seats) if min(longest(deal, s), LONGEST) == length] for deal in its
        ]
        wins = [sum(win(deal, s) for s in seats) for deal, seats in zip(its, such, strict=True)]
        if any(such):
            assert clusters([len(seats) for seats in such], wins) == told(share)
    assert sum(share.cases for share in ours.by_longest) == n_seats * len(its)


@pytest.mark.parametrize("n_seats", SEATS)
def test_ties(n_seats: int) -> None:
    its, ours = deals(n_seats), found(n_seats)
    kinds = ((Tie.HIGHEST,), (Tie.LOWEST,), (Tie.HIGHEST, Tie.LOWEST), (Tie.ALL_EQUAL,))
    for kind, of_tricks, of_deals in zip(kinds, ours.tricks, ours.deals, strict=True):
        number = [tied(deal, *kind) for deal in its]
        assert textbook([tricks / 15 for tricks in number]) == told(of_tricks)
        assert textbook([tricks > 0 for tricks in number]) == told(of_deals)
    shared = [deal.scores.count(max(deal.scores)) > 1 for deal in its]
    assert textbook(shared) == told(ours.shared)


def test_the_deals_above_have_everything_rare() -> None:
    """Otherwise the tests above could not tell."""
    assert all(found(n_seats).shared.total for n_seats in SEATS)
    assert all(found(n_seats).tricks.all_equal.total >= 8 for n_seats in (3, 4, 5))
    assert all(found(n_seats).tricks.both.total for n_seats in (4, 5, 6))
    assert found(3).tricks.both.total == found(6).tricks.all_equal.total == 0
    assert found(6).by_longest[-1].cases


@pytest.mark.parametrize("n_seats", SEATS)
def test_parts_add_up_to_exactly_the_whole(n_seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, its = found(n_seats), arrays(deals(n_seats))
    parts = [figures_of(Deals(*(column[at::7] for column in its))) for at in range(7)]
    assert sum(parts[1:], start=parts[0]) == whole
    monkeypatch.setattr(figures, "AT_A_TIME", 50)
    assert figures_of(its) == whole


@pytest.mark.parametrize("at", [0, 59])
def test_plays_that_break_the_rules_are_refused(at: int) -> None:
    its = arrays(deals(4)[:20])
    its.plays[7, at] = its.plays[7, at - 1]
    with pytest.raises(ValueError, match=r"7|play"):
        figures_of(its)
