"""Simulations of random bots on all cores, beside the bare C loop on one."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.kernel import ROUNDS, bare_c, bare_rate
from davidgoliath.lab.executor import cores
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.run import summaries
from davidgoliath.lab.simulate import Simulation

DEALS = 10_000_000
WANTED = 0.6  # of cores times the loop


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    print(f"random deals of 4 a second, {cores()} processes; medians of {ROUNDS} rounds in turns")
    with TemporaryDirectory() as folder:
        program = bare_c(4, Path(folder))
        ours, bare = [], []
        for seed in range(ROUNDS):
            ours.append(simulated(seed))
            bare.append(bare_rate(program) if program else 0.0)
    print(f"simulate: {median(ours):.0f}")
    if program:
        ratio = median(our / (cores() * its) for our, its in zip(ours, bare, strict=True))
        print(f"bare C on one core: {median(bare):.0f}")
        print(f"simulate / (cores x bare C): {ratio:.2f} (at least {WANTED})")


def simulated(seed: int) -> float:
    """With the start of the processes and the summary, as the command does it."""
    plan = Simulation(["random"] * 4, deals=1, matches=DEALS, seed=seed)
    start = perf_counter()
    deals = sum(shard.matches for shard, _ in summaries(plan, Processes(cores())))
    assert deals == DEALS
    return DEALS / (perf_counter() - start)
