"""Writing and reading: nothing is lost, and the same record gives the same bytes."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.records import Player, Record, read_record, record_line
from davidgoliath.records.seed import research_deals
from davidgoliath.rules import Match, ResearchDeals
from strategies import records, running_matches


@given(records())
def test_write_read_write_gives_the_same_bytes(record: Record) -> None:
    line = record_line(record)
    assert record_line(read_record(line)) == record_line(read_record(line.encode())) == line


@given(records())
def test_replaying_the_record_gives_the_same_match(record: Record) -> None:
    assert read_record(record_line(record)) == record


@given(running_matches(), st.text())
def test_a_running_match_can_be_written_after_every_play(match: Match, name: str) -> None:
    players = tuple(Player(f"{name} {seat}") for seat in range(match.n_seats))
    name.encode("utf-8", "surrogatepass")
    assert read_record(record_line(Record(players, match))).match == started(match)


def started(match: Match) -> Match:
    """Before the first deal a record does not say who will deal."""
    return match if match.deals else replace(match, first_dealer=0)


def test_the_fields_stand_in_the_order_of_the_format() -> None:
    match = Match.start(3, 2, 1).next_deal(ResearchDeals(1, 3).hands(0))
    match = match.play(match.deals[0].legal[0])
    record = Record((Player("Ann"), Player("Ben", "greedy"), Player("六")), match)
    data = json.loads(record_line(record))
    assert list(data) == ["format", "players", "length", "deals", "totals"]
    assert data["players"] == [{"name": "Ann"}, {"name": "Ben", "bot": "greedy"}, {"name": "六"}]
    assert list(data["deals"][0]) == ["dealer", "hands", "tricks"]
    assert (data["length"], data["totals"], len(data["deals"][0]["tricks"])) == (1, [0, 0, 0], 1)


def test_other_fields_are_kept() -> None:
    match = Match.start(3, 0, 2).next_deal(ResearchDeals(1, 3).hands(0))
    players = (Player("Ann", extra={"club": "Bern"}), Player("Ben"), Player("Cleo"))
    record = Record(players, match, {"id": "x", "weather": [1.5, None]}, ({"cut": True},))
    assert read_record(record_line(record)) == record


def test_a_missing_length_is_the_number_of_deals() -> None:
    match = Match.start(3, 0, 1).next_deal(ResearchDeals(1, 3).hands(0))
    data = json.loads(record_line(Record((Player("A"), Player("B"), Player("C")), match)))
    del data["length"]
    assert read_record(json.dumps(data)).match.length == 1


@given(records())
def test_a_research_deal_is_found_again(record: Record) -> None:
    deals = research_deals(record)
    assert deals is not None
    for number, deal in enumerate(record.match.deals):
        assert deals.hands(number) == deal.dealt


NO_SEEDS = [None, 5, "5", "05/1", "5/1/2", "-1/0", "\u0665/1", "1/2x", f"1/{2**64}"]


@pytest.mark.parametrize("seed", NO_SEEDS)
def test_no_other_text_is_a_seed(seed: str | int | None) -> None:
    match = Match.start(3, 0, 1).next_deal(ResearchDeals(1, 3).hands(0))
    assert research_deals(Record((Player(""),) * 3, match, {}, ({"seed": seed},))) is None
