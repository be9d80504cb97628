"""§5: points for the cards won."""

import pytest

from davidgoliath.rules import Colour, parse_cards
from davidgoliath.rules.scoring import by_colour, score, score_by_colour


@pytest.mark.parametrize(
    ("won", "points"),
    [
        pytest.param("", 0, id="§5.2 no card: nothing"),
        pytest.param("R9", 9, id="§5.1 one card: its number"),
        pytest.param("R9 R1", 10, id="§5.1 two cards: their numbers"),
        pytest.param("R9 R1 R8", 3, id="§5.2 three: a point each"),
        pytest.param("R9 R1 R8 R7 R6", 5, id="§5.2 five: a point each"),
        pytest.param("R9 G9", 18, id="§5.3 colours add up"),
        pytest.param("R9 R8 R7 G9 G8 B1", 21, id="§5.3 colours count on their own"),
        pytest.param("R4 R10 R11 Y8 G5 G9 B2 B3 B6 B10 B12 V10 V12", 52, id="§5 printed example"),
    ],
)
def test_points(won: str, points: int) -> None:
    assert score(parse_cards(won)) == points


def test_colours_are_listed_in_their_order() -> None:
    """§5.3"""
    won = parse_cards("V10 R4 B2 Y8 G5 R10 V12 B3 R11 G9 B6 B10 B12")
    assert score_by_colour(won) == (3, 8, 14, 5, 22)
    assert [colour.letter for colour in Colour] == ["R", "Y", "G", "B", "V"]


def test_won_cards_are_sorted_by_colour() -> None:
    """§4.6"""
    piles = by_colour(parse_cards("V10 R4 B2 V9 R11 R1"))
    assert [" ".join(map(str, pile)) for pile in piles] == ["R1 R4 R11", "", "", "B2", "V9 V10"]
