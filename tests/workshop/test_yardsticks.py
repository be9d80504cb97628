"""The bare loop of `./do bench deals` plays the same game, or it would be no yardstick."""

from random import Random

import pytest
from benchmarks import bare
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.rules import full_deck
from davidgoliath.rules.scoring import score


@given(st.sets(st.sampled_from(full_deck(6))), st.integers(3, 6))
def test_points(won: set[tuple[int, int]], n_seats: int) -> None:
    cards = [card for card in full_deck(n_seats) if card in won]
    mask = sum(1 << (bare.WIDTH * colour + value - 1) for colour, value in cards)
    assert bare.points(mask) == score(cards)


@pytest.mark.parametrize(("n_seats", "mean"), [(3, 28.2), (4, 33.5), (5, 38.5), (6, 43.0)])
def test_mean_points_of_random_play(n_seats: int, mean: float) -> None:
    rng, deck = Random(1), bare.full_deck(n_seats)
    points = [sum(bare.random_deal(rng, deck, n_seats)) / n_seats for _ in range(5000)]
    assert sum(points) / len(points) == pytest.approx(mean, abs=0.3)
