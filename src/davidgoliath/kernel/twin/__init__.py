"""The compiled kernel's functions in plain Python: the same arguments and the same numbers.

A hand, a pile or any other set of cards is one whole number here, with bit c for card c; only the
rows of `rows.py` cut it into words.  What the C++ needs for its speed is left out; what decides
which numbers are drawn, and in which order, is as it is there.
"""

from davidgoliath.kernel.twin.deals import deal, play_matches, replay
from davidgoliath.kernel.twin.features import features, points
from davidgoliath.kernel.twin.games import look, step
from davidgoliath.kernel.twin.nets import judge, policy
from davidgoliath.kernel.twin.rows import row_size
from davidgoliath.kernel.twin.search import (
    choose,
    count_worlds,
    flat,
    ismcts,
    playouts,
    solve,
    uct,
    worlds,
)

__all__ = [
    "choose",
    "count_worlds",
    "deal",
    "features",
    "flat",
    "ismcts",
    "judge",
    "look",
    "play_matches",
    "playouts",
    "points",
    "policy",
    "replay",
    "row_size",
    "solve",
    "step",
    "uct",
    "worlds",
]
