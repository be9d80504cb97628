"""Whole matches at a real terminal."""

import json
import re
from pathlib import Path

import pytest
from person import Person

from davidgoliath.locales import LANGUAGES, texts_in
from davidgoliath.records import BadRecord, Player, Record, read_record, verify_lines
from davidgoliath.records.fairness import Fairness, fairness_data
from davidgoliath.records.save import save
from davidgoliath.rules import FairDeals, Match
from davidgoliath.rules.fair import Terms, match_key
from davidgoliath.terminal.cards import card_name
from notation import card_names


@pytest.fixture(name="record")
def record_file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def outcome(record: Path) -> object:
    with record.open("rb") as file:
        (verdict,) = verify_lines(file)
    return verdict.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(record: Path, language: str) -> None:
    person = Person(record, f"--players 3 --bots cautious --record {record}", language)
    person.play_on()
    match, texts = person.recorded().match, texts_in(language)
    assert (person.status(), match.is_over, len(match.deals)) == (0, True, 3)
    assert outcome(record) is Fairness.HOLDS
    assert person.seen.count(texts("final-ranking")) == 1
    assert person.seen.count(texts("standings")) == 2
    for deal in range(1, 4):
        assert texts("score-sheet", deal=deal) in person.seen
    for rank in match.ranking:
        assert re.search(rf"{rank.place}\. +\w+ +{rank.total}\b", person.seen)


def test_a_turn_shows_all_that_is_needed(record: Path) -> None:
    person = Person(record, f"--players 4 --deals 1 --seed 3 --dealer 3 --record {record}")
    person.play_on(3)
    deal, screen = person.deal(), person.seen[person.seen.rindex("Trick") :]
    hand = " ".join(screen.split())
    assert f"Your hand {card_names(deal.hands[0])}" in hand
    assert "red R yellow Y green G blue B violet V points" in hand
    for seat, name in enumerate(["You", "Ada", "Bruno", "Clara"]):
        row = next(line for line in screen.splitlines() if line.startswith(name))
        assert row.split()[-1] == str(deal.scores[seat])
    for play in deal.trick:
        assert str(play.card) in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_mark_is_the_quick_reference(record: Path, language: str) -> None:
    """§8.1"""
    person = Person(record, f"--deals 1 --record {record}", language)
    example = card_name(person.texts, person.deal().hands[0][0])
    answer = " ".join(person.type("?").split())
    reference = " ".join(person.texts("quick-reference", example=example).split())
    assert answer.startswith(f"? {reference} {person.texts('your-hand')} ")
    assert person.asked


def test_the_last_trick_can_be_seen_again(record: Path) -> None:
    person = Person(record, f"--deals 1 --record {record}")
    assert person.texts("no-last-trick") in person.type("t")
    person.play_on(1)
    answer = person.type("t")
    assert all(str(play.card) in answer for play in person.deal().tricks[-1])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hello", "“hello” is not a card."),
        ("R0", "“R0” is not a card."),
        ("\x0be", "is not a card"),
        ("V18", "You do not hold V18."),
        ("x" * 3000, "x” is not a card."),
        ("\x16\x1b[2J", "�[2J” is not a card."),
    ],
)
def test_bad_input_is_answered(record: Path, typed: str, answer: str) -> None:
    person = Person(record, f"--players 3 --deals 1 --record {record}")
    before = record.read_bytes()
    assert answer in person.type(typed)
    assert person.asked
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("6", "Which one do you mean: R6 Y6 G6?"),
        ("5", "You hold no 5."),
        ("18", "You hold no 18."),
        ("100", "“100” is not a card."),
    ],
)
def test_a_number_that_does_not_say_which_card(record: Path, typed: str, answer: str) -> None:
    person = Person(record, f"--seed 2 --dealer 3 --deals 1 --record {record}")
    assert answer in person.type(typed)
    assert not person.deal().trick


def test_a_single_deal_is_offered_beside_the_full_match(record: Path) -> None:
    """§6.1"""
    person = Person(record, f"--record {record}")
    assert "For a single deal: davidgoliath play --deals 1" in person.seen
    person.play_on(1)
    person.press("C")
    again = Person(record, f"--resume {record}")
    assert "For a single deal" not in again.seen


def test_who_deals_first_follows_from_the_secret(record: Path) -> None:
    """A match that was left before its first card: nobody has dealt yet."""
    names = ("Ann", "Ben", "Clara")
    secret = next(bytes([n] * 32) for n in range(99) if first_dealer(bytes([n] * 32)) == 1)
    fairness = fairness_data(Terms("", names, 1), secret)
    bots = [Player(name, "random") for name in names[1:]]
    save(record, Record((Player("Ann"), *bots), Match.start(3, 0, 1), {"fairness": fairness}))
    Person(record, f"--resume {record}").press("C")
    assert read_record(record.read_bytes()).match.first_dealer == 1
    assert outcome(record) is Fairness.HOLDS


def first_dealer(secret: bytes) -> int:
    return FairDeals(match_key(secret, [None] * 3), 3).first_dealer


