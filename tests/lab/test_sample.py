"""Files read in pieces: whatever they are and however they are cut, they say the same."""

from collections.abc import Iterable
from functools import reduce
from io import BytesIO
from operator import add
from pathlib import Path

import pytest

from davidgoliath.lab import sample
from davidgoliath.lab.executor import Executor, Here
from davidgoliath.lab.formats import PARQUET, RECORDS
from davidgoliath.lab.origin import MOST, Origin
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.recorded import BadLine
from davidgoliath.lab.sample import (
    BadRows,
    Piece,
    Records,
    Rows,
    Sample,
    pieces_of_parquet,
    pieces_of_records,
    read_piece,
)
from davidgoliath.lab.simulate import Shard, Simulation, played

PLAN = Simulation(("greedy", "random", "greedy", "cautious"), deals=3, matches=40, seed=9)
HERE = Here()


def records(plan: Simulation = PLAN) -> bytes:
    shard = Shard(0, plan.matches)
    return RECORDS.part(plan, shard, played(plan, shard))


def parquet(path: Path, plan: Simulation = PLAN) -> Path:
    pytest.importorskip("pyarrow", reason="Parquet files are written and read with it")
    shard = Shard(0, plan.matches)
    path.write_bytes(PARQUET.part(plan, shard, played(plan, shard)))
    return path


def from_records(content: bytes) -> list[Records]:
    return list(pieces_of_records("x", BytesIO(content)))


def whole(pieces: Iterable[Piece], executor: Executor = HERE) -> Sample:
    outcomes = [read.outcome for read in executor.run(read_piece, pieces)]
    samples = [its for its in outcomes if isinstance(its, Sample)]
    assert len(samples) == len(outcomes)
    return reduce(add, samples)


def test_pieces_of_records_add_up_to_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    content = b"\n\n" + records() + records(Simulation(("random",) * 3, 1, 7, 1))
    at_once = whole(from_records(content))
    assert {n_seats: its.count for n_seats, its in at_once.figures.items()} == {3: 7, 4: 120}
    monkeypatch.setattr(sample, "PIECE", 9000)
    pieces = from_records(content)
    assert len(pieces) > 10
    assert sum(piece.size for piece in pieces) == len(content) - 2
    assert whole(pieces) == whole(pieces, Processes(2)) == at_once


def test_pieces_of_a_parquet_file_add_up_to_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(parquet(tmp_path / "x.parquet"))
    (at_once,) = pieces_of_parquet(path, 1000, PLAN)
    monkeypatch.setattr(sample, "ROWS", 20)
    pieces = list(pieces_of_parquet(path, 1000, PLAN))
    assert [piece.shard.matches for piece in pieces] == [6] * 6 + [4]
    assert sum(piece.size for piece in pieces) == 1000
    assert whole(pieces) == whole([at_once])


def test_both_kinds_of_file_say_the_same(tmp_path: Path) -> None:
    path = parquet(tmp_path / "x.parquet")
    of_rows = whole(pieces_of_parquet(str(path), 1, PLAN))
    assert of_rows == whole(from_records(records()))
    assert of_rows.origin == Origin(120, 0, (tuple(PLAN.bots),), (9,))


def test_the_first_bad_match_is_told_whichever_piece_is_finished_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = records().splitlines(keepends=True)
    for at in (11, 30):
        lines[at] = lines[at].replace(b'"length":3', b'"length":2')
    monkeypatch.setattr(sample, "PIECE", 9000)
    pieces = from_records(b"\n".join(lines))
    bad = [
        read.outcome
        for read in Processes(2).run(read_piece, pieces)
        if isinstance(read.outcome, BadLine)
    ]
    assert [(its.line, its.match, its.error.code) for its in bad] == [
        (23, 12, "too-many-deals"),
        (61, 31, "too-many-deals"),
    ]


def test_a_parquet_file_that_was_damaged_or_is_gone(tmp_path: Path) -> None:
    path = parquet(tmp_path / "x.parquet")
    (piece,) = pieces_of_parquet(str(path), 1, PLAN)
    content = bytearray(path.read_bytes())
    content[len(content) // 3] ^= 255
    path.write_bytes(content)
    assert isinstance(read_piece(piece).outcome, BadRows)
    path.unlink()
    assert isinstance(read_piece(piece).outcome, BadRows)


def test_more_bots_and_seeds_than_can_be_told() -> None:
    """However many there are, little of them is kept."""
    lineups = [(str(number),) * 3 for number in range(3 * MOST)]
    its = [Origin(1, 0, (lineup,), (number,)) for number, lineup in enumerate(lineups)]
    found = reduce(add, its, Origin())
    assert (found.deals, found.lineups) == (3 * MOST, tuple(lineups[: MOST + 1]))
    assert found.seeds == tuple(range(MOST + 1))
    assert its[0] + its[0] == Origin(2, 0, (lineups[0],), (0,))


def test_a_piece_of_rows_knows_its_file(tmp_path: Path) -> None:
    path = str(parquet(tmp_path / "x.parquet"))
    assert read_piece(Rows(path, 7, Shard(0, 1)))[:2] == (path, 7)
