"""One thing wrong at a time: each is refused, by its name and at its place."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from davidgoliath.lab.simulate import Simulation, play_match
from davidgoliath.records import BadRecord, read_record, record_line

GOOD = record_line(play_match(Simulation(["random"] * 4, deals=2, matches=1, seed=5), 0))
HELPED = {"seat": 0, "deal": 1, "trick": 1, "place": 1}
Change = Callable[[dict[str, Any]], object]


def refusal(change: Change) -> BadRecord:
    data = json.loads(GOOD)
    change(data)
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(data))
    return caught.value


def deal(data: dict[str, Any], number: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = data["deals"][number - 1]
    return found


def put(place: str, value: object) -> Change:
    """Set a value by its path: "deals 1 tricks 3 0"."""

    def change(data: Any) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in place.split()]
        for step in way:
            data = data[step]
        data[last] = value

    return change


def drop(place: str) -> Change:
    def change(data: Any) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in place.split()]
        for step in way:
            data = data[step]
        del data[last]

    return change


def swap_hands(data: dict[str, Any]) -> None:
    hands = deal(data)["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def swap_cards(data: dict[str, Any]) -> None:
    hand = deal(data)["hands"][0]
    hand[0], hand[1] = hand[1], hand[0]


def swap_plays_of_a_trick(data: dict[str, Any]) -> None:
    trick = deal(data)["tricks"][0]
    trick[0], trick[1] = trick[1], trick[0]


def revoke(data: dict[str, Any]) -> None:
    """Somebody who follows plays another card of his instead, and that one later."""
    tricks = deal(data)["tricks"]
    leader = (deal(data)["dealer"] + 1) % 4
    follower = deal(data)["hands"][(leader + 1) % 4]
    card, led = tricks[0][1], tricks[0][0][0]
    assert card[0] == led
    tricks[0][1] = next(name for name in follower if name[0] != led)


def a_sixteenth_trick(data: dict[str, Any]) -> None:
    deal(data)["tricks"].append(["R1"])


def unfinished(data: dict[str, Any]) -> None:
    deal(data, 1)["tricks"].pop()
    del deal(data, 1)["scores"]


def early_scores(data: dict[str, Any]) -> None:
    deal(data)["tricks"].pop()


def an_empty_last_trick(data: dict[str, Any]) -> None:
    deal(data)["tricks"][-1] = []
    del deal(data)["scores"]


def shorter(data: dict[str, Any]) -> None:
    data["length"] = 1


def a_seventh_player(data: dict[str, Any]) -> None:
    data["players"] += data["players"]


def a_fifth_player(data: dict[str, Any]) -> None:
    data["players"].append({"name": "Eve"})


def same_dealer(data: dict[str, Any]) -> None:
    deal(data)["dealer"] = deal(data, 1)["dealer"]


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (put("format", "davidgoliath/2"), "unknown-format", (None, None)),
        (put("format", 1), "wrong-type", (None, None)),
        (drop("format"), "missing-field", (None, None)),
        (drop("players"), "missing-field", (None, None)),
        (drop("players 0 name"), "missing-field", (None, None)),
        (put("players 0", "Ann"), "wrong-type", (None, None)),
        (put("players 0 name", None), "wrong-type", (None, None)),
        (put("players 0 bot", 3), "wrong-type", (None, None)),
        (put("players", {}), "wrong-type", (None, None)),
        (put("players", []), "wrong-players", (None, None)),
        (a_seventh_player, "wrong-players", (None, None)),
        (a_fifth_player, "wrong-hands", (1, None)),
        (put("length", 0), "wrong-length", (None, None)),
        (put("length", 61), "wrong-length", (None, None)),
        (put("length", "2"), "wrong-type", (None, None)),
        (put("length", 2.0), "wrong-type", (None, None)),
        (put("length", True), "wrong-type", (None, None)),
        (shorter, "too-many-deals", (2, None)),
        (drop("deals"), "missing-field", (None, None)),
        (put("deals 1", []), "wrong-type", (None, None)),
        (drop("deals 1 dealer"), "missing-field", (2, None)),
        (put("deals 0 dealer", 4), "wrong-dealer", (1, None)),
        (put("deals 0 dealer", -1), "wrong-dealer", (1, None)),
        (put("deals 1 dealer", 9), "wrong-dealer", (2, None)),
        (put("deals 1 dealer", False), "wrong-type", (2, None)),
        (same_dealer, "dealer-did-not-move", (2, None)),
        (drop("deals 1 hands"), "missing-field", (2, None)),
        (drop("deals 1 hands 0"), "wrong-hands", (2, None)),
        (drop("deals 1 hands 0 0"), "wrong-hand-size", (2, None)),
        (put("deals 1 hands 0 0", "V19"), "unknown-card", (2, None)),
        (put("deals 1 hands 0 0", "V18"), "not-the-deck", (2, None)),
        (put("deals 1 hands 0 0", 7), "wrong-type", (2, None)),
        (put("deals 1 hands 0 0", ["R1"]), "wrong-type", (2, None)),
        (put("deals 1 hands 0", "R1"), "wrong-type", (2, None)),
        (swap_cards, "hand-order", (2, None)),
        (swap_hands, "card-not-held", (2, 1)),
        (drop("deals 1 tricks"), "missing-field", (2, None)),
        (put("deals 1 tricks 4", {}), "wrong-type", (2, 5)),
        (put("deals 1 tricks 4 2", None), "wrong-type", (2, 5)),
        (put("deals 1 tricks 4 2", "X1"), "unknown-card", (2, 5)),
        (put("deals 1 tricks 4 2", "R07"), "unknown-card", (2, 5)),
        (put("deals 1 tricks 4", []), "wrong-trick-length", (2, 5)),
        (drop("deals 1 tricks 4 3"), "wrong-trick-length", (2, 5)),
        (an_empty_last_trick, "wrong-trick-length", (2, 15)),
        (swap_plays_of_a_trick, "card-not-held", (2, 1)),
        (revoke, "must-follow", (2, 1)),
        (a_sixteenth_trick, "plays-after-end", (2, 16)),
        (unfinished, "deal-unfinished", (1, None)),
        (early_scores, "scores-too-early", (2, None)),
        (drop("deals 1 scores"), "missing-field", (2, None)),
        (put("deals 1 scores 0", -1), "wrong-scores", (2, None)),
        (put("deals 1 scores 0", 1.5), "wrong-type", (2, None)),
        (drop("deals 1 scores 0"), "wrong-scores", (2, None)),
        (drop("totals"), "missing-field", (None, None)),
        (put("totals 3", 0), "wrong-totals", (None, None)),
        (put("totals 3", "0"), "wrong-type", (None, None)),
        (drop("totals 3"), "wrong-totals", (None, None)),
        (put("deals 1 seed", 5), "wrong-type", (2, None)),
        (put("id", 5), "wrong-type", (None, None)),
        (put("started", "yesterday"), "wrong-type", (None, None)),
        (put("players 0 bot_from", [1, 2]), "wrong-type", (None, None)),
        (put("players 0 bot_to", [[1, 2, 3]]), "wrong-type", (None, None)),
        (put("started", "2026-02-30T00:00:00Z"), "wrong-type", (None, None)),
        (put("started", "2026-11-19T24:00:00Z"), "wrong-type", (None, None)),
        (put("started", "2026-11-19T12:00:00+25:00"), "wrong-type", (None, None)),
        (put("hints", [HELPED | {"seat": "4"}]), "wrong-type", (None, None)),
        (put("hints", [{"seat": 0}]), "missing-field", (None, None)),
        (put("takebacks", 1), "wrong-type", (None, None)),
        (put("from", {"id": "x", "deal": 1, "trick": 1}), "missing-field", (None, None)),
    ],
)
def test_refused(change: Change, code: str, where: tuple[int | None, int | None]) -> None:
    error = refusal(change)
    assert (error.code, (error.deal, error.trick)) == (code, where)


def test_every_code_is_tested_here_or_in_the_files_beside() -> None:
    """Whatever the reader can refuse, some test has refused."""
    folder = Path(__file__).parent
    tests = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    source = folder.parents[1] / "src" / "davidgoliath" / "records"
    code = "".join(path.read_text(encoding="utf-8") for path in source.glob("*.py"))
    raised = {part.split('"')[1] for part in code.split("BadRecord(")[1:] if part.startswith('"')}
    assert {name for name in raised if f'"{name}"' not in tests} == set()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "not-json", id="nothing"),
        pytest.param("davidgoliath", "not-json", id="words"),
        pytest.param(GOOD[:-1], "not-json", id="cut off"),
        pytest.param(GOOD + GOOD, "not-json", id="two on a line"),
        pytest.param(b"\xff\xfe" + GOOD.encode(), "not-json", id="not UTF-8"),
        pytest.param(GOOD.replace("[", "[NaN,", 1), "unusual-json", id="NaN"),
        pytest.param(GOOD.replace("[", "[Infinity,", 1), "unusual-json", id="Infinity"),
        pytest.param(GOOD.replace("[", "[1e400,", 1), "unusual-json", id="larger than any number"),
        pytest.param("[" * 200_000, "unusual-json", id="very deep"),
        pytest.param('{"format":' + "9" * 5000 + "}", "unusual-json", id="5000 digits"),
        pytest.param(GOOD.replace("random 0", "\\ud800"), "unusual-json", id="half a character"),
    ],
)
def test_not_json(text: str | bytes, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["[]", "5", "null", '"davidgoliath/1"'])
def test_no_match(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert caught.value.code == "not-an-object"


def test_a_field_that_stands_there_twice_could_mean_either() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(GOOD.replace('"length":2', '"length":2,"length":2'))
    assert (caught.value.code, caught.value.details) == ("field-twice", {"field": "length"})


@pytest.mark.parametrize(
    "change",
    [
        put("weather", {"wind": [1, None, "N"]}),
        put("players 1 club", "Bern"),
        put("deals 0 cut", 3),
        put("hints", [HELPED]),
        put("players 0 bot_from", [[1, 3], [2, 1]]),
        put("started", "2026-11-18T21:00:00.5+01:00"),
        put("from", {"id": "x", "deal": 1, "trick": 1, "place": 1}),
        drop("length"),
        drop("deals 1"),
    ],
)
def test_allowed(change: Change) -> None:
    data = json.loads(GOOD)
    change(data)
    data["totals"] = list(map(sum, zip(*(d["scores"] for d in data["deals"]), strict=True)))
    assert len(read_record(json.dumps(data)).match.deals) == len(data["deals"])


def test_the_good_record_is_good() -> None:
    assert record_line(read_record(GOOD)) == GOOD
