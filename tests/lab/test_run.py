"""Simulations into files: the same bytes wherever they are made, and however often they stop."""

from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from davidgoliath.lab.executor import Executor, Here
from davidgoliath.lab.formats import FORMATS
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.run import described, into_file, summaries
from davidgoliath.lab.simulate import Simulation, shards
from davidgoliath.lab.unfinished import Unfinished

PLAN = Simulation(["flat:1", "random", "random"], deals=16, matches=13, seed=3)
ENDINGS = pytest.mark.parametrize("ending", [".jsonl", ".csv", ".parquet"])
PARTS = 4
HERE = Here()


@pytest.fixture
def path(tmp_path: Path, ending: str) -> Path:
    if ending == ".parquet":
        pytest.importorskip("pyarrow", reason="it writes Parquet files")
    return tmp_path / f"x{ending}"


def filled(path: Path, executor: Executor = HERE, stop_after: int | None = None) -> list[int]:
    """The first matches of the parts that were made in this run, which may be an early end."""
    unfinished = Unfinished(path)
    go_on = unfinished.resume if unfinished.folder.exists() else unfinished.begin
    go_on(described(PLAN, path.suffix))
    with closing(into_file(PLAN, FORMATS[path.suffix], executor, unfinished)) as made:
        return [shard.first for shard, _ in islice(made, stop_after)]


def whole(path: Path) -> bytes:
    """The same file, without any end before the last."""
    straight = path.with_stem("straight")
    filled(straight)
    return straight.read_bytes()


@ENDINGS
def test_processes_give_the_same_bytes(path: Path) -> None:
    assert filled(path, Processes(2)) == [0, 4, 8, 12]
    assert path.read_bytes() == whole(path)


def test_any_number_of_processes_gives_the_same_table() -> None:
    assert list(summaries(PLAN, Processes(3))) == list(summaries(PLAN, Here()))


@pytest.mark.parametrize(
    ("ending", "ends"), [(".jsonl", (1, 1, 1)), (".csv", (PARTS,)), (".parquet", (0, 3))]
)
def test_a_run_that_ends_early_goes_on_to_the_same_bytes(path: Path, ends: tuple[int]) -> None:
    made: list[int] = []
    for end in ends:
        made += filled(path, stop_after=end)
        assert not path.exists()
    made += filled(path)
    assert made == [shard.first for shard in shards(PLAN)]
    assert path.read_bytes() == whole(path)
    assert not Unfinished(path).folder.exists()


@ENDINGS
def test_only_what_was_damaged_or_lost_is_made_again(path: Path) -> None:
    filled(path, stop_after=PARTS)
    parts = sorted(Unfinished(path).folder.glob("0*"))
    parts[1].write_bytes(parts[1].read_bytes()[:-1])
    parts[3].unlink()
    assert filled(path) == [4, 12]
    assert path.read_bytes() == whole(path)


def test_whatever_changes_the_bytes_makes_another_plan() -> None:
    plans = [
        PLAN,
        Simulation(["flat:1", "random", "cautious"], 16, 13, 3),
        Simulation(["random", "flat:1", "random"], 16, 13, 3),
        Simulation(PLAN.bots, 15, 13, 3),
        Simulation(PLAN.bots, 16, 14, 3),
        Simulation(PLAN.bots, 16, 13, 4),
    ]
    told = {described(plan, ending) for plan in plans for ending in (".jsonl", ".csv")}
    assert len(told) == 2 * len(plans)
    assert described(Simulation(tuple(PLAN.bots), 16, 13, 3), ".csv") in told
