"""Tree search: what its numbers mean, and that it expects good answers."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from kernels import SEATS
from positions import after_plays

from davidgoliath import kernel
from davidgoliath.encoding import indices_of, known
from davidgoliath.rules import Deal
from davidgoliath.rules.view import view_of


@pytest.mark.parametrize("n_seats", SEATS)
@pytest.mark.parametrize("iterations", [1, 40, 1000])
def test_each_iteration_goes_on_with_one_legal_card(n_seats: int, iterations: int) -> None:
    for number in range(20):
        deal = after_plays(n_seats, number, Random(number).randrange(15 * n_seats))
        assert deal.turn is not None
        walked = kernel.ismcts(known(view_of(deal, deal.turn)), iterations, number)
        legal, visited = indices_of(deal.legal, n_seats), walked.visits.nonzero()[0].tolist()
        assert walked.visits.sum() == iterations
        assert set(visited) <= set(legal)
        assert len(visited) == min(len(legal), iterations)
        assert set(walked.sums.nonzero()[0].tolist()) <= set(visited)


def test_another_seed_is_another_search() -> None:
    deal = after_plays(4, 0, 21)
    assert deal.turn is not None
    its = known(view_of(deal, deal.turn))
    one, same, other = (kernel.ismcts(its, 300, seed).visits.tolist() for seed in (1, 1, 2))
    assert one == same != other


def open_endings(n_seats: int) -> Iterator[Deal]:
    """Three tricks before the end, where its voids tell a seat what each of the others holds."""
    for number in range(1, 100_000, 2):  # the planted ones
        deal = after_plays(n_seats, number, 12 * n_seats)
        assert deal.turn is not None
        if len(deal.legal) > 1 and kernel.count_worlds(known(view_of(deal, deal.turn))) == 1:
            yield deal


def margins(deal: Deal) -> tuple[int, ...]:
    """Points less the mean of the others' (times their number), if each seat plays for its most."""
    if deal.turn is None:
        total = sum(deal.scores)
        return tuple(deal.n_seats * points - total for points in deal.scores)
    turn = deal.turn
    return max((margins(deal.play(card)) for card in deal.legal), key=lambda its: its[turn])


def lost(deal: Deal, sums_or_visits: list[int]) -> int:
    """How much less than the best card the first of the greatest number brings."""
    assert deal.turn is not None
    numbers = [sums_or_visits[index] for index in indices_of(deal.legal, deal.n_seats)]
    brings = [margins(deal.play(card))[deal.turn] for card in deal.legal]
    return max(brings) - brings[numbers.index(max(numbers))]


def test_where_all_hands_are_known_it_mostly_finds_the_best_card() -> None:
    """Random answers, as `flat` imagines them, mislead; to answers that are equally good for
    their seat, but not for the others, there is no best card.
    """
    by_tree = by_flat = 0
    for deal in islice(open_endings(3), 40):
        assert deal.turn is not None
        its = known(view_of(deal, deal.turn))
        by_tree += lost(deal, kernel.ismcts(its, 20_000, 1).visits.tolist())
        by_flat += lost(deal, kernel.flat(its, 5000, 1).tolist())
    assert 0 <= 3 * by_tree < by_flat
