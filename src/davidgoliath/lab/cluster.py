"""Shards on Ray: processes of this machine, or a cluster of many (docs/simulation.md)."""

import logging
import os
import secrets
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when Ray is imported: it tells nobody

import ray
from ray.exceptions import RayError, RayTaskError

from davidgoliath.lab.executor import (
    AHEAD,
    NoCluster,
    Result,
    Results,
    Task,
    WorkerDied,
    cores,
)

LOCAL, AUTO = "local", "auto"  # AUTO: the cluster that this machine belongs to
PATIENCE = 5  # seconds, for the first answer of a machine
TRIES = 5  # of a task whose worker dies
STANDARD_ERROR = 2


@dataclass(frozen=True, slots=True)
class Cluster:
    address: str  # or LOCAL

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results in the order of the tasks; a task whose worker died is done again."""
        self._connect()

        def shard(task: Task) -> Result:  # Ray takes functions only, and names its workers by them
            return work(task)

        try:
            remote: Any = ray.remote(num_cpus=1, max_retries=TRIES)(shard)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]  # Ray's
            yield from in_order((remote.remote(task) for task in tasks), most)
        finally:
            leave()

    def _connect(self) -> None:
        where: dict[str, Any] = {"address": self.address}
        if self.address == LOCAL:
            where |= {"num_cpus": cores(), "include_dashboard": False}
            # A secret of its own, or Ray would write one into the home folder.
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
        ended = signal.getsignal(signal.SIGTERM)
        try:
            if self.address not in (LOCAL, AUTO):
                knock(self.address)
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError, RayError) as error:
            raise NoCluster(self.address) from error
        finally:
            signal.signal(signal.SIGTERM, ended)  # Ray sets its own


def knock(address: str) -> None:
    """Ray itself would try for minutes where nobody is, or somebody who says nothing."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as door:
        with_tls = os.environ.get("RAY_USE_TLS", "0") != "0"  # then we would have to speak first
        if not with_tls and not door.recv(1):
            raise ConnectionError


def in_order(tickets: Iterable[Any], most: int) -> Iterator[Any]:
    """A ticket's task is begun when the ticket is drawn; so many are under way at a time."""
    under_way: deque[Any] = deque()
    for ticket in tickets:
        under_way.append(ticket)
        if len(under_way) == most:
            yield received(under_way.popleft())
    while under_way:
        yield received(under_way.popleft())


def received(ticket: Any) -> Any:
    try:
        return ray.get(ticket)
    except RayTaskError as error:
        raise error.cause if isinstance(error.cause, Exception) else error from None
    except RayError as error:  # every other end of a task, or of what it gave
        raise WorkerDied from error


def leave() -> None:
    """Of tasks that it gives up Ray may tell the terminal itself, past Python."""
    terminal = os.dup(STANDARD_ERROR)
    try:
        with Path(os.devnull).open("w") as nobody:
            os.dup2(nobody.fileno(), STANDARD_ERROR)
            ray.shutdown()
    finally:
        os.dup2(terminal, STANDARD_ERROR)
        os.close(terminal)
