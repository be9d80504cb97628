"""The game on bit masks, for millions of deals: compiled, or the same in plain Python.

docs/kernel.md has every mask, index and array shape.  `DAVIDGOLIATH_KERNEL=python` forces the
plain one; both give the same numbers.
"""

from davidgoliath.kernel.arguments import WrongArgument
from davidgoliath.kernel.deals import Matches, Replayed, deal, play_matches, replay
from davidgoliath.kernel.engine import BUILD
from davidgoliath.kernel.games import Games, Looked, game_type, look, started, step
from davidgoliath.kernel.search import (
    Known,
    Solved,
    Walked,
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
    "BUILD",
    "Games",
    "Known",
    "Looked",
    "Matches",
    "Replayed",
    "Solved",
    "Walked",
    "WrongArgument",
    "choose",
    "count_worlds",
    "deal",
    "flat",
    "game_type",
    "ismcts",
    "look",
    "play_matches",
    "playouts",
    "replay",
    "solve",
    "started",
    "step",
    "uct",
    "worlds",
]
