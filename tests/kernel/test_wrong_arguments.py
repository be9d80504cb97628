"""What the kernel refuses, with a sentence and without touching anything."""

from collections.abc import Callable

import numpy as np
import pytest

from davidgoliath import kernel
from davidgoliath.kernel import Known, WrongArgument

HANDS, DEALERS = kernel.deal(4, seed=1, first=0, count=2)


def games() -> kernel.Games:
    return kernel.started(HANDS, (DEALERS + 1) % 4)


def known(**changes: object) -> Known:
    its: dict[str, object] = {
        "n_seats": 4,
        "seat": 0,
        "leader": 0,
        "hand": HANDS[0, 0].tolist(),
        "plays": [],
    }
    return Known(**(its | changes))  # type: ignore[arg-type]  # wrong on purpose


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "two players": (lambda: kernel.deal(2, 1, 0, 1), "3 to 6 players, not 2"),
    "players as text": (lambda: kernel.deal("4", 1, 0, 1), "whole number"),  # type: ignore[arg-type]
    "no deals": (lambda: kernel.deal(4, 1, 0, 0), "from 1 to 16777216, not 0"),
    "too many deals": (lambda: kernel.deal(4, 1, 0, 10**12), "not 1000000000000"),
    "too many in all": (lambda: kernel.play_matches(4, 1, 0, 2**20, length=60), "matches times"),
    "a seed below zero": (lambda: kernel.deal(4, -1, 0, 1), "seed is a number from 0"),
    "a seed of 200 digits": (lambda: kernel.deal(4, 10**200, 0, 1), "many more digits"),
    "deals beyond the last": (lambda: kernel.deal(4, 1, 2**64 - 1, 1), "first is a number"),
    "an unknown policy": (lambda: kernel.play_matches(4, 1, 0, 1, policies="best"), "'best'"),
    "too few policies": (
        lambda: kernel.play_matches(4, 1, 0, 1, policies=["random"]),
        "policies: one or 4",
    ),
    "no threads": (lambda: kernel.play_matches(4, 1, 0, 1, threads=0), "threads is a number"),
    "hands of another shape": (lambda: kernel.started(HANDS[0], [0]), "3 to 6 players"),
    "hands with a card twice": (lambda: kernel.started(HANDS * 0, [0, 0]), "is no position"),
    "hands with foreign cards": (lambda: kernel.started(HANDS + 9, [0, 0]), "not in the deck"),
    "hands of fractions": (lambda: kernel.started(HANDS / 2, [0, 0]), "whole numbers"),
    "a leader who is no seat": (lambda: kernel.started(HANDS, [0, 4]), "leader"),
    "games that are none": (lambda: kernel.look(HANDS), "game_type"),  # type: ignore[arg-type]
    "games backwards": (lambda: kernel.look(games()[::-1]), "contiguous"),
    "too few cards": (lambda: kernel.step(games(), [1]), "cards is an array of 2"),
    "a card not held": (lambda: kernel.step(games(), [255, 255]), "not legal in game 0"),
    "solving too early": (lambda: kernel.solve(games()), "more than three tricks"),
    "no worlds": (lambda: kernel.worlds(known(), 0, 1), "count is a number from 1"),
    "a hand of 14": (lambda: kernel.count_worlds(known(hand=range(14))), "an array of 15"),
    "a card held twice": (lambda: kernel.count_worlds(known(hand=[0] * 15)), "not fifteen cards"),
    "a seat that is none": (lambda: kernel.count_worlds(known(seat=4)), "seat is a number"),
    "an own card played by others": (
        lambda: kernel.count_worlds(known(leader=1, plays=[HANDS[0, 0, 0]])),
        "two places",
    ),
    "out of turn": (lambda: kernel.flat(known(leader=1), 1, 1), "not this seat's turn"),
    "a tree out of turn": (lambda: kernel.ismcts(known(leader=1), 1, 1), "not this seat's turn"),
    "no iterations": (lambda: kernel.ismcts(known(), 0, 1), "iterations is a number from 1"),
    "exploring less than nothing": (lambda: kernel.ismcts(known(), 1, 1, -1), "exploration is a"),
    "exploring without end": (lambda: kernel.ismcts(known(), 1, 1, 1001), "from 0 to 1000"),
    "plays that are no deal": (
        lambda: kernel.replay(4, [0], np.zeros((1, 60), int)),
        "deal 0: a card twice",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refused_with_a_sentence(what: str) -> None:
    call, sentence = REFUSED[what]
    with pytest.raises(ValueError, match=sentence):
        call()


def test_a_revoke_is_no_deal() -> None:
    """Seat 0 leads red and has it again later; in between it played another colour to red."""
    matches = kernel.play_matches(4, 3, 0, 200, with_plays=True)
    plays, leaders = matches.plays[:, 0].copy(), (matches.dealers[:, 0] + 1) % 4
    plays[:, [0, 4]] = plays[:, [4, 0]]
    with pytest.raises(ValueError, match=r"deal \d+: a revoke"):
        kernel.replay(4, leaders, plays)


def test_after_a_wrong_card_all_games_are_as_before() -> None:
    its, before = games(), games()
    legal = int(kernel.look(its).legal[0, 0]).bit_length() - 1
    with pytest.raises(ValueError, match="not legal in game 1"):
        kernel.step(its, [legal, 255])
    assert (its == before).all()


def test_a_finished_game_takes_no_card() -> None:
    its = games()
    while not (looked := kernel.look(its)).over.any():
        kernel.step(its, [int(legal).bit_length() - 1 for legal in looked.legal[:, 0]])
    with pytest.raises(ValueError, match="game 0 is over"):
        kernel.step(its, [0, 0])


@pytest.mark.parametrize(
    ("field", "value"),
    [("leader", 4), ("placed", 4), ("placed", 1), ("tricks", 16), ("tricks", 1), ("voids", 255)],
)
def test_a_row_that_was_tampered_with_is_no_position(field: str, value: int) -> None:
    its = games()
    its[field] = value
    with pytest.raises(ValueError, match="game 0 is no position"):
        kernel.playouts(its, "random", seed=1)


@pytest.mark.parametrize("field", ["hands", "won"])
@pytest.mark.parametrize("bit", [0, 59, 60, 63])
def test_masks_with_foreign_or_doubled_cards(field: str, bit: int) -> None:
    its = games()
    its[field][:, 2, 0] ^= np.uint64(1 << bit)
    with pytest.raises(ValueError, match="game 0 is no position"):
        kernel.look(its)


def test_read_only_games_are_not_stepped() -> None:
    its = games()
    its.flags.writeable = False
    with pytest.raises(WrongArgument, match="read-only"):
        kernel.step(its, [0, 0])
