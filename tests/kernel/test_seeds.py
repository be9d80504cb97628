"""The same seed gives the same result, whatever the number of threads or of calls."""

import numpy as np
import pytest

from davidgoliath import kernel
from davidgoliath.kernel import Known

SEATS = (3, 4, 5, 6)
MIXED = ["random", "greedy", "cautious", "random", "greedy", "random"]


@pytest.mark.parametrize("n_seats", SEATS)
def test_matches_do_not_depend_on_threads_or_on_where_a_call_begins(n_seats: int) -> None:
    policies = MIXED[:n_seats]

    def played(first: int, matches: int, threads: int) -> kernel.Matches:
        return kernel.play_matches(
            n_seats,
            7,
            first,
            matches,
            length=2,
            policies=policies,
            threads=threads,
            with_plays=True,
        )

    whole, parts = played(0, 11, 1), [played(0, 4, 3), played(4, 7, 5)]
    for name, its in whole._asdict().items():
        assert np.array_equal(its, np.concatenate([getattr(part, name) for part in parts])), name


@pytest.mark.parametrize("n_seats", SEATS)
def test_search_does_not_depend_on_threads(n_seats: int) -> None:
    hands, _ = kernel.deal(n_seats, seed=3, first=0, count=1)
    known = Known(n_seats, 0, 0, hands[0, 0].tolist(), [])
    one, many = (kernel.worlds(known, 99, seed=4, threads=threads) for threads in (1, 7))
    assert np.array_equal(one, many)
    policies = MIXED[:n_seats]
    alone, beside = (kernel.playouts(one, policies, 5, times=3, threads=t) for t in (1, 7))
    assert np.array_equal(alone, beside)
    one_sum, other_sum = (kernel.flat(known, 50, 6, policies, threads=t) for t in (1, 7))
    assert np.array_equal(one_sum, other_sum)


def test_another_seed_is_another_game() -> None:
    one, two = (kernel.play_matches(4, seed, 0, 50).scores for seed in (1, 2))
    assert not np.array_equal(one, two)


@pytest.mark.parametrize(("n_seats", "points"), [(3, 28.23), (4, 33.48), (5, 38.51), (6, 43.05)])
def test_mean_points_of_random_play(n_seats: int, points: float) -> None:
    scores = kernel.play_matches(n_seats, 1, 0, 20_000).scores
    assert scores.mean() == pytest.approx(points, abs=0.2)
