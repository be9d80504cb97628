"""What each card is worth, and why: exact where nothing is left to guess."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from davidgoliath.bots.estimate import Budget, Estimate, estimate
from davidgoliath.bots.reasons import Code, Reason
from davidgoliath.kernel import WrongArgument
from davidgoliath.locales import LANGUAGES, texts_in
from davidgoliath.rules import Card, Colour, Deal, View, parse_cards
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of
from notation import dealt, under_way

SMALL = Budget(positions=3_000)


def some_view(n_seats: int, plays: int, seed: int = 5) -> View:
    deal, chance = Deal.start(*research_deal(seed, 0, n_seats)), Random(seed)
    for _ in range(plays):
        deal = deal.play(chance.choice(deal.legal))
    assert deal.turn is not None
    return view_of(deal, deal.turn)


def codes(found: Estimate, card: str) -> set[Code]:
    return {reason.code for reason in reasons_of(found, card)}


def reasons_of(found: Estimate, card: str) -> tuple[Reason, ...]:
    return next(its.reasons for its in found.cards if str(its.card) == card)


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_every_legal_card_the_best_first(n_seats: int) -> None:
    view = some_view(n_seats, 2 * n_seats + 1)
    found = estimate(view, Random(1), SMALL)
    assert sorted(its.card for its in found.cards) == sorted(view.legal)
    worth = [its.less_others.mean + 8 * its.share.mean for its in found.cards]
    assert all(one >= two - 1e-9 for one, two in pairwise(worth))


def test_the_same_chance_gives_the_same_answer() -> None:
    view = some_view(4, 22)
    assert estimate(view, Random(1), SMALL) == estimate(view, Random(1), SMALL)
    assert estimate(view, Random(1), SMALL) != estimate(view, Random(2), SMALL)


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_unseen_cards_are_somewhere_and_never_where_they_cannot_be(n_seats: int) -> None:
    view = some_view(n_seats, 6 * n_seats + 2)
    unseen = estimate(view, Random(1), SMALL).unseen
    assert tuple(unseen) == view.unseen
    for card, chances in unseen.items():
        assert sum(chances) == pytest.approx(1)
        assert chances[view.seat] == 0
        for seat, void in enumerate(view.voids):
            assert card.colour not in void or chances[seat] == 0


def test_the_last_card_is_told_exactly() -> None:
    view = some_view(4, 59)
    end = estimate(view, Random(1), SMALL).cards[0]
    deal, chance = Deal.start(*research_deal(5, 0, 4)), Random(5)
    while deal.turn is not None:
        deal = deal.play(chance.choice(deal.legal))
    own = deal.scores[view.seat]
    assert (end.points.mean, end.points.error) == (own, 0)
    assert end.less_others.mean == pytest.approx(own - (sum(deal.scores) - own) / 3)


def test_reasons_of_the_last_in_a_trick() -> None:
    """Seat 2 closes the trick R5 R9: nothing is open but its own card."""
    deal = dealt("R5 Y1 Y2", "R9 G1 G2", "R1 R7 R8 B1")
    found = estimate(view_of(under_way(deal, "R5 R9"), 2), Random(1), SMALL)
    assert reasons_of(found, "R1")[0].code is Code.TAKES_GOLIATH
    assert reasons_of(found, "R1")[0].chance == 1
    assert reasons_of(found, "R1")[0].points == pytest.approx(9)
    given = reasons_of(found, "R7")
    assert {(its.code, its.seat) for its in given} == {
        (Code.GIVES_GOLIATH, 0),
        (Code.GIVES_TRICK, 1),
    }
    assert [its.points for its in given] == pytest.approx([-6, -4.5])


def test_a_third_card_spoils_a_pile() -> None:
    """Seat 2 won R2 R8 in the first trick; a third red card makes three points of ten."""
    first = dealt("Y1 R1 R2 Y9 G4", "R3 R8 G8", "R4 R9 G9", dealer=2)
    deal = under_way(first, "R2 R8 R9")
    assert deal.turn == 2
    view = view_of(deal, 2)
    assert view.won[2] == parse_cards("R2 R8")
    found = estimate(view, Random(1), SMALL)
    spoiling = [
        its
        for card in found.cards
        for its in card.reasons
        if its.code in (Code.SPOILS_OWN, Code.SPOILS_OTHER)
    ]
    assert {its.colour for its in spoiling} == {Colour.RED}
    assert all(its.points < 0 for its in spoiling if its.code is Code.SPOILS_OWN)


def test_few_reasons_and_only_weighty_ones() -> None:
    for seed in range(6):
        for its in estimate(some_view(4, 17 + seed, seed), Random(1), SMALL).cards:
            assert len(its.reasons) <= 3
            for reason in its.reasons:
                assert reason.chance >= 0.25
                quiet = reason.code in (Code.STAYS_OUT, Code.FORCES_LEAD)
                assert quiet or abs(reason.points) >= 0.4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    said = {texts_in(language)(its.value, chance=68, seat="Ann", colour="?") for its in Code}
    assert len(said) == len(Code)


def test_time_can_be_the_limit() -> None:
    """With a clock that strikes at once only the first deals are tried."""
    strikes = iter([0.0, *[9.0] * 99])
    found = estimate(some_view(4, 9), Random(1), Budget(60_000, 1.0), lambda: next(strikes))
    assert np.isfinite(found.cards[0].points.error)
    whole = estimate(some_view(4, 9), Random(1), Budget(60_000))
    assert found.cards[0].points.error > 2 * whole.cards[0].points.error


@pytest.mark.parametrize(("positions", "seconds"), [(0, None), (-1, None), (5, 0.0), (5, -1.0)])
def test_a_budget_of_nothing_is_refused(positions: int, seconds: float | None) -> None:
    with pytest.raises(WrongArgument, match="a budget is at least one position"):
        Budget(positions, seconds)


def test_a_single_card_still_gets_its_estimate() -> None:
    view = some_view(4, 57)
    assert len(view.legal) == 1
    assert isinstance(estimate(view, Random(1), SMALL).cards[0].card, Card)
