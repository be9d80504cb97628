"""What holds at every moment of every deal."""

from itertools import chain
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.rules import Card, Colour, Deal, full_deck
from davidgoliath.rules.trick import legal_cards
from strategies import SEEDS, fresh_deals, moments, running_deals


@given(fresh_deals(), SEEDS)
def test_every_card_is_always_in_exactly_one_place(start: Deal, seed: int) -> None:
    """§2.4, §4.3"""
    for deal in moments(start, Random(seed)):
        on_table = [play.card for play in deal.trick]
        everywhere = chain(*deal.hands, *deal.won, on_table)
        assert sorted(everywhere) == list(full_deck(deal.n_seats))


@given(fresh_deals(), SEEDS)
def test_all_cards_are_won(start: Deal, seed: int) -> None:
    """§4.3: 15n cards in every deal."""
    *_, end = moments(start, Random(seed))
    assert sum(map(len, end.won)) == 15 * end.n_seats


@given(running_deals())
def test_play_accepts_exactly_the_legal_cards(deal: Deal) -> None:
    """§3.1-§3.3"""
    accepted = [card for card in full_deck(6) if accepts(deal, card)]
    assert accepted == list(deal.legal)


def accepts(deal: Deal, card: Card) -> bool:
    try:
        deal.play(card)
    except ValueError:
        return False
    return True


@given(running_deals())
def test_somebody_who_can_follow_has_to(deal: Deal) -> None:
    """§3.3"""
    if deal.turn is not None and deal.led is not None:
        follows = {card.colour is deal.led for card in deal.legal}
        holds = any(card.colour is deal.led for card in deal.hands[deal.turn])
        assert follows == {holds}
        assert deal.legal == legal_cards(deal.hands[deal.turn], deal.led)


@given(fresh_deals(), SEEDS, st.permutations(list(Colour)))
def test_renaming_colours_changes_no_score(start: Deal, seed: int, names: list[Colour]) -> None:
    """§4.1, §5.3: no colour is worth more than another."""
    renamed = Deal.start([[rename(c, names) for c in hand] for hand in start.dealt], start.dealer)
    for deal in moments(start, Random(seed)):
        for play in deal.tricks[-1] if deal.tricks and not deal.trick else ():
            renamed = renamed.play(rename(play.card, names))
    assert deal.scores == renamed.scores


def rename(card: Card, names: list[Colour]) -> Card:
    return Card(names[card.colour], card.value)


@given(fresh_deals(), SEEDS, st.integers(1, 5))
def test_turning_seats_turns_the_scores(start: Deal, seed: int, turn: int) -> None:
    """§1.1, §2.3"""
    n_seats = start.n_seats
    turned = Deal.start(
        [start.dealt[(seat - turn) % n_seats] for seat in range(n_seats)],
        (start.dealer + turn) % n_seats,
    )
    *_, end = moments(start, Random(seed))
    for play in chain(*end.tricks):
        turned = turned.play(play.card, (play.seat + turn) % n_seats)
    assert [turned.scores[(seat + turn) % n_seats] for seat in range(n_seats)] == list(end.scores)


@given(running_deals())
def test_a_deal_does_not_change(deal: Deal) -> None:
    before = repr(deal)
    for card in deal.legal:
        deal.play(card)
    assert repr(deal) == before
