"""How long 100,000 random deals of 4 take to verify."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from davidgoliath.lab.simulate import Simulation, simulate
from davidgoliath.records import BadRecord, record_line, verify_lines

DEALS, MEASURED = 100_000, 20_000


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    plan = Simulation(["random"] * 4, deals=1, matches=MEASURED, seed=1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.jsonl"
        with path.open("w") as file:
            file.writelines(f"{record_line(record)}\n" for record in simulate(plan))
        start = perf_counter()
        with path.open("rb") as lines:
            assert not any(isinstance(v.outcome, BadRecord) for v in verify_lines(lines))
        seconds = perf_counter() - start
    rate = MEASURED / seconds
    print(f"{rate:.0f} deals of 4 a second; {DEALS:,} in {DEALS / rate:.0f} s (wanted: under 60)")
