"""Small endings played in every possible way: the numbers stand in counts.txt."""

from pathlib import Path
from random import Random

import pytest

from davidgoliath.rules import Deal, ResearchDeals

COUNTS = Path(__file__).parents[1] / "counts.txt"
ROWS = [
    tuple(map(int, line.split()))
    for line in COUNTS.read_text().splitlines()
    if not line.startswith("#")
]


def ending(n_seats: int, seed: int, tricks_left: int) -> Deal:
    """A research deal played at random until so many tricks are left."""
    rng, deal = Random(seed), Deal.start(ResearchDeals(seed, n_seats).hands(0), seed % n_seats)
    while len(deal.tricks) < 15 - tricks_left:
        deal = deal.play(rng.choice(deal.legal))
    return deal


def count(deal: Deal) -> tuple[int, int]:
    if deal.is_over:
        return 1, deal.scores[0]
    counts = [count(deal.play(card)) for card in deal.legal]
    return sum(ways for ways, _ in counts), sum(points for _, points in counts)


@pytest.mark.parametrize(("n_seats", "seed", "left", "ways", "points"), ROWS)
def test_counts(n_seats: int, seed: int, left: int, ways: int, points: int) -> None:
    assert count(ending(n_seats, seed, left)) == (ways, points)


def test_there_are_counts_for_every_number_of_players() -> None:
    assert {row[0] for row in ROWS} == {3, 4, 5, 6}
    assert len(ROWS) >= 40
