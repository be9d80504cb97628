"""§6: length, dealers, totals, and who wins."""

from random import Random

import pytest

from davidgoliath.rules import Match, ResearchDeals
from davidgoliath.rules.errors import (
    DealIsOver,
    DealIsRunning,
    MatchIsOver,
    RuleBroken,
    WrongDealer,
    WrongLength,
    WrongPlayers,
)


def played(n_seats: int, length: int | None = None, dealer: int = 0, seed: int = 1) -> Match:
    """A finished match of random play."""
    deals, rng = ResearchDeals(seed, n_seats), Random(seed)
    match = Match.start(n_seats, dealer, length)
    while not match.is_over:
        match = match.next_deal(deals.hands(len(match.deals)))
        while match.deal is not None:
            match = match.play(rng.choice(match.deal.legal))
    return match


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6], ids="§6.1 {} players".format)
def test_as_many_deals_as_players(n_seats: int) -> None:
    assert len(played(n_seats).deals) == n_seats


@pytest.mark.parametrize("length", [1, 2, 60], ids="§6.1 {} deals agreed".format)
def test_any_agreed_number_of_deals(length: int) -> None:
    assert Match.start(4, 0, length).length == length


@pytest.mark.parametrize("length", [-1, 0, 61], ids="§6.1 {} deals".format)
def test_no_other_number(length: int) -> None:
    with pytest.raises(WrongLength):
        Match.start(4, 0, length)


@pytest.mark.parametrize("dealer", [0, 1, 2], ids="§6.2 first dealer {}".format)
def test_the_dealer_moves_clockwise(dealer: int) -> None:
    match = played(3, 4, dealer)
    assert [deal.dealer for deal in match.deals] == [(dealer + d) % 3 for d in range(4)]
    leaders = [deal.tricks[0][0].seat for deal in match.deals]
    assert leaders == [(dealer + d + 1) % 3 for d in range(4)]


def test_totals_are_sums_over_the_finished_deals() -> None:
    """§6.3"""
    match = played(5)
    by_deal = [deal.scores for deal in match.deals]
    assert match.totals == tuple(map(sum, zip(*by_deal, strict=True)))
    assert Match.start(5, 0).totals == (0,) * 5


def test_a_running_deal_does_not_count_yet() -> None:
    """§6.3"""
    first = played(3, 1)
    match = Match(3, 2, 0, first.deals).next_deal(ResearchDeals(2, 3).hands(0))
    assert match.play(match.deals[-1].legal[0]).totals == first.totals
    assert match.winners == ()


def with_totals(wanted: str) -> Match:
    """A match of one deal whose winners stand as "winner first" places, found by looking."""
    for seed in range(10_000):
        match = played(3, 1, seed=seed)
        if "".join(str(rank.place) for rank in match.ranking) == wanted:
            return match
    raise AssertionError(wanted)


@pytest.mark.parametrize(
    ("places", "winners"),
    [
        pytest.param("123", 1, id="§6.4 one winner"),
        pytest.param("113", 2, id="§6.4 two share the win"),
        pytest.param("122", 1, id="§6.4 two share the second place"),
        pytest.param("111", 3, id="§6.4 all three share the win"),
    ],
)
def test_the_highest_total_wins_and_ties_are_shared(places: str, winners: int) -> None:
    match = with_totals(places)
    best = max(match.totals)
    assert match.winners == tuple(s for s, total in enumerate(match.totals) if total == best)
    assert len(match.winners) == winners


@pytest.mark.parametrize(
    ("match", "error"),
    [
        pytest.param(played(3, 1), MatchIsOver, id="§6.1 after the last deal"),
        pytest.param(
            Match.start(3, 0).next_deal(ResearchDeals(1, 3).hands(0)),
            DealIsRunning,
            id="§6.1 before the deal is over",
        ),
        pytest.param(Match.start(4, 0), WrongPlayers, id="§1.1 hands for three at a table of four"),
    ],
)
def test_no_next_deal(match: Match, error: type[RuleBroken]) -> None:
    with pytest.raises(error):
        match.next_deal(ResearchDeals(1, 3).hands(0))


def test_nothing_is_played_between_deals() -> None:
    """§2.4"""
    with pytest.raises(DealIsOver):
        played(3, 1).play(played(3, 1).deals[0].dealt[0][0])


def test_the_first_dealer_is_a_seat() -> None:
    """§6.2"""
    with pytest.raises(WrongDealer):
        Match.start(3, 3)
