"""Cards as people see and type them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.locales import LANGUAGES, texts_in
from davidgoliath.rules import Card, full_deck, parse_cards
from davidgoliath.terminal.cards import card_name, card_names, hand_text, typed_cards
from davidgoliath.terminal.names import names_for, printable

DECK = st.sampled_from(full_deck(6))


@pytest.mark.parametrize(
    ("language", "seen"),
    [("en", "R1 Y2 G3 B4 V5"), ("de", "R1 Ge2 Gr3 B4 V5"), ("it", "R1 Gi2 Ve3 B4 Vi5")],
)
def test_letters_follow_the_language(language: str, seen: str) -> None:
    assert card_names(texts_in(language), parse_cards("R1 Y2 G3 B4 V5")) == seen


@given(st.sampled_from(LANGUAGES), DECK, st.randoms(use_true_random=False))
def test_what_is_shown_can_be_typed(language: str, card: Card, rng: Random) -> None:
    texts = texts_in(language)
    shown = "".join(rng.choice([sign.upper(), sign.lower()]) for sign in card_name(texts, card))
    for typed in (shown, f" {shown[:-1]} {shown[-1]} "):
        assert typed_cards(texts, typed, [], []) == [card]


@given(st.sampled_from(LANGUAGES), DECK)
def test_the_letters_of_records_are_understood_too(language: str, card: Card) -> None:
    assert card in typed_cards(texts_in(language), str(card), [], [])
    assert typed_cards(texts_in(language), str(card), [card], [card]) == [card]


@pytest.mark.parametrize(
    ("typed", "legal", "card"),
    [
        ("7", "G7 R8", "G7"),
        ("8", "G7 R8", "R8"),
        ("7", "R7 G7", "R7 G7"),
        ("6", "G6", "G6"),
        ("6", "G7 R8", "V6"),
        ("9", "G7 R8", None),
        ("", "G7", None),
        ("x", "G7", None),
        ("g19", "G7", None),
        ("g 9", "G7", "G9"),
    ],
)
def test_a_number_alone_is_enough_if_one_card_fits(
    typed: str, legal: str, card: str | None
) -> None:
    found = typed_cards(texts_in("en"), typed, parse_cards(legal), parse_cards(f"{legal} V6"))
    assert found == list(parse_cards(card or ""))


@pytest.mark.parametrize(
    ("language", "typed", "legal", "meant"),
    [
        pytest.param("it", "g5", "Y5 G5", "Y5 G5", id="giallo, or green in records"),
        pytest.param("it", "g5", "Y5 B5", "Y5", id="only giallo may be played"),
        pytest.param("it", "V6", "G6 V6", "G6 V6", id="verde or viola"),
        pytest.param("it", "Vi6", "G6 V6", "V6", id="viola"),
        pytest.param("de", "g7", "Y7 G7", "Y7 G7", id="gelb or grün"),
        pytest.param("de", "g7", "Y7 R7", "Y7", id="only gelb may be played"),
        pytest.param("de", "y7", "Y7 G7", "Y7", id="yellow in records"),
        pytest.param("de", "g7", "R1", "Y7 G7", id="neither may be played"),
    ],
)
def test_a_letter_that_can_be_two_colours(
    language: str, typed: str, legal: str, meant: str
) -> None:
    found = typed_cards(texts_in(language), typed, parse_cards(legal), parse_cards(legal))
    assert found == list(parse_cards(meant))


def test_what_cannot_be_played_is_pale() -> None:
    text = hand_text(texts_in("de"), parse_cards("R1 R2 Y3"), parse_cards("Y3"))
    assert text.plain == "R1 R2   Ge3"
    assert len({span.style for span in text.spans}) == 2


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("\x1b[2J", "�[2J"),
        ("a\u202eb", "a�b"),
        ("Maximiliane-Friederike", "Maximiliane-F…"),
        ("", ""),
    ],
)
def test_names_from_files_are_harmless(name: str, shown: str) -> None:
    names = names_for(texts_in("en"), [name, "Ben"], you=1)
    assert (names[0], names[1]) == (shown, "You")
    assert (names.person(0), names.person(1)) == ("other", "you")
    assert printable(shown) == shown
