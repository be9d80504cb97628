"""What `davidgoliath arena` asks for, played on all processors."""

import re
from argparse import Namespace
from contextlib import closing

from davidgoliath.cli import options as checked
from davidgoliath.cli.arena_table import json_of, show
from davidgoliath.cli.progress import progress
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.comparison import Comparison
from davidgoliath.lab.executor import Executor, Here, WorkerDied, cores
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.thinking import thinking_time
from davidgoliath.locales import Texts

MOST_DEALS = 10**9
FEW_DEALS = 2_000  # the kernel plays them before other processes would have started
POINTS = re.compile(r"(?:±|\+-)?([0-9]{1,3}(?:\.[0-9]{1,6})?)")


def run(options: Namespace, texts: Texts) -> int:
    arena = planned(options)
    until = None if options.until is None else points(options.until)
    try:
        comparison = watched(arena, until, texts)
    except WorkerDied:
        raise Refused("worker-died", REFUSED) from None
    seconds = [thinking_time(arena, bot) for bot in arena.bots]
    if options.json:
        print(json_of(arena, comparison, seconds))
    else:
        show(arena, comparison, seconds, until, texts)
    return 0


def planned(options: Namespace) -> Arena:
    if options.bots is None:
        raise Refused("value-missing", option="--bots")
    bots = tuple(dict.fromkeys(name.strip() for name in options.bots.split(",")))
    for name in (*bots, options.field):
        checked.known_bot(name)
    return Arena(
        bots=bots,
        field=options.field,
        n_seats=checked.players(options),
        deals=checked.count("--deals", options.deals, most=MOST_DEALS),
        seed=checked.seed(options.seed),
    )


def points(value: str) -> float:
    """`0.5`, `±0.5` and `+-0.5` say the same."""
    found = POINTS.fullmatch(value)
    if found is None or float(found[1]) == 0:
        raise Refused("wrong-until", value=value)
    return float(found[1])


def watched(arena: Arena, until: float | None, texts: Texts) -> Comparison:
    """The result, and a bar on the way to it if somebody can see it."""
    with progress() as bar, closing(comparisons(arena, executor(arena), until)) as known:
        task = bar.add_task(texts("comparing"), total=arena.deals)
        for comparison in known:
            bar.update(task, completed=comparison.deals)
    return comparison


def executor(arena: Arena) -> Executor:
    workers = min(cores(), arena.deals)
    few = arena.is_for_kernel and arena.deals <= FEW_DEALS
    return Here() if few or workers == 1 else Processes(workers)
