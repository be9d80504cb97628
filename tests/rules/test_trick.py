"""§3.2-§3.3 and §4: legal cards, and who receives what."""

import pytest

from davidgoliath.rules import Colour, parse_cards
from davidgoliath.rules.trick import Tie, legal_cards, resolve, ties
from notation import card_names, trick


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        pytest.param("R1 R2 G3", None, "R1 R2 G3", id="§3.2 the leader: any card"),
        pytest.param("R1 R2 G3", Colour.RED, "R1 R2", id="§3.3 follow the led colour"),
        pytest.param("R1 R2 G3", Colour.GREEN, "G3", id="§3.3 the only one that follows"),
        pytest.param("R1 R2 G3", Colour.BLUE, "R1 R2 G3", id="§3.3 none of it: any card"),
    ],
)
def test_legal_cards(hand: str, led: Colour | None, legal: str) -> None:
    assert card_names(legal_cards(parse_cards(hand), led)) == legal


@pytest.mark.parametrize(
    ("plays", "highest", "lowest", "rest"),
    [
        pytest.param("G4 G9 R2 G7", 1, 2, "G4 R2 G7", id="§4.1-3 four: the printed example"),
        pytest.param("G4 G12 G7 R2 G2", 1, 4, "G4 G7 R2 G2", id="§4.4 five: the printed example"),
        pytest.param("R3 Y3 B3", 2, 1, "R3 Y3", id="§4.5 three equal"),
        pytest.param("R1 V9 Y5", 1, 0, "R1 Y5", id="§4.1 the led colour means nothing"),
        pytest.param("R9 R2 G5", 0, 1, "R2 G5", id="§4.3 the highest's player gets the lowest"),
        pytest.param("R9 R2 G9", 2, 1, "R9 R2", id="§4.4 highest tie: last played"),
        pytest.param("R2 R9 G2", 1, 2, "R2 G2", id="§4.4 lowest tie: last played"),
        pytest.param("R2 G2 R9 B9", 3, 1, "R2 G2 R9", id="§4.4 both ends tied"),
        pytest.param("R5 G5 B5 V2", 2, 3, "R5 G5 V2", id="§4.4 three equal on top"),
        pytest.param("R4 G4 B4 V4", 3, 2, "R4 G4 B4", id="§4.5 four equal"),
        pytest.param("R4 G4 B4 V4 Y4", 4, 3, "R4 G4 B4 V4", id="§4.5 five equal"),
        pytest.param("R4 G4 B4 V4 Y4 Y5", 5, 4, "R4 G4 B4 V4 Y4", id="§4.5 six: five at most"),
    ],
)
def test_who_receives_what(plays: str, highest: int, lowest: int, rest: str) -> None:
    result = resolve(trick(plays))
    assert (result.highest.seat, result.lowest.seat) == (highest, lowest)
    assert card_names(result.rest) == rest


@pytest.mark.parametrize(
    ("plays", "decided"),
    [
        pytest.param("R4 G9 B2", (), id="§4.4 nothing equal"),
        pytest.param("R4 G9 B4 V5", (Tie.LOWEST,), id="§4.4 two lowest"),
        pytest.param("R9 G9 B4 V5", (Tie.HIGHEST,), id="§4.4 two highest"),
        pytest.param("R9 G9 B4 V4", (Tie.HIGHEST, Tie.LOWEST), id="§4.4 both"),
        pytest.param("R9 G5 B5 V4", (), id="§4.4 equal in the middle"),
        pytest.param("R9 G9 B9", (Tie.ALL_EQUAL,), id="§4.5 all equal"),
    ],
)
def test_what_the_order_decided(plays: str, decided: tuple[Tie, ...]) -> None:
    assert ties(trick(plays)) == decided
