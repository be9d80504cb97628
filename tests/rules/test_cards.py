"""§1: players and cards."""

import pytest

from davidgoliath.rules import Card, Colour, full_deck, parse_card
from davidgoliath.rules.errors import UnknownCard, WrongPlayers


@pytest.mark.parametrize(
    ("players", "cards", "highest"),
    [
        pytest.param(3, 45, 9, id="§1.2 three players"),
        pytest.param(4, 60, 12, id="§1.2 four players"),
        pytest.param(5, 75, 15, id="§1.2 five players"),
        pytest.param(6, 90, 18, id="§1.2 six players"),
    ],
)
def test_the_deck(players: int, cards: int, highest: int) -> None:
    deck = full_deck(players)
    assert len(deck) == len(set(deck)) == cards
    assert {card.value for card in deck} == set(range(1, highest + 1))
    assert {card.colour for card in deck} == set(Colour)


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7], ids="§1.1 {} players".format)
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(WrongPlayers, match=r"§1\.1"):
        full_deck(players)


def test_notation_names_every_card_once() -> None:
    """§1.3"""
    assert [parse_card(str(card)) for card in full_deck(6)] == list(full_deck(6))
    assert [str(Card(colour, 7)) for colour in Colour] == ["R7", "Y7", "G7", "B7", "V7"]


NO_CARDS = ["", "R", "7", "R0", "R07", "R19", "r7", "O7", " R7", "R7 ", "R-1", "R\u0667"]


@pytest.mark.parametrize("text", NO_CARDS)
def test_anything_else_is_no_card(text: str) -> None:
    """§1.3"""
    with pytest.raises(UnknownCard):
        parse_card(text)
