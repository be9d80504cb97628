"""A whole simulation: its shards on an executor, into a table or a file."""

import json
from collections.abc import Iterable
from contextlib import closing
from functools import partial

from davidgoliath import __version__
from davidgoliath.lab.executor import Executor, Results
from davidgoliath.lab.formats import Format
from davidgoliath.lab.simulate import Shard, Simulation, matches_in_shard, played, shards
from davidgoliath.lab.summary import Summary, summary
from davidgoliath.lab.unfinished import Unfinished

QUICK = frozenset({"random", "cautious"})  # they play faster than a process is told what to do
DEALS_AT_ONCE = 1 << 17  # of theirs: only sums of them are kept


def summaries(plan: Simulation, executor: Executor) -> Results[tuple[Shard, Summary]]:
    quick = DEALS_AT_ONCE // plan.deals if QUICK.issuperset(plan.bots) else None
    return executor.run(partial(_summed_up, plan), shards(plan, quick))


def parts(
    plan: Simulation, its: Format, executor: Executor, wanted: Iterable[Shard]
) -> Results[tuple[Shard, bytes]]:
    return executor.run(partial(_written, plan, its), wanted)


def into_file(
    plan: Simulation, its: Format, executor: Executor, unfinished: Unfinished
) -> Results[tuple[Shard, bytes]]:
    """The missing shards as they are finished; after the last one the file is there."""
    missing = (shard for shard in shards(plan) if shard.first not in unfinished.parts)
    with closing(parts(plan, its, executor, missing)) as made:
        for shard, content in made:
            unfinished.keep(shard.first, content)
            yield shard, content
    unfinished.complete(partial(its.join, plan))


def described(plan: Simulation, ending: str) -> str:
    """What has to be the same for a run to go on to the same bytes."""
    told = {
        "version": __version__,
        "file": ending,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "deals": plan.deals,
        "matches": plan.matches,
        "in each part": matches_in_shard(plan),
    }
    return f"{json.dumps(told, indent=1)}\n"


def _summed_up(plan: Simulation, shard: Shard) -> tuple[Shard, Summary]:
    return shard, summary(plan.bots, played(plan, shard, with_plays=False).scores)


def _written(plan: Simulation, its: Format, shard: Shard) -> tuple[Shard, bytes]:
    return shard, its.part(plan, shard, played(plan, shard, with_plays=its.with_plays))
