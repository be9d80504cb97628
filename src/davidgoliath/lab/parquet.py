"""Simulated deals as Parquet: one row a deal, what was simulated once in the file's metadata.

docs/simulation.md has the columns.  A row's number is the number of its research deal.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from davidgoliath import kernel
from davidgoliath.kernel import Matches
from davidgoliath.kernel.arguments import HAND, Bytes
from davidgoliath.lab.deals import Deals
from davidgoliath.lab.simulate import Shard, Simulation
from davidgoliath.rules import Match, ResearchDeals

FORMAT = "davidgoliath-deals/1"
KEY = b"davidgoliath"  # of the metadata
ROWS = 1 << 17  # of a row group: what is in memory at a time


class ForeignFile(ValueError):
    """No Parquet file of simulated deals, or one that is damaged."""


def write_part(plan: Simulation, matches: Matches, file: BinaryIO) -> None:
    """The deals of a shard, as a file of its own."""
    with _writer(plan, file) as writer:
        writer.write_table(_table(plan, matches))


def join(plan: Simulation, parts: Iterable[Path], file: BinaryIO) -> None:
    """One file of all parts, with row groups of equal size whatever the parts' sizes."""
    with _writer(plan, file) as writer:
        waiting = schema(plan).empty_table()
        for part in parts:
            waiting = pa.concat_tables([waiting, pq.read_table(part)])
            while len(waiting) >= ROWS:
                writer.write_table(waiting.slice(0, ROWS).combine_chunks())
                waiting = waiting.slice(ROWS)
        if len(waiting):
            writer.write_table(waiting.combine_chunks())


class Stored:
    """A file of deals that is open for reading."""

    def __init__(self, path: Path) -> None:
        with path.open("rb"):  # an `OSError` is the system's; those of pyarrow are of the file
            pass
        try:
            self._file = pq.ParquetFile(path, page_checksum_verification=True)
            self.plan = _plan(self._file.schema_arrow.metadata)
            right = self._file.schema_arrow.equals(schema(self.plan))
        except (OSError, pa.ArrowException, ValueError, KeyError, TypeError) as error:
            raise ForeignFile(path) from error
        groups, told = range(self._file.num_row_groups), self._file.metadata
        self._rows = [told.row_group(group).num_rows for group in groups]
        rows = self.plan.matches * self.plan.deals
        if not right or min(self._rows, default=0) < 1 or sum(self._rows) != rows:
            raise ForeignFile(path)
        self._last: tuple[int, Deals] | None = None  # row group read

    def __len__(self) -> int:
        return sum(self._rows)

    def deals(self, first: int, count: int) -> Deals:
        """Those of these rows."""
        wanted = []
        before = 0
        for group, rows in enumerate(self._rows):
            start, after = max(first - before, 0), min(first + count - before, rows)
            if start < after:
                wanted.append(Deals(*(column[start:after] for column in self._deals(group))))
            before += rows
        return Deals(*(np.concatenate(columns) for columns in zip(*wanted, strict=True)))

    def matches(self, shard: Shard) -> Matches:
        """As they were played; `ForeignFile` if their seed does not deal these cards."""
        n_seats, length = self.plan.n_seats, self.plan.deals
        first, count = shard.first * length, shard.matches * length
        by_match = (shard.matches, length)
        hands, drawn = kernel.deal(n_seats, self.plan.seed, first, count)
        clockwise = np.arange(length, dtype=np.uint8)
        dealers: Bytes = (drawn.reshape(by_match)[:, :1] + clockwise) % np.uint8(n_seats)
        told, plays = self.deals(first, count)
        try:
            replayed = kernel.replay(n_seats, (told + 1) % n_seats, plays, threads=1)
        except ValueError as error:
            raise ForeignFile(str(error)) from error
        if not np.array_equal(replayed.hands, hands) or told.tobytes() != dealers.tobytes():
            raise ForeignFile("other deals than those of its seed")
        scores = replayed.points.sum(axis=2, dtype=np.int16)
        return Matches(dealers, scores.reshape(*by_match, n_seats), plays.reshape(*by_match, -1))

    def _deals(self, group: int) -> Deals:
        if self._last is None or self._last[0] != group:
            self._last = group, self._read(group)
        return self._last[1]

    def _read(self, group: int) -> Deals:
        try:
            table = self._file.read_row_group(group, ["dealer", "plays"]).combine_chunks()
        except (OSError, pa.ArrowException) as error:
            raise ForeignFile(str(error)) from error
        plays = table["plays"].chunk(0)
        cards = HAND * self.plan.n_seats
        start = plays.offset * cards
        content = np.frombuffer(plays.buffers()[1], np.uint8)[start : start + len(plays) * cards]
        return Deals(table["dealer"].to_numpy(), content.reshape(-1, cards))


def schema(plan: Simulation) -> pa.Schema:
    n_seats = plan.n_seats
    told = {
        "format": FORMAT,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "length": plan.deals,
        "matches": plan.matches,
    }
    points = [pa.field(f"score_{seat}", pa.uint8(), nullable=False) for seat in range(n_seats)]
    return pa.schema(
        [
            pa.field("dealer", pa.uint8(), nullable=False),
            pa.field("plays", pa.binary(HAND * n_seats), nullable=False),
            *points,
        ],
        metadata={KEY: json.dumps(told)},
    )


def _plan(metadata: dict[bytes, bytes] | None) -> Simulation:
    """`ValueError`, `KeyError` or `TypeError` where none is told, or an impossible one."""
    told: dict[str, Any] = json.loads((metadata or {})[KEY])
    bots, length, matches, seed = (told[name] for name in ("bots", "length", "matches", "seed"))
    kinds = [type(value) for value in (*bots, length, matches, seed)]
    if told["format"] != FORMAT or kinds != [str] * len(bots) + [int] * 3:
        raise ValueError(FORMAT)
    Match.start(len(bots), 0, length)
    ResearchDeals(seed, len(bots))
    return Simulation(tuple(bots), length, matches, seed)


def _writer(plan: Simulation, file: BinaryIO) -> pq.ParquetWriter:
    """Small numbers repeat and go through a dictionary; plays never do."""
    few = [name for name in schema(plan).names if name != "plays"]
    return pq.ParquetWriter(
        file, schema(plan), compression="zstd", use_dictionary=few, write_page_checksum=True
    )


def _table(plan: Simulation, matches: Matches) -> pa.Table:
    cards = HAND * plan.n_seats
    scores = matches.scores.reshape(-1, plan.n_seats).astype(np.uint8)
    plays = pa.py_buffer(np.ascontiguousarray(matches.plays))
    columns = [
        pa.array(matches.dealers.reshape(-1)),
        pa.FixedSizeBinaryArray.from_buffers(pa.binary(cards), len(scores), [None, plays]),
        *(pa.array(scores[:, seat]) for seat in range(plan.n_seats)),
    ]
    return pa.Table.from_arrays(columns, schema=schema(plan))
