"""The fast reader of records beside the one that knows all that may be wrong in them."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from davidgoliath.encoding import card_at
from davidgoliath.lab.recorded import BadLine, read
from davidgoliath.lab.simulate import Simulation, play_match
from davidgoliath.records import BadRecord, Record, read_record, record_line
from davidgoliath.records.lines import Line, read_line

MUTATIONS = 500  # of each match
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2,
    5,
    61,
    1.5,
    10**30,
    "",
    "R1",
    "V18",
    "5/7",
    "x",
    [],
    {},
    [[1, 2]],
)
NUMBER, MATCH = 41, 17


def simulated(n_seats: int, deals: int = 2, seed: int = 5) -> Record:
    bots = ("greedy", "random", "cautious", "random", "greedy", "flat:1")[:n_seats]
    return play_match(Simulation(bots, deals, matches=1, seed=seed), 0)


@cache
def good(n_seats: int) -> str:
    return record_line(simulated(n_seats))


def line(text: str | bytes) -> Line:
    return Line(NUMBER, text if isinstance(text, bytes) else text.encode(), whole=True)


def slowly(its: Line) -> object:
    """What `records` says: the finished deals, or what is wrong where."""
    try:
        record = read_line(its)
    except BadRecord as error:
        return str(error)
    deals = [
        (deal.dealer, [play.card for trick in deal.tricks for play in trick])
        for deal in record.match.deals
        if deal.is_over
    ]
    unfinished = len(record.match.deals) - len(deals)
    return deals, unfinished, tuple(player.bot for player in record.players)


def fast(its: Line) -> object:
    try:
        origin, by_players = read([its], MATCH)
    except BadLine as error:
        return str(error.error) if (error.line, error.match) == (NUMBER, MATCH) else error
    assert len(by_players) <= 1
    deals = [
        (dealer, [card_at(card, n_seats) for card in plays])
        for n_seats, found in by_players.items()
        for dealer, plays in zip(found.dealers.tolist(), found.plays.tolist(), strict=True)
    ]
    assert origin.deals == len(deals)
    (lineup,) = origin.lineups
    return deals, origin.unfinished, lineup


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside."""
    steps = data.items() if isinstance(data, dict) else enumerate(data)
    for step, value in steps:
        yield (*way, step)
        if isinstance(value, dict | list):
            yield from places(value, (*way, step))


def at(data: Any, way: tuple[Any, ...]) -> Any:
    for step in way:
        data = data[step]
    return data


def mutate(data: Any, rng: Random) -> None:
    """One thing is otherwise, deep inside as often as on the surface."""
    ways = list(places(data))
    depth = rng.choice(sorted({len(way) for way in ways}))
    *way, step = rng.choice([way for way in ways if len(way) == depth])
    inside = at(data, tuple(way))
    match rng.randrange(4):
        case 0:
            del inside[step]
        case 1:
            inside[step] = rng.choice(VALUES)
        case 2 if isinstance(inside, list):
            inside.insert(rng.randrange(len(inside) + 1), inside[step])
        case _:
            *other_way, other = rng.choice([way for way in ways if len(way) == depth])
            place = at(data, tuple(other_way))
            inside[step], place[other] = place[other], inside[step]


def mutations(n_seats: int) -> Iterator[str]:
    rng = Random(n_seats)
    for _ in range(MUTATIONS):
        data = json.loads(good(n_seats))
        data |= {"id": "x", "hints": [{"seat": 0, "deal": 1, "trick": 1, "place": 1}]}
        data["players"][1] |= {"bot_from": [[1, 3]], "club": "Bern"}
        mutate(data, rng)
        yield json.dumps(data)


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_whatever_is_otherwise_both_say_the_same(n_seats: int) -> None:
    refused = 0
    for text in mutations(n_seats):
        said = slowly(line(text))
        assert fast(line(text)) == said, text
        refused += isinstance(said, str)
    assert 0.5 * MUTATIONS < refused < 0.95 * MUTATIONS, "both kinds are there"


def card_to_the_hand_before(data: Any) -> None:
    hands = data["deals"][0]["hands"]
    hands[0].append(hands[1].pop(0))


def card_to_the_trick_before(data: Any) -> None:
    tricks = data["deals"][0]["tricks"]
    tricks[0].append(tricks[1].pop(0))


def hand_to_the_next_deal(data: Any) -> None:
    first, second = data["deals"]
    second["hands"].insert(0, first["hands"].pop())


