"""Games kept as text: every later version has to play and write the same ones."""

from pathlib import Path

import pytest

from davidgoliath.lab.simulate import Simulation, simulate
from davidgoliath.records import read_record, record_line
from davidgoliath.rules.trick import Tie, ties

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.jsonl"))


def plan(path: Path) -> Simulation:
    """A file is named by its seed and bots: 12-greedy-random-cautious.jsonl."""
    seed, *bots = path.stem.split("-")
    return Simulation(bots, deals=1, matches=3, seed=int(seed))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_same_seed_still_gives_the_same_games(path: Path) -> None:
    lines = [record_line(record) for record in simulate(plan(path))]
    assert lines == path.read_text(encoding="utf-8").splitlines()


def test_the_games_have_every_number_of_players_and_every_tie() -> None:
    records = [read_record(line) for path in GAMES for line in path.read_text().splitlines()]
    assert {len(record.players) for record in records} == {3, 4, 5, 6}
    tricks = [trick for record in records for trick in record.match.deals[0].tricks]
    assert {tie for trick in tricks for tie in ties(trick)} == set(Tie)