def test_a_revoke_is_answered_with_the_rule(record: Path) -> None:
    """§3.3"""
    person = Person(record, f"--players 3 --deals 1 --seed 1 --record {record}")
    deal = person.deal()
    refused = next(card for card in deal.hands[0] if card not in deal.legal)
    assert f"{refused} cannot be played: you hold yellow and have to follow." in person.type(
        str(refused)
    )
    assert person.deal() == deal


def test_enter_plays_the_only_legal_card(record: Path) -> None:
    person = Person(record, f"--players 3 --deals 1 --seed 4 --record {record}")
    while len(person.deal().legal) > 1:
        person.play_on(1)
    card = person.deal().legal[0]
    assert f"Enter plays {card}" in person.seen[person.seen.rindex("Trick") :]
    person.type("")
    played = [play.card for trick in person.deal().tricks for play in trick]
    assert card in played


@pytest.mark.parametrize("key", ["C", "D"])
def test_who_leaves_keeps_the_record_and_can_go_on(record: Path, key: str) -> None:
    """The match that went on is the match that it would have been."""
    words = "--players 4 --deals 2 --bots random --seed 8 --name Ann"
    person = Person(record, f"{words} --record {record}")
    person.play_on(20)
    before = record.read_bytes()
    person.press(key)
    assert f"davidgoliath play --resume {record}" in " ".join(person.seen.split())
    assert person.status() == (130 if key == "C" else 0)
    assert record.read_bytes() == before
    again = Person(record, f"--resume {record}")
    again.play_on()
    assert again.status() == 0
    whole = record.with_name("whole.json")
    Person(whole, f"{words} --record {whole}").play_on()
    assert without_moment(record) == without_moment(whole)
    assert outcome(record) is Fairness.NO_DATA


def without_moment(record: Path) -> dict[str, object]:
    data = json.loads(record.read_text(encoding="utf-8"))
    return {name: value for name, value in data.items() if name not in ("id", "started")}


def test_a_fair_match_goes_on_with_its_own_deals(record: Path) -> None:
    person = Person(record, f"--players 3 --deals 2 --dealer 2 --record {record}")
    person.play_on(1)
    person.press("C")
    again = Person(record, f"--resume {record}")
    again.play_on()
    assert outcome(record) is Fairness.HOLDS
    assert again.recorded().match.first_dealer == 2


def test_every_play_is_on_disk_before_it_is_shown(record: Path) -> None:
    person = Person(record, f"--players 6 --deals 1 --record {record}")
    for _ in range(5):
        person.play_on(1)
        deal = person.deal()
        assert deal.turn == 0
        assert all(str(play.card) in person.seen for trick in deal.tricks for play in trick)


@pytest.mark.parametrize("source", ["--dealer 2", "--seed 4 --dealer 2"])
def test_a_disk_that_is_full_at_once_leaves_a_match_to_go_on_with(
    record: Path, source: str
) -> None:
    """Nothing was played yet, but who deals, and what, is settled."""
    limit = "trap '' XFSZ; ulimit -f 2;"
    words = f"--players 4 --deals 1 {source} --name {'A' * 150} --record {record}"
    person = Person(record, words, before=limit)
    person.play_on()
    dealt = person.deal()
    again = Person(record, f"--resume {record}")
    again.play_on()
    assert again.recorded().match.is_over
    assert (again.deal().dealer, again.deal().dealt) == (2, dealt.dealt)
    assert not isinstance(outcome(record), BadRecord)


def test_a_record_that_was_deleted_is_written_again(record: Path) -> None:
    person = Person(record, f"--players 3 --deals 1 --record {record}")
    card = str(person.deal().legal[0])
    record.unlink()
    person.type(card)
    assert person.asked
    assert len(person.deal().tricks) >= 1


def test_a_full_disk_ends_the_match_and_keeps_what_was_played(record: Path) -> None:
    """A limit of 1 KiB on files: the write fails half-way, as on a full disk."""
    limit = "trap '' XFSZ; ulimit -f 2;"
    person = Person(record, f"--players 5 --deals 2 --seed 1 --record {record}", before=limit)
    person.play_on()
    text = " ".join(person.seen.split())
    assert "could not be recorded: the file would be larger than allowed" in text
    assert f"davidgoliath play --resume {record}" in text
    assert person.status() == 1
    assert not isinstance(outcome(record), BadRecord)
    kept = [play.card for trick in person.deal().tricks for play in trick]
    assert len(kept) > 10
    assert list(record.parent.iterdir()) == [record]
    again = Person(record, f"--resume {record}")
    again.play_on()
    assert (again.status(), again.recorded().match.is_over) == (0, True)


def test_without_a_record_a_match_can_be_left(tmp_path: Path) -> None:
    person = Person(tmp_path / "none", "--players 3 --deals 1")
    person.press("C")
    assert person.status() == 130
    assert person.texts("match-not-kept") in " ".join(person.seen.split())


def test_no_command_starts_a_game_at_a_terminal(tmp_path: Path) -> None:
    person = Person(tmp_path / "none", "")
    assert person.asked
    assert "4 players, 4 deals." in person.seen
    person.press("D")
    assert person.status() == 0
