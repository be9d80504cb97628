"""Nets: every kernel tells them the same and gets the same from them, and nobody sees too much."""

from random import Random
from typing import Any

import numpy as np
import pytest
from kernels import SEATS, same
from positions import after_plays, games_of

from davidgoliath import kernel
from davidgoliath.encoding import known
from davidgoliath.kernel import nets
from davidgoliath.kernel.engine import kernel_of, usable
from davidgoliath.kernel.games import as_bytes, bit_of
from davidgoliath.kernel.twin.nets import POINTS, Numbers
from davidgoliath.rules import Deal
from davidgoliath.rules.view import view_of

CLOSE = 1e-5


def weights(size: int, seed: int = 1) -> Numbers:
    drawn = np.random.default_rng(seed).standard_normal(size, np.float32)
    return np.asarray(drawn / 10, np.float32)


POLICY, CRITIC = weights(nets.POLICY_SIZE), weights(nets.CRITIC_SIZE)


def anywhere(n_seats: int, count: int = 60) -> kernel.Games:
    """Positions at any time, from before the first card to after the last."""
    chance = Random(n_seats)
    places = [0, 15 * n_seats, *(chance.randint(0, 15 * n_seats) for _ in range(count - 2))]
    return games_of([after_plays(n_seats, number, at) for number, at in enumerate(places)])


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("n_seats", SEATS)
def test_every_kernel_tells_the_same_features(n_seats: int, *, open_hands: bool) -> None:
    games = anywhere(n_seats)
    blank = nets.features(games, open_hands=open_hands)
    colour, table = (np.zeros_like(its) for its in blank)
    *_, told, _ = same("features", n_seats, as_bytes(games), open_hands, 1, colour, table)
    assert told.any()
    same("points", n_seats, as_bytes(games), 1, np.zeros((len(games), 5, n_seats), np.float32))


@pytest.mark.parametrize("n_seats", SEATS)
def test_every_kernel_gets_the_same_from_a_net(n_seats: int) -> None:
    games = anywhere(n_seats)
    logits: list[Any] = []
    expected: list[Any] = []
    for build in usable():
        logits.append(np.empty((len(games), 15 * n_seats), np.float32))
        expected.append(np.empty((len(games), 5, n_seats), np.float32))
        its = kernel_of(build)
        its.policy(n_seats, as_bytes(games), POLICY, 1, logits[-1])
        its.judge(n_seats, as_bytes(games), CRITIC, 1, expected[-1])
    for other_logits, other_expected in zip(logits[1:], expected[1:], strict=True):
        np.testing.assert_allclose(other_logits, logits[0], rtol=CLOSE, atol=CLOSE)
        unit = CLOSE * POINTS
        np.testing.assert_allclose(other_expected, expected[0], rtol=CLOSE, atol=unit)


@pytest.mark.parametrize("n_seats", SEATS)
def test_only_legal_cards_have_a_chance(n_seats: int) -> None:
    games = anywhere(n_seats)
    legal = np.zeros((len(games), 15 * n_seats), bool)
    for row, words in zip(legal, kernel.look(games).legal, strict=True):
        row[:] = [
            int(words[word]) >> bit & 1
            for word, bit in (bit_of(n_seats, card) for card in range(15 * n_seats))
        ]
    np.testing.assert_equal(np.isfinite(nets.policy(games, POLICY)), legal)


@pytest.mark.parametrize("n_seats", SEATS)
def test_after_the_last_card_the_points_are_what_they_are(n_seats: int) -> None:
    games = games_of([after_plays(n_seats, number, 15 * n_seats) for number in range(5)])
    expected = nets.judge(games, CRITIC)
    np.testing.assert_equal(expected, nets.points(games))
    np.testing.assert_equal(expected.sum(axis=1), kernel.look(games).scores)


def mixed_up(deal: Deal, seed: int) -> kernel.Games:
    """Deals that look the same to the seat whose turn it is."""
    assert deal.turn is not None
    return kernel.worlds(known(view_of(deal, deal.turn)), 8, seed)


@pytest.mark.parametrize("n_seats", SEATS)
def test_the_policy_sees_only_what_its_seat_may_know(n_seats: int) -> None:
    for number in range(30):
        games = mixed_up(after_plays(n_seats, number, 2 * number % (15 * n_seats)), number)
        closed, opened = (nets.features(games, open_hands=its) for its in (False, True))
        assert (closed.colours == closed.colours[0]).all()
        assert (closed.table == closed.table[0]).all()
        assert (games == games[0]).all() or (opened.colours != opened.colours[0]).any()


@pytest.mark.parametrize("n_seats", SEATS)
def test_colours_count_alike(n_seats: int) -> None:
    """Rows of the features change places with the colours, and nothing else changes."""
    games, other = anywhere(n_seats, 20), anywhere(n_seats, 20)
    per = 3 * n_seats
    swapped = [*range(per, 2 * per), *range(per), *range(2 * per, 256)]
    other["trick"] = np.array(swapped)[games["trick"]]
    red, yellow = np.uint64((1 << per) - 1), np.uint64(((1 << per) - 1) << per)
    shift = np.uint64(per)
    for name in ("hands", "won"):
        word = games[name][..., 0]
        rest = word & ~(red | yellow)
        other[name][..., 0] = rest | (word & red) << shift | (word & yellow) >> shift
    voids = games["voids"]
    other["voids"] = voids & 0b11100 | (voids & 1) << 1 | voids >> 1 & 1
    one, two = nets.features(games, open_hands=True), nets.features(other, open_hands=True)
    np.testing.assert_equal(two.colours, one.colours[:, [1, 0, 2, 3, 4]])
    np.testing.assert_equal(two.table, one.table)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (POLICY[:-1], "contiguous array of 103954"),
        (POLICY.astype(np.float64), "32-bit floats"),
        ([1.0], "contiguous array"),
    ],
    ids=["too few", "wide", "a list"],
)
def test_wrong_weights_are_refused(given: Any, sentence: str) -> None:
    with pytest.raises(kernel.WrongArgument, match=sentence):
        nets.policy(anywhere(4, 2), given)
