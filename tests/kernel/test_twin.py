"""The kernel in plain Python and the compiled ones give the same numbers, and refuse the same."""

import ast
import inspect
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from benchmarks.equal import course
from kernels import SEATS, same
from positions import after_plays, games_of

from davidgoliath import kernel
from davidgoliath.encoding import known
from davidgoliath.kernel import Known, twin
from davidgoliath.kernel.arguments import POLICIES
from davidgoliath.kernel.deals import blank_replayed
from davidgoliath.kernel.games import as_bytes, blank_looked
from davidgoliath.rules.view import view_of

MIXED = [2, 0, 1, 0, 2, 1]


def rows(games: kernel.Games) -> Any:
    return as_bytes(games)


def of_view(its: Known) -> list[Any]:
    hand, plays = np.array(its.hand, np.uint8), np.array(its.plays, np.uint8)
    return [its.n_seats, its.seat, its.leader, hand, plays]


def anywhere(n_seats: int, count: int, seed: int) -> list[list[Any]]:
    """Views of any seat at any time, from before the first card to after the last."""
    chance = Random(f"{n_seats}/{seed}")
    return [
        of_view(
            known(
                view_of(
                    after_plays(n_seats, number, chance.randint(0, 15 * n_seats)),
                    chance.randrange(n_seats),
                )
            )
        )
        for number in range(count)
    ]


def blank_games(n_seats: int, count: int) -> Any:
    return as_bytes(np.zeros(count, kernel.game_type(n_seats)))


def test_the_twin_has_every_function_of_the_compiled_one() -> None:
    stub = ast.parse(Path(kernel.__file__).with_name("_baseline.pyi").read_text(encoding="utf-8"))
    compiled = {
        its.name: [each.arg for each in its.args.args]
        for its in stub.body
        if isinstance(its, ast.FunctionDef)
    }
    del compiled["is_newer_processor"]
    assert {
        name: list(inspect.signature(getattr(twin, name)).parameters) for name in twin.__all__
    } == compiled


@pytest.mark.parametrize("n_seats", SEATS)
def test_row_size(n_seats: int) -> None:
    assert kernel.game_type(n_seats).itemsize == twin.row_size(n_seats)
    same("row_size", n_seats)


@pytest.mark.parametrize("first", [0, 10**15, 2**64 - 101])
@pytest.mark.parametrize("n_seats", SEATS)
def test_deal(n_seats: int, first: int) -> None:
    same("deal", n_seats, first, first, np.zeros((100, n_seats, 15), np.uint8), np.zeros(100, "u1"))


@pytest.mark.parametrize(
    ("policies", "matches"),
    [([0] * 6, 200), ([1] * 6, 60), ([2] * 6, 6), (MIXED, 12)],
    ids=[*POLICIES, "mixed"],
)
@pytest.mark.parametrize("n_seats", SEATS)
def test_play_matches(n_seats: int, policies: list[int], matches: int) -> None:
    seated = np.array(policies[:n_seats], np.uint8)
    for plays in (15 * n_seats, 0):
        *_, dealers, scores, _ = same(
            *("play_matches", n_seats, 3, 10**12, seated, 1, np.zeros((matches, 3), np.uint8)),
            np.zeros((matches, 3, n_seats), np.int16),
            np.zeros((matches, 3, plays) if plays else (0, 0, 0), np.uint8),
        )
        assert set(dealers[:, 0]) == set(range(n_seats)) or matches < 20
        assert scores.any(axis=2).all()


@pytest.mark.parametrize("n_seats", SEATS)
def test_look_and_step_through_whole_deals(n_seats: int) -> None:
    """To the byte, voids among them; every second deal is planted with ties."""
    courses = [course(n_seats, 4, number) for number in range(40)]
    games = games_of([its.start for its in courses])
    for play in range(15 * n_seats):
        told = blank_looked(games)[1]
        same("look", n_seats, rows(games), *told)
        cards = np.array([its.cards[play] for its in courses], np.uint8)
        stepped, *_ = same("step", n_seats, rows(games), cards, *told)[1:]
        games = stepped.reshape(-1).view(games.dtype)
    same("look", n_seats, rows(games), *blank_looked(games)[1])
    assert games["voids"].any()


