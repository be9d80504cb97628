"""Where shards are worked on: here, in processes of this machine, or on a cluster (cluster.py)."""

import os
from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeAlias, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Results: TypeAlias = Generator[Result, None, None]  # closing it ends the work

AHEAD = 2  # tasks for each worker that are begun before the oldest one is finished


class WorkerDied(Exception):
    """A worker ended before its task, not by an error of the task."""


class NoCluster(Exception):
    """Nothing answers at this address, or not as a cluster does."""


class Executor(Protocol):
    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results in the order of the tasks, few of them waiting at any time."""
        ...


class Here:
    """One after the other, in this process."""

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        yield from map(work, tasks)


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
