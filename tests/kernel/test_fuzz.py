"""Every entry of the compiled kernel with wrong arguments: an error or a result, never a crash."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from kernels import compiled

from davidgoliath import kernel
from davidgoliath.kernel import nets
from davidgoliath.kernel.engine import BASELINE, NEWER
from davidgoliath.kernel.games import as_bytes, words

CALLS = 100_000
SHARES = 4
ERRORS = (ValueError, TypeError, OverflowError)
TAKES_LONG = (("flat", 7), ("ismcts", 7), ("uct", 4))  # whatever number comes there
JUNK: list[Any] = [None, "4", 2.5, -1, 0, 7, 2**31, 2**64, b"", [], object(), np.zeros((2, 0, 3))]
TYPES = (np.uint8, np.int8, np.int16, np.uint64, np.int64, np.float32, np.bool_, object)


def right_arguments(n_seats: int) -> dict[str, list[Any]]:
    """By function, arguments that it serves."""
    cards, count = 15 * n_seats, 3
    hands, dealers = kernel.deal(n_seats, 1, 0, count)
    plays = kernel.play_matches(n_seats, 1, 0, count, with_plays=True).plays[:, 0]
    leaders = ((dealers + 1) % n_seats).astype(np.uint8)
    games, ending = kernel.started(hands, leaders), kernel.started(hands, leaders)
    for play in range(cards - 2 * n_seats):
        kernel.step(ending, plays[:, play])
    policies = np.arange(n_seats, dtype=np.uint8) % 3
    told = [
        np.zeros(count, np.int8),
        np.zeros((count, words(n_seats)), np.uint64),
        np.zeros((count, n_seats), np.int16),
    ]
    view = [n_seats, int(leaders[0]), int(leaders[0]), hands[0, leaders[0]], plays[0, :n_seats]]
    scores = np.zeros((count, 2, n_seats), np.int16)
    policy, critic = np.zeros(nets.POLICY_SIZE, "f4"), np.zeros(nets.CRITIC_SIZE, "f4")
    expected = np.zeros((count, 5, n_seats), np.float32)
    return {
        "row_size": [n_seats],
        "deal": [n_seats, 1, 0, hands, dealers],
        "play_matches": [
            *(n_seats, 1, 0, policies, 1),
            *(np.zeros((count, 2), np.uint8), scores, np.zeros((count, 2, cards), np.uint8)),
        ],
        "look": [n_seats, as_bytes(games), *told],
        "step": [n_seats, as_bytes(games), plays[:, 0].copy(), *told],
        "choose": [n_seats, as_bytes(games), policies, 1, 1, np.zeros(count, np.uint8)],
        "playouts": [n_seats, as_bytes(games), policies, 1, 1, scores],
        "features": [n_seats, as_bytes(games), True, 1, *nets.features(games, open_hands=True)],
        "points": [n_seats, as_bytes(games), 1, expected],
        "policy": [n_seats, as_bytes(games), policy, 1, np.zeros((count, cards), np.float32)],
        "judge": [n_seats, as_bytes(games), critic, 1, expected],
        "worlds": [*view, 1, 1, as_bytes(games.copy())],
        "count_worlds": [*view, np.zeros(3, np.uint64)],
        "flat": [*view[:4], view[4][:0], policies, 1, 4, 1, np.zeros(cards, np.int64)],
        "ismcts": [*view[:4], view[4][:0], 10, 1, 4, *np.zeros((2, cards), np.int64)],
        "uct": [n_seats, as_bytes(games), 10, 1, 4, 1, *np.zeros((2, count, cards), np.int64)],
        "solve": [n_seats, as_bytes(ending), 1, np.zeros(count, np.uint8), told[2]],
        "replay": [
            *(n_seats, leaders, plays, 1, hands.copy()),
            np.zeros((count, n_seats, 5), np.uint8),
            np.zeros((count, n_seats, 5), np.int16),
            np.zeros((count, 15), np.uint8),
        ],
    }


def spoiled(argument: Any, chance: Random) -> Any:
    """The argument with something wrong, as people and programs get it wrong."""
    if not isinstance(argument, np.ndarray) or argument.size == 0 or chance.random() < 0.2:
        return chance.choice(JUNK)
    array = argument.copy()
    match chance.randrange(6):
        case 0:
            for _ in range(chance.randrange(1, 9)):
                array.reshape(-1)[chance.randrange(array.size)] = chance.randrange(128)
        case 1:
            array = array.astype(chance.choice(TYPES))
        case 2:
            array = array[: chance.randrange(len(array))]
        case 3:
            array = np.concatenate([array] * 2, axis=chance.randrange(array.ndim))
        case 4:
            array = array[..., ::-1] if chance.random() < 0.5 else array.T
        case _:
            array.flags.writeable = False
    return array


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("build", [BASELINE, NEWER])
def test_wrong_arguments_never_crash(build: str, share: int) -> None:
    functions, chance, ends = compiled(build), Random(share), Counter[str]()
    right = [right_arguments(n_seats) for n_seats in (3, 4, 5, 6)]
    for _ in range(CALLS // SHARES):
        calls = chance.choice(right)
        function = chance.choice(list(calls))
        arguments = [a.copy() if isinstance(a, np.ndarray) else a for a in calls[function]]
        for _ in range(chance.randrange(4)):
            at = chance.randrange(len(arguments))
            if (function, at) not in TAKES_LONG:
                arguments[at] = spoiled(calls[function][at], chance)
        try:
            getattr(functions, function)(*arguments)
            ends[f"{function} served"] += 1
        except ERRORS:
            ends[f"{function} refused"] += 1
    assert all(ends[f"{function} served"] for function in right[0])
    assert all(ends[f"{function} refused"] for function in right[0])