@pytest.mark.parametrize("policies", [[0] * 6, [1] * 6, [2] * 6, MIXED], ids=[*POLICIES, "mixed"])
@pytest.mark.parametrize("n_seats", SEATS)
def test_playouts_from_anywhere(n_seats: int, policies: list[int]) -> None:
    chance = Random(n_seats)
    deals = [after_plays(n_seats, i, chance.randint(0, 15 * n_seats)) for i in range(20)]
    seated, scores = np.array(policies[:n_seats], np.uint8), np.zeros((20, 2, n_seats), np.int16)
    same("playouts", n_seats, rows(games_of(deals)), seated, 2**64 - 1, 1, scores)


@pytest.mark.parametrize("n_seats", SEATS)
def test_worlds_and_how_many_there_are(n_seats: int) -> None:
    for view in anywhere(n_seats, 150, seed=1):
        same("count_worlds", *view, np.zeros(3, np.uint64))
        same("worlds", *view, 5, 1, blank_games(n_seats, 8))


@pytest.mark.parametrize("n_seats", SEATS)
def test_flat(n_seats: int) -> None:
    """Whoever's turn it is not is refused by both."""
    sums = np.zeros(15 * n_seats, np.int64)
    for number, view in enumerate(anywhere(n_seats, 60, seed=2)):
        policies = np.array([MIXED, [0] * 6][number % 2][:n_seats], np.uint8)
        same("flat", *view, policies, 8, 3, 1, sums)


@pytest.mark.parametrize("exploration", [0, 10, 1000])
@pytest.mark.parametrize("n_seats", SEATS)
def test_ismcts(n_seats: int, exploration: int) -> None:
    """One other number in a promise, and from there on it is another tree."""
    visits, sums = np.zeros((2, 15 * n_seats), np.int64)
    for view in anywhere(n_seats, 20, seed=4):
        same("ismcts", *view, exploration, 8, 60, visits, sums)
    begun = after_plays(n_seats, 0, 0)
    its = of_view(known(view_of(begun, begun.leader)))
    same("ismcts", *its, exploration, 2**64 - 1, 800, visits, sums)


@pytest.mark.parametrize("n_seats", SEATS)
def test_uct(n_seats: int) -> None:
    places = [0, 1, 5 * n_seats + 2, 12 * n_seats, 14 * n_seats, 15 * n_seats]
    games = games_of([after_plays(n_seats, number, plays) for number, plays in enumerate(places)])
    blank = np.zeros((2, len(games), 15 * n_seats), np.int64)
    same("uct", n_seats, rows(games), 10, 3, 200, 1, *blank)


@pytest.mark.parametrize("n_seats", SEATS)
def test_solve(n_seats: int) -> None:
    """Three tricks of six players are many lines: few of them."""
    tricks = [1, 1, 2, 2, 2, 3, 3] if n_seats == 6 else [1, 2, 3] * 10
    chance = Random(n_seats)
    plays = [n_seats * (15 - left) + chance.randrange(n_seats) for left in tricks]
    games = games_of([after_plays(n_seats, i, at) for i, at in enumerate([*plays, 15 * n_seats])])
    same(
        *("solve", n_seats, rows(games), 1),
        *(np.zeros(len(games), np.uint8), np.zeros((len(games), n_seats), np.int16)),
    )


@pytest.mark.parametrize("n_seats", SEATS)
def test_replay(n_seats: int) -> None:
    courses = [course(n_seats, 5, number) for number in range(100)]
    leaders = np.array([its.start.leader for its in courses], np.uint8)
    plays = np.array([its.cards for its in courses], np.uint8)
    *_, ties = same("replay", n_seats, leaders, plays, 1, *blank_replayed(n_seats, len(courses)))
    possible = {0, 1, 2} | ({3} if n_seats > 3 else set()) | ({4} if n_seats < 6 else set())
    assert set(ties.flat) == possible


