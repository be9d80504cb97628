"""`davidgoliath simulate --cluster`: a real Ray with two workers, one of which is killed."""

import os
import re
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from command import PLAIN, davidgoliath
from running import Running
from test_simulate_file import BUSY, CTRL_C, TERMINATED, kept, said, straight, words

pytest.importorskip("ray", reason="clusters are Ray's")

RAY = Path(sys.executable).parent / "ray"
TESTS = Path(__file__).parents[1]
OURS = {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
    "PYTHONPATH": str(TESTS),  # so that its workers find tasks.py
}


class Head(NamedTuple):
    pid: int
    address: str

    def busy_workers(self) -> list[int]:
        return [pid for pid in descendants(self.pid) if is_busy(pid)]


@pytest.fixture(scope="module")
def head() -> Iterator[Head]:
    """A cluster of one machine and two processors, at a port that is free."""
    with TemporaryDirectory(prefix="ray") as folder:  # a short path: it becomes a socket's name
        options = ("--num-cpus=2", "--include-dashboard=false", f"--temp-dir={folder}", "--block")
        with subprocess.Popen(
            [RAY, "start", "--head", "--port=0", *options],
            env=PLAIN | OURS,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        ) as process:
            assert process.stdout is not None
            told = (re.search(r"--address='(.+)'", line) for line in process.stdout)
            yield Head(process.pid, next(found[1] for found in told if found))
            process.terminate()
            process.communicate()


def descendants(pid: int) -> Iterator[int]:
    for child in of_process(pid, f"task/{pid}/children").split():
        yield int(child)
        yield from descendants(int(child))


def is_busy(pid: int) -> bool:
    """A worker of Ray has the name of the function that it works on."""
    return of_process(pid, "cmdline").startswith(b"ray::shard")


def of_process(pid: int, what: str) -> bytes:
    """Nothing of one that has just ended."""
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_a_worker_that_is_killed_costs_nothing_but_time(tmp_path: Path, head: Head) -> None:
    path = tmp_path / "x.jsonl"
    running = Running(*words(BUSY, path), "--cluster", head.address, environment=OURS)
    running.until(lambda: kept(path) and head.busy_workers())
    os.kill(head.busy_workers()[0], signal.SIGKILL)
    assert 0 < len(kept(path)) < 10
    ran = running.ended()
    assert (ran.status, ran.err.count("\n")) == (0, 2)
    assert path.read_bytes() == straight(BUSY, path)


def test_what_a_cluster_began_processes_finish(tmp_path: Path, head: Head) -> None:
    path = tmp_path / "x.csv"
    running = Running(*words(BUSY, path), "--cluster", head.address, environment=OURS)
    ran = running.until(lambda: kept(path)).ctrl_c()
    assert (ran.status, said(ran, path)) == CTRL_C[1:]
    assert davidgoliath(*words(BUSY, path), "--resume").status == 0
    assert path.read_bytes() == straight(BUSY, path)


REFUSED = """
import sys
from itertools import islice
from davidgoliath.bots import BotFailed
from davidgoliath.lab.cluster import Cluster
from tasks import refused

results = Cluster(sys.argv[1]).run(refused, range(9))
print(list(islice(results, 3)))
try:
    next(results)
except BotFailed as error:
    print(error)
"""


def test_an_error_is_raised_where_the_work_was_asked_for(head: Head) -> None:
    command = [sys.executable, "-c", REFUSED, head.address]
    ran = subprocess.run(command, env=PLAIN | OURS, check=True, capture_output=True, text=True)
    assert ran.stdout.splitlines() == ["[0, 1, 2]", "bot 'flat:1' at seat 3: no idea"]
    assert ran.stderr == ""


def test_a_cluster_only_for_this_run(tmp_path: Path) -> None:
    """Ended like any other run; and Ray is given a secret, so that it writes none of its own."""
    path = tmp_path / "x.csv"
    home = {"HOME": str(tmp_path), "RAY_USAGE_STATS_ENABLED": "0"}
    running = Running(*words(BUSY, path), "--cluster", "local", environment=home)
    ran = running.until(lambda: kept(path)).terminated()
    assert (ran.status, said(ran, path)) == TERMINATED[1:]
    assert not (tmp_path / ".ray").exists()


@pytest.mark.parametrize(
    "address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999", "ray://127.0.0.1:1", "::"]
)
def test_where_no_cluster_is(address: str) -> None:
    ran = davidgoliath("simulate", "--cluster", address)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"No Ray cluster can be reached at “{address}”\n"


def test_where_somebody_else_is(tmp_path: Path) -> None:
    """Who hears us and says nothing; and nothing is kept of a run that never began."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = "{}:{}".format(*silent.getsockname())
        path = tmp_path / "x.csv"
        ran = davidgoliath("simulate", "--cluster", address, "--out", path)
    assert (ran.status, ran.err) == (1, f"No Ray cluster can be reached at “{address}”\n")
    assert list(tmp_path.iterdir()) == []
