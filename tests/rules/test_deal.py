"""§2 and §3: the course of a deal, and the plays that it refuses."""

from random import Random

import pytest
from hypothesis import given

from davidgoliath.rules import Card, Colour, Deal, IllegalPlay, full_deck, parse_card
from davidgoliath.rules.errors import (
    CardNotHeld,
    DealIsOver,
    MustFollow,
    NotTheDeck,
    NotYourTurn,
    RuleBroken,
    WrongDealer,
    WrongHandSize,
    WrongPlayers,
)
from davidgoliath.rules.trick import Trick, resolve
from notation import card_names, dealt, under_way
from strategies import fresh_deals, playout, running_deals

FOUR = dealt("R1 G4", "R5 G9", "R2 R3", "R6 G7")  # seat 0 leads; seat 2 holds no green
YELLOWS = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12"


@pytest.fixture(name="void")
def deal_with_a_void() -> Deal:
    return dealt("R1 G4 V5", "R5 G9", f"R2 {YELLOWS} R3 V1", "R6 G7")


@given(fresh_deals())
def test_all_cards_are_dealt_fifteen_each(deal: Deal) -> None:
    """§2.1-§2.2"""
    assert [len(hand) for hand in deal.hands] == [15] * deal.n_seats
    assert sorted(card for hand in deal.hands for card in hand) == list(full_deck(deal.n_seats))


@pytest.mark.parametrize("dealer", range(4), ids="§2.3 dealer {}".format)
def test_the_player_on_the_dealers_left_leads(dealer: int) -> None:
    deal = dealt("R1", "R5", "R2", "R6", dealer=dealer)
    assert deal.leader == deal.turn == (dealer + 1) % 4


@given(fresh_deals())
def test_fifteen_tricks_empty_all_hands(deal: Deal) -> None:
    """§2.4"""
    end = playout(deal, Random(1))[-1]
    assert len(end.tricks) == 15
    assert end.hands == ((),) * deal.n_seats
    assert (end.turn, end.legal, end.result) == (None, (), end.scores)


def test_turns_go_clockwise_from_the_leader(void: Deal) -> None:
    """§3.1 and §1.1"""
    plays = ("", "G4", "G4 G9", "G4 G9 R2")
    assert [under_way(void, cards).turn for cards in plays] == [0, 1, 2, 3]


def test_the_printed_example_on_the_table(void: Deal) -> None:
    """§4.2-§4.3: the third gets G9, the second the rest and the lead; §3.4: all plays are known."""
    deal = under_way(void, "G4 G9 R2 G7")
    assert [card_names(cards) for cards in deal.won] == ["", "G4 R2 G7", "G9", ""]
    assert (deal.leader, deal.turn, deal.trick) == (1, 1, ())
    assert [(play.seat, str(play.card)) for play in deal.tricks[0]] == [
        (0, "G4"),
        (1, "G9"),
        (2, "R2"),
        (3, "G7"),
    ]


@pytest.mark.parametrize(
    ("plays", "card", "seat", "error"),
    [
        pytest.param("", "G9", None, CardNotHeld, id="§3.1 a card of somebody else"),
        pytest.param("G4", "G4", None, CardNotHeld, id="§3.1 a card that is on the table"),
        pytest.param("G4 G9 R2 G7", "G9", None, CardNotHeld, id="§2.4 a card that was won"),
        pytest.param("", "V18", None, CardNotHeld, id="§3.1 a card of a larger deck"),
        pytest.param("", "R1", 1, NotYourTurn, id="§3.1 out of turn"),
        pytest.param("G4", "R5", None, MustFollow, id="§3.3 revoke"),
        pytest.param("G4", "G9", 0, NotYourTurn, id="§3.1 out of turn, seat 0"),
        pytest.param("G4", "Y1", 3, NotYourTurn, id="§3.1 out of turn in the first trick"),
        pytest.param("G4 G9", "Y1", 3, NotYourTurn, id="§3.1 out of turn in a trick"),
    ],
)
def test_refused(
    void: Deal, plays: str, card: str, seat: int | None, error: type[IllegalPlay]
) -> None:
    deal = under_way(void, plays)
    with pytest.raises(error, match="§"):
        deal.play(parse_card(card), seat)


