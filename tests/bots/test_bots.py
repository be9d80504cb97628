"""Every bot of the line-up plays by the rules, from its view alone."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.bots import LINEUP, UnknownBot, bot_named
from davidgoliath.bots.behind import WAYS, playable, ways
from davidgoliath.bots.greedy import BURDEN, Table, worth
from davidgoliath.bots.simple import CautiousBot
from davidgoliath.rules import Colour, Deal, Play, parse_card, parse_cards
from davidgoliath.rules.view import view_of
from notation import dealt, under_way
from strategies import SEEDS, running_deals

NAMES = [name.replace("N", "3") for name in LINEUP]


@given(running_deals(), st.sampled_from(NAMES), SEEDS)
def test_bots_play_legal_cards(deal: Deal, name: str, seed: int) -> None:
    if deal.turn is not None:
        assert bot_named(name).choose(view_of(deal, deal.turn), Random(seed)) in deal.legal


@given(running_deals(), st.sampled_from(["greedy", "cautious"]))
def test_these_bots_use_no_chance(deal: Deal, name: str) -> None:
    if deal.turn is not None:
        view = view_of(deal, deal.turn)
        assert bot_named(name).choose(view, Random(1)) == bot_named(name).choose(view, Random(2))


def test_the_random_bot_plays_each_card_equally_often() -> None:
    view, rng = view_of(dealt("R1", "R2", "R3"), 0), Random(5)
    played = [bot_named("random").choose(view, rng) for _ in range(3000)]
    assert all(140 < played.count(card) < 260 for card in view.legal)


def test_the_cautious_bot_plays_the_middle() -> None:
    view = view_of(dealt("R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6", "G1", "B1"), 0)
    assert CautiousBot().choose(view, Random(1)) == parse_card("Y4")


@pytest.mark.parametrize(
    ("first", "second", "mine", "played"),
    [
        pytest.param("B9", "B8", "B1 B5 B6", "B6", id="capture the nine, with the highest David"),
        pytest.param("B1", "B3", "B2 B9", "B2", id="do not hand the nine to David for four points"),
        pytest.param("B4", "B5", "B1 B9", "B1", id="a five is better than a nine for the other"),
        pytest.param("B9", "B7", "B8", "B8", id="no choice"),
    ],
)
def test_greedy_takes_what_is_worth_taking(first: str, second: str, mine: str, played: str) -> None:
    """Seat 2 plays last to a trick of blue, in which it holds the named blue cards only."""
    others = sorted({f"B{value}" for value in range(1, 10)} - {first, second, *mine.split()})
    deal = under_way(dealt(" ".join([first, *others]), second, mine), f"{first} {second}")
    assert str(bot_named("greedy").choose(view_of(deal, 2), Random(1))) == played


def test_greedy_remembers_who_is_void() -> None:
    """Idea 2: the seat behind has shown that it cannot follow red, so it may throw anything."""
    deal = under_way(dealt("R1 R5 R9", "R2 R6", "Y1 Y9 B9"), "R1 R2 B9")
    table = Table(view_of(deal, 0))
    left, right = (
        {card.colour for card in playable(table.unseen, table.voids[seat], Colour.RED)}
        for seat in table.behind
    )
    assert left == {Colour.RED}
    assert right == {card.colour for card in table.unseen} - {Colour.RED}


def test_greedy_gets_rid_of_high_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Idea 4: where nothing else is at stake, the higher one goes."""
    table = Table(view_of(dealt("R1 R8 R9", "B1", "V1"), 0))
    burden = [BURDEN * card.value * 2 for card in parse_cards("R8 R9")]
    monkeypatch.setattr(Table, "margin", lambda *_: 0)
    assert [table.value_of(card) for card in parse_cards("R8 R9")] == burden


def test_the_ways_of_those_behind_reach_from_low_to_high() -> None:
    cards = list(parse_cards("R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7"))
    tricks = ways((Play(0, cards[0]),), [(1, cards), (2, cards)])
    assert len(tricks) == WAYS
    for place in (1, 2):
        assert sorted(trick[place].card for trick in tricks) == cards[1::2]


@given(running_deals())
def test_greedy_counts_in_whole_numbers(deal: Deal) -> None:
    """Also near the end, where two seats behind may be thought to play the same card."""
    if deal.turn is not None:
        table = Table(view_of(deal, deal.turn))
        assert all(type(table.value_of(card)) is int for card in deal.legal)


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_a_pile_that_nothing_can_join_is_worth_its_points(n_seats: int) -> None:
    piles = [(), (7,), (7, 8), (7, 8, 9), (1, 2, 3, 4)]
    assert [worth(n_seats, pile, 0) for pile in piles] == [0, 7000, 15000, 3000, 4000]


def test_a_high_pair_loses_worth_with_every_card_that_may_come() -> None:
    values = [worth(4, (11, 12), left) for left in range(10)]
    assert values == sorted(values, reverse=True)


def test_an_unknown_bot_is_named_with_the_list() -> None:
    with pytest.raises(
        UnknownBot,
        match=r"chess.*expert, champion, flat:N, ismcts:N, champion:N, ",
    ):
        bot_named("chess")
