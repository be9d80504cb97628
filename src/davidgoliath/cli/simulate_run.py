"""What `davidgoliath simulate` asks for: played on all processors, into a table or a file."""

from argparse import Namespace
from contextlib import closing
from functools import reduce
from math import ceil
from operator import add

from davidgoliath.cli import options as checked
from davidgoliath.cli.extras import needing
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.simulate_file import write
from davidgoliath.cli.simulate_table import show
from davidgoliath.cli.simulate_watch import watched
from davidgoliath.lab.executor import Executor, Here, NoCluster, WorkerDied, cores
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.run import summaries
from davidgoliath.lab.simulate import Simulation, matches_in_shard
from davidgoliath.lab.summary import Summary
from davidgoliath.locales import Texts

MOST_MATCHES = 10**15  # so that every deal has a number of 64 bits


def run(options: Namespace, texts: Texts) -> int:
    plan = planned(options)
    if options.resume and options.out is None:
        raise Refused("resume-needs-out")
    executor = chosen(options.cluster, plan)
    try:
        if options.out is not None:
            write(plan, executor, options.out, texts, resume=options.resume)
        else:
            show(summed_up(plan, executor, texts), plan, texts)
    except WorkerDied:
        raise Refused("worker-died", REFUSED) from None
    except NoCluster:
        raise Refused("no-cluster", REFUSED, address=options.cluster) from None
    return 0


def summed_up(plan: Simulation, executor: Executor, texts: Texts) -> Summary:
    with closing(watched(summaries(plan, executor), plan, texts)) as found:
        return reduce(add, (its for _, its in found))


def planned(options: Namespace) -> Simulation:
    named = len(options.bots.split(","))
    n_seats = checked.players(options) if options.players else (named if named > 1 else 4)
    return Simulation(
        bots=checked.bots(options.bots, n_seats),
        deals=checked.deals(options.deals, n_seats),
        matches=checked.count("--matches", options.matches, most=MOST_MATCHES),
        seed=checked.seed(options.seed),
    )


def chosen(cluster: str | None, plan: Simulation) -> Executor:
    """All processors, unless one shard is all there is."""
    if cluster is None:
        workers = min(cores(), ceil(plan.matches / matches_in_shard(plan)))
        return Processes(workers) if workers > 1 else Here()
    with needing("cluster"):
        from davidgoliath.lab.cluster import Cluster  # noqa: PLC0415 (Ray need not be there)
    return Cluster(cluster)
