"""How strong the levels are, roughly: docs/bots.md has the figures of many more deals.

A level is played from every seat of 60 deals, and must not lie more than 1.5 points below what it
is worth.  A deal's points have a spread of about 6, so the mean is known with a standard error of
0.8: a level that got 3 points weaker is caught on 97 of 100 seeds, and one that is as strong as
before passes on as many.  With `skilled` the spread is 8, so it plays 100 deals for the same.
`champion` thinks too long for that: it plays 30, so the standard error is 1.1, and it is caught on
91 of 100.  The seed is fixed: the test says the same every time.
"""

from typing import NamedTuple

import pytest

from davidgoliath.kernel.engine import BUILD, PYTHON
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.executor import Here
from davidgoliath.lab.statistics import Moments

SEED = 5
SLACK = 1.5


class Level(NamedTuple):
    name: str
    field: str  # who sits on the other seats
    worth: float  # its points less the mean of theirs, 4 players
    deals: int = 60


LEVELS = [
    Level("novice", "greedy", -6.3),
    Level("casual", "greedy", -2.1),
]
LEVELS_OF_KERNEL = [
    Level("skilled", "greedy", 3.7, deals=100),
    Level("expert", "greedy", 8.9),
    Level("champion", "greedy", 10.0, deals=30),
]


def margin(level: Level) -> Moments:
    arena = Arena((level.name,), level.field, n_seats=4, deals=level.deals, seed=SEED)
    *_, known = comparisons(arena, Here())
    return known.rows[0].less_others


@pytest.mark.parametrize("level", LEVELS_OF_KERNEL, ids=lambda level: level.name)
def test_no_weaker_than_it_was_with_the_compiled_kernel(level: Level) -> None:
    if BUILD == PYTHON:
        pytest.skip("the kernel was not compiled: in plain Python these think less")
    test_no_weaker_than_it_was(level)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_no_weaker_than_it_was(level: Level) -> None:
    its = margin(level)
    assert its.mean > level.worth - SLACK
    assert its.spread < 8.5  # or the power that is told above would be another
