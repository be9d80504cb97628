"""What `davidgoliath train` asks for: one stage after the other, each told as it goes on."""

from argparse import Namespace
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from davidgoliath.cli import options as checked
from davidgoliath.cli.extras import needing
from davidgoliath.cli.output import console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.lab.executor import Executor, NoCluster, WorkerDied, cores
from davidgoliath.lab.processes import Processes
from davidgoliath.locales import Texts

if TYPE_CHECKING:
    from davidgoliath.lab.training.stages import Step

SENTENCES = {
    "watch": "training-watch",
    "imitate": "training-imitate",
    "respond": "training-respond",
    "strength": "training-strength",
}
MOST_MINUTES = 60 * 24 * 7


def run(options: Namespace, texts: Texts) -> int:
    with needing("train"):
        from davidgoliath.lab.training import course  # noqa: PLC0415 (PyTorch need not be there)
    n_seats, seed = checked.players(options), checked.seed(options.seed)
    began, out, minutes = monotonic(), Path(options.out), inf
    training = course.full(n_seats, seed)
    if options.minutes is not None:
        minutes = checked.count("--minutes", options.minutes, most=MOST_MINUTES)
        training = course.short(n_seats, seed, int(minutes))
    steps = course.steps(
        training, out, executor(options.cluster), lambda: monotonic() - began > 60 * minutes
    )
    show = console().print
    try:
        for step in steps:
            show(told(step, monotonic() - began, texts))
    except course.OtherTraining:
        raise Refused("other-training", REFUSED, folder=options.out) from None
    except WorkerDied:
        raise Refused("worker-died", REFUSED) from None
    except NoCluster:
        raise Refused("no-cluster", REFUSED, address=options.cluster) from None
    show(texts("trained", file=str(course.nets_file(out, n_seats)), folder=options.out))
    return 0


def told(step: "Step", seconds: float, texts: Texts) -> str:
    figures = {
        name: value if isinstance(value, str) else texts.decimal(value, 2)
        for name, value in step.figures.items()
    }
    return texts(
        SENTENCES[step.stage],
        minutes=texts.decimal(seconds / 60, 1),
        done=step.done,
        of=step.of,
        **figures,
    )


def executor(cluster: str | None) -> Executor:
    if cluster is None:
        return Processes(cores())
    with needing("cluster"):
        from davidgoliath.lab.cluster import Cluster  # noqa: PLC0415 (Ray need not be there)
    return Cluster(cluster)
