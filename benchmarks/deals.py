"""Random deals a second: `Deal` beside a bare loop on bit masks, in turns in one run."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from benchmarks import bare
from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal

ROUNDS = 5
WANTED = 0.15


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    print("random deals a second on one core, medians of five rounds in turns")
    print("players   Deal   bare loop   ratio")
    for n_seats in (3, 4, 5, 6):
        ours, theirs, ratios = [], [], []
        for number in range(ROUNDS):
            ours.append(rate(through_deal(n_seats, number), 400))
            theirs.append(rate(bare_loop(n_seats, number), 2000))
            ratios.append(ours[-1] / theirs[-1])
        wanted = f"  (at least {WANTED})" if n_seats == 4 else ""
        rates = f"{median(ours):6.0f} {median(theirs):11.0f}"
        print(f"{n_seats:7} {rates}   {median(ratios):.3f}{wanted}")


def rate(play: Callable[[], None], deals: int) -> float:
    start = process_time()
    for _ in range(deals):
        play()
    return deals / (process_time() - start)


def through_deal(n_seats: int, seed: int) -> Callable[[], None]:
    """A research deal, fifteen tricks of random legal cards, the points."""
    rng, numbers = Random(seed), iter(range(10**9))

    def play() -> None:
        deal = Deal.start(*research_deal(seed, next(numbers), n_seats))
        while not deal.is_over:
            deal = deal.play(rng.choice(deal.legal))
        assert deal.result is not None

    return play


def bare_loop(n_seats: int, seed: int) -> Callable[[], None]:
    rng, deck = Random(seed), bare.full_deck(n_seats)

    def play() -> None:
        bare.random_deal(rng, deck, n_seats)

    return play
