"""Decisions a second in other packages' card games beside ours: one run, one core, in turns."""

import gc
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time

from benchmarks.peers.line import Line, Played
from benchmarks.peers.machine import described, one_core
from benchmarks.peers.table import Row, table

OURS = ("our_rules", "our_kernel")
PEERS = ("openspiel", "rlcard_bridge", "pettingzoo_hanabi", "pgx_batches")
ROUNDS, SECONDS = 7, 0.5


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    print(f"uniformly random legal play of whole deals; medians of {ROUNDS} rounds, process time")
    print("different games behind different interfaces: to be read as orders of magnitude")
    print(described(), flush=True)
    with one_core():
        lines = [line for name in (*OURS, *PEERS) for line in lines_of(f"benchmarks.peers.{name}")]
        gc.collect()
        gc.freeze()  # what one package left in memory is no burden to the others
        rows = measured(lines)
    ours = [row for row in rows if row.package == "davidgoliath"]
    print(f"\n{table(rows, ours)}")


def lines_of(module: str) -> list[Line]:
    """No lines if a package cannot be imported, and a word on it."""
    try:
        found: list[Line] = import_module(module).lines()
    except ImportError as error:
        print(f"{module.rpartition('.')[2]} is left out: {error}")
        return []
    return found


def measured(lines: Sequence[Line], rounds: int = ROUNDS, seconds: float = SECONDS) -> list[Row]:
    played = [[rate(line, seconds) for line in lines] for _ in range(rounds)]
    return [
        Row(
            line.package,
            version(line.package),
            line.game,
            line.way,
            median(each.decisions / each.deals for each, _ in of_line),
            [each.decisions / taken for each, taken in of_line],
        )
        for line, of_line in zip(lines, zip(*played, strict=True), strict=True)
    ]


def rate(line: Line, seconds: float) -> tuple[Played, float]:
    """What was played in about so many seconds, and how many they were."""
    deals = decisions = taken = 0.0
    start = process_time()
    while taken < seconds:
        played = line.play()
        deals, decisions = deals + played.deals, decisions + played.decisions
        taken = process_time() - start
    return Played(deals, decisions), taken