def test_nothing_is_played_after_the_end() -> None:
    """§2.4"""
    end = playout(FOUR, Random(1))[-1]
    with pytest.raises(DealIsOver):
        end.play(parse_card("R1"))


def test_an_error_says_what_broke_the_rule(void: Deal) -> None:
    """§3.3"""
    with pytest.raises(MustFollow) as caught:
        under_way(void, "G4 R5")
    assert caught.value.details == {"seat": 1, "card": parse_card("R5"), "led": Colour.GREEN}


@pytest.mark.parametrize(
    ("hands", "dealer", "error"),
    [
        pytest.param([full_deck(3)[:15]] * 2, 0, WrongPlayers, id="§1.1 two hands"),
        pytest.param([full_deck(6)[:15]] * 7, 0, WrongPlayers, id="§1.1 seven hands"),
        pytest.param([full_deck(3)[:15]] * 3, 0, NotTheDeck, id="§2.1 cards twice"),
        pytest.param([full_deck(3)[:14], full_deck(3)[14:30], ()], 0, WrongHandSize, id="§2.2 14"),
        pytest.param(FOUR.dealt, 4, WrongDealer, id="§6.2 no such dealer"),
        pytest.param(FOUR.dealt, -1, WrongDealer, id="§6.2 no such dealer, negative"),
    ],
)
def test_no_deal(hands: list[tuple[Card, ...]], dealer: int, error: type[RuleBroken]) -> None:
    with pytest.raises(error):
        Deal.start(hands, dealer)


@given(running_deals())
def test_scores_by_colour_add_up(deal: Deal) -> None:
    """§5.3"""
    assert tuple(map(sum, deal.score_by_colour)) == deal.scores
    assert deal.result == (deal.scores if deal.is_over else None)


@given(running_deals())
def test_won_cards_by_colour_are_the_won_cards(deal: Deal) -> None:
    """§4.6"""
    for cards, piles in zip(deal.won, deal.won_by_colour, strict=True):
        assert [card for pile in piles for card in pile] == sorted(cards)
        assert [{card.colour for card in pile} <= {c} for c, pile in enumerate(piles)] == [True] * 5


def test_a_card_that_only_equals_the_right_one_is_the_right_one() -> None:
    """§3.3 holds for whatever is led, even by somebody careless about types."""
    deal = dealt("R1", "R2", "R3").play(Card(0, 1))  # type: ignore[arg-type]
    assert deal == dealt("R1", "R2", "R3").play(parse_card("R1"))
    assert deal.led is Colour.RED
    assert {card.colour for card in deal.legal} == {Colour.RED}


def test_a_card_of_no_deck_is_not_held() -> None:
    """§1.2"""
    with pytest.raises(CardNotHeld, match="99"):
        dealt("R1", "R2", "R3").play(Card(Colour.RED, 99))


def test_won_cards_lie_in_the_order_in_which_they_came(void: Deal) -> None:
    """§4.2-§4.3: seat 1 leads the second trick and wins again."""
    deal = under_way(void, "G4 G9 R2 G7")
    first = deal.won[1]
    while len(deal.tricks) < 8:
        deal = deal.play(deal.legal[-1])
    assert deal.won[1][: len(first)] == first
    came = [card for trick in deal.tricks for card in received(trick, 1)]
    assert list(deal.won[1]) == came


def received(trick: Trick, seat: int) -> list[Card]:
    result = resolve(trick)
    rest = [*result.rest] if result.highest.seat == seat else []
    return [result.highest.card] if result.lowest.seat == seat else rest
