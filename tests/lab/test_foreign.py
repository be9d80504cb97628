"""A foreign bot plays in a process of its own exactly as it would in ours."""

from pathlib import Path

import pytest

from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.comparison import Comparison
from davidgoliath.lab.executor import Executor, Here
from davidgoliath.lab.foreign import Seating
from davidgoliath.lab.processes import Processes

SEATING = Seating(limit=60)
MINE = """
from davidgoliath.bots.flat import FlatBot

class Flat:
    def __init__(self):
        self.bot = FlatBot(2)

    def choose(self, view, rng):
        return self.bot.choose(view, rng)

class Counts:
    "What it keeps is kept for a game, and for its own seat."
    def __init__(self):
        self.choices = 0

    def choose(self, view, rng):
        assert self.choices == len(view.tricks), "of another game"
        self.choices += 1
        return view.legal[0]
"""


@pytest.fixture(autouse=True)
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)


def result(bot: str, field: str, executor: Executor) -> Comparison:
    *_, last = comparisons(Arena((bot,), field, 3, 4, 11, SEATING), executor)
    return last


@pytest.mark.parametrize("executor", [Here(), Processes(2)], ids=["here", "processes"])
@pytest.mark.parametrize(
    ("bots", "same"),
    [
        (("mine:Flat", "greedy"), ("flat:2", "greedy")),
        (("cautious", "mine:Flat"), ("cautious", "flat:2")),
    ],
)
def test_it_plays_as_it_would_here(
    bots: tuple[str, str], same: tuple[str, str], executor: Executor
) -> None:
    """With the same chance too, from its first card to its last."""
    assert result(*bots, executor) == result(*same, Here())


def test_it_is_made_anew_for_every_game_and_seat() -> None:
    assert result("mine:Counts", "mine:Counts", Here()).deals == 4
