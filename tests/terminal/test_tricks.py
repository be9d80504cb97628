"""The explanation of a trick, and the table of won cards."""

import io

import pytest
from rich.console import Console

from davidgoliath.locales import LANGUAGES, texts_in
from davidgoliath.rules import parse_cards
from davidgoliath.terminal.ledger import ledger, points_by_colour
from davidgoliath.terminal.names import names_for
from davidgoliath.terminal.tricks import explanation, trick_lines
from notation import trick

EN = texts_in("en")


def told(cards: str, you: int | None = None, *, last: bool = False) -> list[str]:
    played = trick(cards)
    names = names_for(EN, ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][: len(played)], you)
    return list(explanation(EN, names, played, last=last))


def printed(renderable: object) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def test_who_captures_whom() -> None:
    """§4.2-§4.3"""
    assert told("G4 G9 R2 G7") == [
        "Cleo played David (R2) and takes Goliath (G9).",
        "Ben takes G4 R2 G7 and leads.",
    ]


def test_you_are_spoken_to() -> None:
    assert told("G4 G9 R2 G7", 2)[0] == "You played David (R2) and take Goliath (G9)."
    assert told("G4 G9 R2 G7", 1)[1] == "You take G4 R2 G7 and lead."


def test_nobody_leads_after_the_last_trick() -> None:
    """§2.4"""
    assert told("G4 G9 R2 G7", last=True)[1] == "Ben takes G4 R2 G7."


@pytest.mark.parametrize(
    ("cards", "notes"),
    [
        pytest.param("G4 G9 R2 G7", [], id="§4.4 no tie"),
        pytest.param(
            "G4 G12 G7 R2 G2",
            ["R2 and G2 are equally low: the one played last, G2, is David."],
            id="§4.4 lowest",
        ),
        pytest.param(
            "R9 G9 V9 R2",
            ["R9, G9 and V9 are equally high: the one played last, V9, is Goliath."],
            id="§4.4 highest",
        ),
        pytest.param(
            "R3 Y3 B3",
            [
                (
                    "All numbers are equal: the last card (B3) is Goliath, "
                    "the one before it (Y3) is David."
                )
            ],
            id="§4.5 all equal",
        ),
    ],
)
def test_a_tie_is_explained_first(cards: str, notes: list[str]) -> None:
    assert told(cards)[:-2] == notes


def test_a_running_trick_shows_how_it_stands() -> None:
    """§3.4"""
    names = names_for(EN, ["Ann", "Ben", "Cleo", "Dan"])
    lines = printed(trick_lines(EN, names, trick("G4 G9 R2")))
    assert lines.splitlines() == ["Ann   G4", "Ben   G9  Goliath", "Cleo  R2  David"]
    assert printed(trick_lines(EN, names, trick("G4 G9")[:1])) == "Ann  G4"


WON = "V10 R4 B2 Y8 G5 R10 V12 B3 R11 G9 B6 B10 B12"


def test_won_cards_by_colour_with_the_points_they_make() -> None:
    """§4.6 and §5"""
    table = printed(ledger(EN, names_for(EN, ["Ann", "Ben"]), [parse_cards(WON), ()]))
    header, ann, ben = (" ".join(line.split()) for line in table.splitlines())
    assert header == "red R yellow Y green G blue B violet V points"
    assert ann == "Ann 4 10 11 =3 8 5 9 =14 2 3 6 10 12 =5 10 12 =22 52"
    assert ben == "Ben - - - - - 0"


@pytest.mark.parametrize(
    ("language", "colours"),
    [
        ("en", "red R yellow Y green G blue B violet V"),
        ("de", "Rot R Gelb Ge Grün Gr Blau B Violett V"),
        ("it", "rosso R giallo Gi verde Ve blu B viola Vi"),
    ],
)
def test_the_score_sheet_goes_through_the_colours_in_order(language: str, colours: str) -> None:
    """§5.3"""
    texts = texts_in(language)
    sheet = points_by_colour(texts, names_for(texts, ["Ann"]), [parse_cards(WON)], [152])
    header, row = (" ".join(line.split()) for line in printed(sheet).splitlines())
    assert header.startswith(colours)
    assert row == "Ann 3 8 14 5 22 52 152"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_of_six_fits_into_eighty_columns(language: str) -> None:
    texts = texts_in(language)
    names = names_for(texts, ["Maximiliane-Friederike"] * 6)
    won = [parse_cards("R1 R2 R3 R4 R5 R6 R7 R8 Y17 Y18 G11 G12 B11 B12 B13 B14 V17 V18")] * 6
    console = Console(file=io.StringIO(), width=80)
    console.print(ledger(texts, names, won))
    assert isinstance(console.file, io.StringIO)
    for number in "1-8 =8", "17", "18", "11 12", "11-14 =4", "=35", "=23":
        assert console.file.getvalue().count(number) >= 6
