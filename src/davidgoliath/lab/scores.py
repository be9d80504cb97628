"""The points of simulated deals as comma-separated values: one line a deal, for spreadsheets."""

from collections.abc import Iterator

from davidgoliath.kernel import Matches
from davidgoliath.lab.simulate import Shard, Simulation


def header(plan: Simulation) -> str:
    """Matches and deals are counted from 1, as in what people read; seats from 0."""
    points = ",".join(f"score_{seat}" for seat in range(plan.n_seats))
    return f"match,deal,dealer,{points}\n"


def scores_of(shard: Shard, matches: Matches) -> Iterator[str]:
    dealers, scores = matches.dealers.tolist(), matches.scores.tolist()
    for at, (its_dealers, its_scores) in enumerate(zip(dealers, scores, strict=True)):
        match = shard.first + at + 1
        for deal, (dealer, points) in enumerate(zip(its_dealers, its_scores, strict=True), 1):
            yield f"{match},{deal},{dealer},{','.join(map(str, points))}\n"
