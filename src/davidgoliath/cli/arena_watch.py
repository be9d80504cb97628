"""A comparison while it runs: on all processors, with a bar, and what is left if a bot fails."""

from contextlib import closing
from dataclasses import replace
from typing import NamedTuple

from davidgoliath.bots import BotFailed
from davidgoliath.cli.progress import progress
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.lab.arena import Arena
from davidgoliath.lab.comparison import Comparison
from davidgoliath.lab.executor import Executor, Here, Results, WorkerDied, cores
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.thinking import thinking_time

MOST_DEALS = 10**9
FEW_DEALS = 2_000  # the kernel plays them before other processes would have started


class Outcome(NamedTuple):
    comparison: Comparison | None  # of the deals before a bot failed, if there are any
    failed: BotFailed | None


def watched(results: Results[Comparison], deals: int, told: str) -> Outcome:
    """The result, and a bar on the way to it if somebody can see it."""
    known = None
    try:
        with progress() as bar, closing(results):
            task = bar.add_task(told, total=deals)
            for known in results:
                bar.update(task, completed=known.deals)
    except BotFailed as failed:
        return Outcome(known, failed)
    except WorkerDied:
        raise Refused("worker-died", REFUSED) from None
    return Outcome(known, None)


def executor(arena: Arena) -> Executor:
    workers = min(cores(), arena.deals)
    few = arena.is_for_kernel and arena.deals <= FEW_DEALS
    return Here() if few or workers == 1 else Processes(workers)


def thought(arena: Arena, bot: str, known: Comparison) -> float | None:
    """Mean seconds for a card; in deals that the bot has played before without failing."""
    try:
        return thinking_time(replace(arena, deals=known.deals), bot)
    except BotFailed:  # it does not play the same again
        return None
