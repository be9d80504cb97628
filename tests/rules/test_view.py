"""§7: what a seat may know, and that it knows nothing else."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.rules import Card, Colour, Deal, Match
from davidgoliath.rules.view import view_of
from notation import card_names, dealt, under_way
from strategies import SEEDS, running_deals, running_matches

NONE: frozenset[Colour] = frozenset()


def with_other_hands_mixed(deal: Deal, seat: int, rng: Random) -> Deal:
    """The unseen cards dealt out anew to the others."""
    unseen = [card for other, hand in enumerate(deal.hands) if other != seat for card in hand]
    rng.shuffle(unseen)
    hands, before = list(deal.hands), list(deal.dealt)
    for other in range(deal.n_seats):
        if other != seat:
            size = len(deal.hands[other])
            played = set(deal.dealt[other]) - set(deal.hands[other])
            hands[other] = tuple(sorted(unseen[:size]))
            before[other] = tuple(sorted((*hands[other], *played)))
            del unseen[:size]
    return replace(deal, hands=tuple(hands), dealt=tuple(before))


@given(running_deals(), SEEDS)
def test_a_view_stays_the_same_when_unseen_cards_are_swapped(deal: Deal, seed: int) -> None:
    """§7.4: to the last byte, from every seat."""
    for seat in range(deal.n_seats):
        mixed = with_other_hands_mixed(deal, seat, Random(seed))
        ours, theirs = view_of(deal, seat), view_of(mixed, seat)
        assert repr(ours).encode() == repr(theirs).encode()
        assert (ours.unseen, ours.voids) == (theirs.unseen, theirs.voids)


def test_mixing_does_change_hands() -> None:
    """The test above could not fail if it swapped nothing."""
    deal = dealt("R1", "R2", "R3")
    assert with_other_hands_mixed(deal, 0, Random(1)).hands[1] != deal.hands[1]


@given(running_matches(), st.integers(0, 5))
def test_a_view_tells_what_everybody_saw(match: Match, seat: int) -> None:
    """§7.1-§7.3"""
    if not match.deals:
        return
    seat %= match.n_seats
    deal, view = match.deals[-1], match.view(seat)
    assert (view.hand, view.tricks, view.trick) == (deal.hands[seat], deal.tricks, deal.trick)
    assert (view.won, view.scores, view.totals) == (deal.won, deal.scores, match.totals)
    assert (view.dealer, view.turn, view.led) == (deal.dealer, deal.turn, deal.led)
    assert (view.number, view.length) == (len(match.deals), match.length)
    assert view.legal == (deal.legal if deal.turn == seat else ())


@given(running_deals())
def test_unseen_cards_are_those_in_the_other_hands(deal: Deal) -> None:
    """§7.2"""
    for seat in range(deal.n_seats):
        others = [hand for other, hand in enumerate(deal.hands) if other != seat]
        assert list(view_of(deal, seat).unseen) == sorted(card for hand in others for card in hand)


@given(running_deals())
def test_nobody_holds_a_colour_shown_to_be_void(deal: Deal) -> None:
    """§7.2"""
    for hand, void in zip(deal.hands, view_of(deal, 0).voids, strict=True):
        assert not {card.colour for card in hand} & void


def test_who_does_not_follow_shows_a_void() -> None:
    """§7.2"""
    greenless = "R2 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 V1 V2"
    deal = under_way(dealt("G4", "G9", greenless, "G7"), "G4 G9 R2")
    assert view_of(deal, 3).voids == (NONE, NONE, frozenset({Colour.GREEN}), NONE)


def cards_in(value: object) -> set[Card]:
    """Every card that can be reached from a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for part in value for card in cards_in(part)}
    fields = getattr(value, "__slots__", ())
    return {card for name in fields for card in cards_in(getattr(value, name))}


@given(running_deals())
def test_no_card_of_another_hand_is_in_a_view(deal: Deal) -> None:
    """§7.4"""
    for seat in range(deal.n_seats):
        hidden = {card for s, hand in enumerate(deal.hands) if s != seat for card in hand}
        assert not cards_in(view_of(deal, seat)) & hidden


def test_the_reach_of_that_test() -> None:
    deal = dealt("R1", "R2", "R3")
    assert card_names(sorted(cards_in(deal)))[:8] == "R1 R2 R3"
    assert cards_in(view_of(deal, 0)) == set(deal.hands[0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_seat_in_turn_has_legal_cards(seat: int) -> None:
    """§3.1"""
    assert bool(view_of(dealt("R1", "R2", "R3"), seat).legal) == (seat == 0)