@pytest.mark.parametrize("n_seats", SEATS)
def test_refused_plays(n_seats: int) -> None:
    """Two plays of finished deals changed places, or one card became another."""
    chance, refused = Random(n_seats), set()
    plays = kernel.play_matches(n_seats, 1, 0, 1, with_plays=True).plays[0]
    for _ in range(300):
        spoiled, leader = plays.copy(), chance.randrange(n_seats + 1)
        one, other = chance.sample(range(15 * n_seats), 2)
        spoiled[0, [one, other]] = spoiled[0, [other, one]]
        if chance.random() < 0.3:
            spoiled[0, one] = chance.randrange(256)
        leaders, blank = np.array([leader], np.uint8), blank_replayed(n_seats, 1)
        end = same("replay", n_seats, leaders, spoiled, 1, *blank)
        refused.add(end if isinstance(end, str) else "none")
    assert len(refused) >= 3


@pytest.mark.parametrize("n_seats", SEATS)
def test_refused_positions(n_seats: int) -> None:
    """A byte of a row became another."""
    chance, refused = Random(n_seats), set()
    for number in range(400):
        deal = after_plays(n_seats, number % 40, chance.randint(0, 15 * n_seats))
        spoiled = rows(games_of([deal])).copy()
        size = spoiled.shape[1]
        small = size - 3 * n_seats - 8  # most of the reasons lie in the last bytes
        at = chance.randrange(small if number % 2 else 0, size)
        spoiled[0, at] ^= 1 << chance.randrange(8)
        told = blank_looked(np.zeros(1, kernel.game_type(n_seats)))[1]
        cards = np.array([chance.randrange(15 * n_seats)], np.uint8)
        end = same("step", n_seats, spoiled, cards, *told)
        refused.add(end if isinstance(end, str) else "none")
    assert len({reason for reason in refused if "no position" in reason}) >= 7


@pytest.mark.parametrize("n_seats", SEATS)
def test_refused_views(n_seats: int) -> None:
    """Cards of the hand or of the plays became others, so that mostly the view cannot be."""
    chance, refused = Random(n_seats), set()
    for view in anywhere(n_seats, 300, seed=3):
        for _ in range(chance.randint(1, 2)):
            cards = view[chance.choice([3, 4, 4, 4])]
            if len(cards) > 1:
                one, other = chance.sample(range(len(cards)), 2)
                cards[one] = chance.choice([cards[other], chance.randrange(15 * n_seats)])
        if chance.random() < 0.05:
            view[4] = np.zeros(15 * n_seats + 1, np.uint8)
        end = same("count_worlds", *view, np.zeros(3, np.uint64))
        refused.add(end if isinstance(end, str) else "none")
    assert len(refused) >= 6


@pytest.mark.parametrize("n_seats", SEATS)
def test_what_comes_first_is_refused_first(n_seats: int) -> None:
    """A card that is not legal in one game before a row that is no position."""
    games = games_of([after_plays(n_seats, number, 0) for number in range(3)])
    games["leader"][2] = n_seats
    told, illegal = blank_looked(games)[1], np.full(3, 255, np.uint8)
    assert same("step", n_seats, rows(games), illegal, *told) == "card 255 is not legal in game 0"
    ended = (np.zeros(3, np.uint8), np.zeros((3, n_seats), np.int16))
    early = "game 0 has more than three tricks to go"
    assert same("solve", n_seats, rows(games), 1, *ended) == early


@pytest.mark.parametrize("n_seats", SEATS)
def test_choose(n_seats: int) -> None:
    places = [0, 1, n_seats, 7 * n_seats + 2, 15 * n_seats - 1, 15 * n_seats]
    games = games_of([after_plays(n_seats, number, plays) for number, plays in enumerate(places)])
    policies = np.array(MIXED[:n_seats], np.uint8)
    same("choose", n_seats, rows(games), policies, 7, 1, np.zeros(len(games), np.uint8))
