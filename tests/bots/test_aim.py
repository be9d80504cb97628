"""What a bot plays for: points at first, the match in the end."""

import numpy as np
import pytest

from davidgoliath.bots import aim
from davidgoliath.rules import View
from davidgoliath.rules.view import view_of
from notation import dealt


def view(seat: int, number: int, length: int, totals: tuple[int, ...]) -> View:
    return view_of(dealt("R1", "R2", "R3"), seat, number, length, totals)


def ends(*scores: list[float]) -> aim.Points:
    return np.array(scores, np.float64)


def test_points_less_the_mean_of_the_others() -> None:
    points = ends([10, 20, 40], [0, 0, 0])
    assert [aim.margins(points, seat).tolist() for seat in range(3)] == [
        [-20, 0],
        [-5, 0],
        [25, 0],
    ]


def test_whoever_ends_first_wins_and_equals_share() -> None:
    its = view(0, 1, 1, (0, 0, 0))
    points = ends([10, 9, 3], [9, 10, 3], [10, 10, 3], [7, 7, 7])
    np.testing.assert_allclose(aim.shares(points, its), [1, 0, 1 / 2, 1 / 3], atol=1e-6)


def test_earlier_deals_count() -> None:
    its = view(0, 3, 3, (0, 30, 20))
    points = ends([29, 0, 0], [31, 0, 0], [31, 0, 12])
    np.testing.assert_allclose(aim.shares(points, its), [0, 1, 0], atol=1e-6)


def test_all_shares_make_one_match() -> None:
    points = ends([10, 20, 40], [30, 30, 1])
    for number in (1, 2, 3):
        shares = sum(aim.shares(points, view(s, number, 3, (5, 0, 9)), 4.0) for s in range(3))
        np.testing.assert_allclose(shares, 1)


@pytest.mark.parametrize("lead", [30, -30])
def test_the_more_deals_are_to_come_the_less_a_lead_decides(lead: int) -> None:
    points = ends([20, 20, 20])
    sure = [
        abs(aim.shares(points, view(0, 1, length, (lead, 0, 0)))[0] - 1 / 3) for length in (1, 3, 9)
    ]
    assert sure == sorted(sure, reverse=True)
    assert sure[0] > sure[2] + 0.05


def test_in_the_end_winning_is_worth_more_than_a_few_points() -> None:
    """Two cards: one more point for everybody's own, or the one that keeps the rival behind."""
    richer, first = [41.0, 42, 0], [40.0, 39, 6]
    last, early = view(0, 3, 3, (100, 100, 0)), view(0, 1, 9, (0, 0, 0))
    assert aim.margins(ends(richer), 0) > aim.margins(ends(first), 0)
    assert aim.values(ends(first), last) > aim.values(ends(richer), last)
    assert aim.values(ends(richer), early) > aim.values(ends(first), early)
