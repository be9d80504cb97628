"""What is seen of a simulation while it runs: how far it is, and in the end how fast it was."""

from contextlib import closing
from time import perf_counter
from typing import TypeVar

from davidgoliath.cli.output import error_console
from davidgoliath.cli.progress import progress
from davidgoliath.lab.executor import Results
from davidgoliath.lab.simulate import Shard, Simulation
from davidgoliath.locales import Texts

Found = TypeVar("Found")


def watched(
    found: Results[tuple[Shard, Found]], plan: Simulation, texts: Texts, done: int = 0
) -> Results[tuple[Shard, Found]]:
    """The same; `done` matches were finished in an earlier run."""
    start, matches = perf_counter(), 0
    with progress() as bar, closing(found):
        task = bar.add_task(texts("simulating"), total=plan.matches, completed=done)
        for shard, its in found:
            matches += shard.matches
            bar.update(task, completed=done + matches)
            yield shard, its
    seconds = max(perf_counter() - start, 1e-9)
    deals = matches * plan.deals
    error_console().print(
        texts(
            "simulation-rate",
            deals=deals,
            seconds=texts.decimal(seconds, 1),
            rate=texts.decimal(deals / seconds, 0),
        )
    )
