"""What random play makes on the mean: 20,000 deals for each number of players."""

from random import Random

import pytest

from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal

DEALS = 20_000


@pytest.mark.parametrize(("n_seats", "mean"), [(3, 28.2), (4, 33.5), (5, 38.5), (6, 43.0)])
def test_mean_points(n_seats: int, mean: float) -> None:
    """§5: from research/, an implementation that is not ours."""
    points, rng = 0, Random(n_seats)
    for number in range(DEALS):
        deal = Deal.start(*research_deal(1, number, n_seats))
        while not deal.is_over:
            deal = deal.play(rng.choice(deal.legal))
        points += sum(deal.scores)
    assert points / DEALS / n_seats == pytest.approx(mean, abs=0.2)
