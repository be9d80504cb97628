"""The fairness data of a record: what opens, and every way in which it does not."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from test_refused import Change, drop, put

from davidgoliath.records import BadRecord, Player, Record, read_record, record_line
from davidgoliath.records.fairness import Fairness, check_fairness, fair_deals, fairness_data
from davidgoliath.rules import FairDeals, Match
from davidgoliath.rules.fair import Terms, match_key

SECRET = bytes(range(32))
NAMES = ("Ann", "Ben", "Clara")


def fair_record(table: str = "club", contribution: bytes | None = None) -> Record:
    """Two deals of a match of two, dealt from SECRET and played at random."""
    deals = FairDeals(match_key(SECRET, [contribution, None, None]), 3)
    match, rng = Match.start(3, deals.first_dealer, 2), Random(1)
    for number in range(2):
        match = match.next_deal(deals.hands(number))
        while match.deal is not None:
            match = match.play(rng.choice(match.deal.legal))
    data: Any = fairness_data(Terms(table, NAMES, 2), SECRET)
    data["contributions"][0] = contribution and contribution.hex()
    return Record(tuple(map(Player, NAMES)), match, {"fairness": data})


GOOD = record_line(fair_record())


@pytest.mark.parametrize("record", [fair_record(), fair_record("", bytes([7] * 32))])
def test_a_fair_record_holds(record: Record) -> None:
    assert check_fairness(read_record(record_line(record))) is Fairness.HOLDS


def test_a_secret_that_is_not_shown_yet() -> None:
    data = json.loads(GOOD)
    del data["fairness"]["secret"]
    record = read_record(json.dumps(data))
    assert check_fairness(record) is Fairness.NOT_SHOWN
    assert fair_deals(record) is None


def test_no_fairness_data() -> None:
    assert check_fairness(replace(fair_record(), extra={})) is Fairness.NO_DATA


def turn_dealers(data: dict[str, Any]) -> None:
    """Another player deals first: the same match, one seat further."""
    for deal in data["deals"]:
        deal["dealer"] = (deal["dealer"] + 1) % 3
        deal["hands"] = [deal["hands"][seat - 1] for seat in range(3)]
        deal["scores"] = [deal["scores"][seat - 1] for seat in range(3)]
    data["totals"] = [data["totals"][seat - 1] for seat in range(3)]


def unshown_without_contributions(data: dict[str, Any]) -> None:
    del data["fairness"]["secret"], data["fairness"]["contributions"]


def turn_hands(data: dict[str, Any]) -> None:
    """The second deal is the first one again, dealt by the next player."""
    first = data["deals"][0]
    again = {"dealer": (first["dealer"] + 1) % 3, "tricks": first["tricks"]}
    again |= {"hands": [first["hands"][seat - 1] for seat in range(3)]}
    again |= {"scores": [first["scores"][seat - 1] for seat in range(3)]}
    data["deals"][1] = again
    data["totals"] = [a + b for a, b in zip(first["scores"], again["scores"], strict=True)]


@pytest.mark.parametrize(
    ("change", "code", "deal"),
    [
        (put("fairness", []), "wrong-type", None),
        (put("fairness version", 2), "unknown-fairness", None),
        (drop("fairness version"), "missing-field", None),
        (drop("fairness table"), "missing-field", None),
        (drop("fairness commitment"), "missing-field", None),
        (drop("fairness contributions"), "missing-field", None),
        (unshown_without_contributions, "missing-field", None),
        (put("fairness table", "Club"), "commitment-does-not-open", None),
        (put("fairness commitment", "0" * 64), "commitment-does-not-open", None),
        (put("fairness commitment", "0" * 63), "wrong-type", None),
        (put("fairness secret", "0" * 64), "commitment-does-not-open", None),
        (put("fairness secret", "0" * 62), "wrong-type", None),
        (put("fairness secret", "0" * 66), "wrong-type", None),
        (put("fairness secret", "G" * 64), "wrong-type", None),
        (put("fairness secret", None), "wrong-type", None),
        (put("fairness contributions", [None, None]), "wrong-type", None),
        (put("fairness contributions 0", ""), "wrong-type", None),
        (put("players 0 name", "Anna"), "commitment-does-not-open", None),
        (put("length", 3), "commitment-does-not-open", None),
        (put("fairness contributions 1", "0" * 64), "not-the-fair-hands", 1),
        (put("fairness contributions 1", "1" * 64), "not-the-fair-dealer", 1),
        (turn_dealers, "not-the-fair-dealer", 1),
        (turn_hands, "not-the-fair-hands", 2),
    ],
)
def test_refused(change: Change, code: str, deal: int | None) -> None:
    data = json.loads(GOOD)
    change(data)
    with pytest.raises(BadRecord) as caught:
        check_fairness(read_record(json.dumps(data)))
    assert (caught.value.code, caught.value.deal) == (code, deal)


def test_every_flipped_digit_of_secret_and_commitment_is_noticed() -> None:
    for name in ("secret", "commitment"):
        for place in range(64):
            data = json.loads(GOOD)
            old = data["fairness"][name]
            digit = "0" if old[place] != "0" else "1"
            data["fairness"][name] = old[:place] + digit + old[place + 1 :]
            with pytest.raises(BadRecord):
                check_fairness(read_record(json.dumps(data)))