@pytest.mark.parametrize(
    "change", [card_to_the_hand_before, card_to_the_trick_before, hand_to_the_next_deal]
)
def test_cards_in_the_right_order_but_the_wrong_place(change: Callable[[Any], None]) -> None:
    """One after the other they are the same cards."""
    data = json.loads(good(4))
    change(data)
    said = fast(line(json.dumps(data)))
    assert isinstance(said, str)
    assert said == slowly(line(json.dumps(data)))


@pytest.mark.parametrize("length", [0, 1, 61])
def test_a_length_that_cannot_be(length: int) -> None:
    its = line(json.dumps(json.loads(good(4)) | {"length": length}))
    said = fast(its)
    assert isinstance(said, str)
    assert said == slowly(its)


def test_text_that_was_damaged() -> None:
    rng = Random(1)
    for _ in range(200):
        text = bytearray(good(3).encode())
        text[rng.randrange(len(text))] = rng.randrange(256)
        assert fast(line(bytes(text))) == slowly(line(bytes(text)))
        cut = good(3)[: rng.randrange(len(good(3)))]
        assert fast(line(cut)) == slowly(line(cut))


def test_a_line_that_is_too_long() -> None:
    assert fast(Line(NUMBER, good(3).encode(), whole=False)) == slowly(
        Line(NUMBER, b"", whole=False)
    )


def running(plays: int) -> str:
    """The second deal ends after so many cards."""
    data = json.loads(good(4))
    data["totals"] = data["deals"][0]["scores"]
    cards = [card for trick in data["deals"][1]["tricks"] for card in trick][:plays]
    data["deals"][1]["tricks"] = [cards[at : at + 4] for at in range(0, plays, 4)]
    del data["deals"][1]["scores"]
    return json.dumps(data)


@pytest.mark.parametrize("plays", [0, 1, 4, 30, 59])
def test_an_unfinished_deal_is_told_and_not_counted(plays: int) -> None:
    origin, by_players = read([line(running(plays)), line(good(4))], 1)
    assert (origin.deals, origin.unfinished) == (3, 1)
    assert len(by_players[4].dealers) == 3
    assert fast(line(running(plays))) == slowly(line(running(plays)))


def test_a_match_before_its_first_deal() -> None:
    data = json.loads(good(3)) | {"deals": [], "totals": [0, 0, 0]}
    origin, by_players = read([line(json.dumps(data))], 1)
    assert (origin.deals, origin.unfinished, by_players) == (0, 0, {})


def test_only_what_is_unusual_is_read_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader would otherwise be right, and many times slower."""

    def slow(its: Line) -> Record:
        raise AssertionError(its.text[:80])

    monkeypatch.setattr("davidgoliath.lab.recorded.read_line", slow)
    spaced = json.dumps(json.loads(good(4)) | {"id": "x"})
    origin, _ = read([line(good(n_seats)) for n_seats in (3, 4, 5, 6)] + [line(spaced)], 1)
    assert origin.deals == 10


def test_several_numbers_of_players() -> None:
    texts = [good(n_seats) for n_seats in (5, 3, 5, 6)]
    origin, by_players = read(list(map(line, texts)), 1)
    assert {n_seats: len(deals.dealers) for n_seats, deals in by_players.items()} == {
        5: 4,
        3: 2,
        6: 2,
    }
    assert [len(lineup) for lineup in origin.lineups] == [5, 3, 6]
    assert origin.seeds == (5,)


def wrong_scores(text: str) -> str:
    """Only a replay finds that."""
    data = json.loads(text)
    data["deals"][1]["scores"][0] += 1
    data["totals"][0] += 1
    return json.dumps(data)


@pytest.mark.parametrize(
    ("first", "second"),
    [(wrong_scores(good(3)), good(3)[:-1]), (good(3)[:-1], wrong_scores(good(3)))],
)
def test_the_first_bad_match_is_named(first: str, second: str) -> None:
    """Whichever way it is found."""
    texts = [good(3), first, good(4), second]
    numbered = [Line(10 + at, text.encode(), whole=True) for at, text in enumerate(texts)]
    with pytest.raises(BadLine) as caught:
        read(numbered, first_match=6)
    assert (caught.value.line, caught.value.match) == (11, 7)
    with pytest.raises(BadRecord) as by_records:
        read_record(first)
    assert caught.value.error.code == by_records.value.code


def test_names_of_bots_and_seeds_may_be_anything() -> None:
    data = json.loads(good(3))
    data["players"][0]["bot"], data["deals"][0]["seed"] = "$x_{<b>", "007/1"
    origin, _ = read([line(json.dumps(data))], 1)
    assert origin.lineups == (("$x_{<b>", "random", "cautious"),)
    assert origin.seeds == (5,)
