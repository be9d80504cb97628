"""The levels of the line-up: what each of them sees in a trick, and what it gets wrong."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from davidgoliath.bots import bot_named
from davidgoliath.bots.casual import hopes_of
from davidgoliath.rules import Deal, View, parse_cards
from davidgoliath.rules.view import view_of
from notation import dealt, under_way
from strategies import running_deals


def last_to(lie: str, mine: str) -> View:
    """Seat 2 plays last to two cards of blue, in which it holds the named blue cards only."""
    first, second = lie.split()
    others = sorted({f"B{value}" for value in range(1, 10)} - {first, second, *mine.split()})
    deal = under_way(dealt(" ".join([first, *others]), second, mine), lie)
    return view_of(deal, 2, length=2)


def played(name: str, view: View) -> str:
    return str(bot_named(name).choose(view, Random(1)))


@pytest.mark.parametrize(
    ("lie", "mine", "won", "novice", "casual"),
    [
        pytest.param("B4 B6", "B1 B9", "", "B1", "B9", id="Goliath is fun, both are more"),
        pytest.param("B4 B6", "B1 B5", "", "B1", "B1", id="take the six"),
        pytest.param("B4 B6", "B1 B5", "B7 B8", "B1", "B5", id="a third card"),
        pytest.param("B2 B9", "B4 B6", "", "B4", "B6", id="nothing to gain: keep the high one?"),
    ],
)
def test_what_a_trick_is_worth(lie: str, mine: str, won: str, novice: str, casual: str) -> None:
    view = replace(last_to(lie, mine), won=((), (), parse_cards(won)))
    assert (played("novice", view), played("casual", view)) == (novice, casual)


def test_a_novice_leads_its_lowest_card() -> None:
    view = view_of(dealt("R3 R9 Y2 G4 B8 V7 V9 Y9 Y8 Y7 Y6 Y5 Y4 R8 R7", "R1", "R2"), 0)
    assert played("novice", view) == "Y2"


@pytest.mark.parametrize("name", ["novice", "casual"])
def test_of_equal_cards_chance_picks_one(name: str) -> None:
    hand = "R1 Y1 G1 B1 V1 R2 Y2 G2 B2 V2 R3 Y3 G3 B3 V3"
    view = replace(view_of(dealt(hand, "R9", "R8"), 0), legal=parse_cards("R1 Y1 G1 B1 V1"))
    chosen = {bot_named(name).choose(view, Random(seed)) for seed in range(60)}
    assert chosen == set(parse_cards("R1 Y1 G1 B1 V1"))


def test_a_novice_forgets_who_plays_behind_it() -> None:
    """The nine that takes all from the eight is still out: only somebody casual thinks of it."""
    deal = under_way(dealt("B3 B2", "B8 B4", "B9 B1 B5 B6 B7"), "B3")
    view = view_of(deal, 1, length=2)
    assert (played("novice", view), played("casual", view)) == ("B4", "B8")


@given(running_deals())
def test_a_novice_looks_at_nothing_but_the_trick(deal: Deal) -> None:
    if deal.turn is not None:
        view = view_of(deal, deal.turn, length=2)
        blank = replace(view, tricks=(), won=((),) * deal.n_seats, totals=())
        assert played("novice", view) == played("novice", blank)


@given(running_deals())
def test_a_casual_player_remembers_three_tricks(deal: Deal) -> None:
    if deal.turn is not None:
        view = view_of(deal, deal.turn, length=2)
        assert hopes_of(view) == hopes_of(replace(view, tricks=view.tricks[-3:]))


@pytest.mark.parametrize(
    ("number", "totals", "novice", "casual"),
    [
        pytest.param(1, (50, 0, 50), "B1", "B9", id="another deal follows"),
        pytest.param(2, (50, 0, 50), "B1", "B1", id="do not give the nine to the rival"),
        pytest.param(2, (0, 90, 50), "B9", "B9", id="to another one it may go"),
    ],
)
def test_near_the_end_it_is_the_match_that_counts(
    number: int, totals: tuple[int, ...], novice: str, casual: str
) -> None:
    """Two and three lie there: the one takes three, the nine takes five and gives nine away."""
    view = last_to("B2 B3", "B1 B9")
    view = replace(view, number=number, totals=totals, tricks=((),) * 14)
    assert (played("novice", view), played("casual", view)) == (novice, casual)


@pytest.mark.parametrize(("name", "tricks"), [("novice", 3), ("casual", 5)])
def test_so_many_tricks_before_the_end(name: str, tricks: int) -> None:
    """In the last ones a trick goes where the match wants it."""
    view = replace(last_to("B2 B3", "B1 B9"), number=2)
    rival = {"novice": (0, 90, 50), "casual": (50, 0, 50)}[name]
    before, then = (
        played(name, replace(view, totals=rival, tricks=((),) * (15 - left)))
        for left in (tricks + 1, tricks)
    )
    assert before != then
