"""Shards in real processes: in order, few at a time, and an end for every end of a worker."""

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from multiprocessing import Pipe, active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from davidgoliath.bots import BotFailed
from davidgoliath.lab.executor import AHEAD, Executor, Here, WorkerDied
from davidgoliath.lab.processes import Processes, begun, received, undisturbed
from tasks import after_the_others, failed_before, killed, refused, squared, unmovable

BOTH = pytest.mark.parametrize("executor", [Here(), Processes(2)], ids=["here", "processes"])


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    assert active_children() == []
    yield
    assert active_children() == []


@BOTH
def test_results_come_in_the_order_of_their_tasks(executor: Executor) -> None:
    assert list(executor.run(squared, range(50))) == [number * number for number in range(50)]
    assert list(executor.run(squared, [])) == []


@pytest.fixture
def tasks(tmp_path: Path) -> list[str]:
    os.mkfifo(tmp_path / "0")
    return [str(tmp_path / str(number)) for number in range(4)]


def test_a_slow_task_keeps_its_place(tasks: list[str]) -> None:
    assert list(Processes(2).run(after_the_others, tasks)) == tasks


def test_of_two_errors_the_first_one_is_told(tasks: list[str]) -> None:
    """Whichever came first: the same run ends with the same sentence."""
    with pytest.raises(BotFailed, match="at seat 0"):
        list(Processes(2).run(failed_before, tasks))


@pytest.mark.parametrize("workers", [1, 3])
def test_few_results_wait_however_many_tasks_there_are(workers: int) -> None:
    """So memory does not grow with them: a task is drawn when it can be begun."""
    drawn: list[int] = []
    with closing(Processes(workers).run(squared, noted(drawn))) as results:
        for taken, _ in enumerate(islice(results, 20), 1):
            assert len(drawn) - taken < AHEAD * workers


def noted(drawn: list[int]) -> Iterator[int]:
    for number in count():
        drawn.append(number)
        yield number


@BOTH
def test_an_error_is_raised_where_the_work_was_asked_for(executor: Executor) -> None:
    results = executor.run(refused, range(9))
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(BotFailed, match="'flat:1' at seat 3: no idea"):
        next(results)


def test_an_error_that_cannot_travel_is_told() -> None:
    with pytest.raises(RuntimeError, match="Unmovable: 5 and 2"):
        list(Processes(1).run(unmovable, [5]))


def test_a_worker_that_is_killed_at_work_costs_nothing_that_came_before() -> None:
    results = Processes(2).run(killed, range(9))
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(WorkerDied):
        next(results)


def only_child() -> BaseProcess:
    (child,) = active_children()
    return child


def killing_the_idle_one() -> Iterator[int]:
    """A task is drawn when a worker waits for one."""
    yield 1
    child = only_child()
    child.kill()
    child.join()
    yield 2


def test_a_worker_that_is_killed_while_it_waits() -> None:
    results = Processes(1).run(squared, killing_the_idle_one())
    assert next(results) == 1
    with pytest.raises(WorkerDied):
        next(results)


@pytest.mark.parametrize("sent", [b"", b"\0\0", b"\0\0\3\xe8the begin"])
def test_a_worker_that_is_killed_while_it_answers(sent: bytes) -> None:
    """An answer is its length, in four bytes, and then the rest."""
    ours, its = Pipe()
    os.write(its.fileno(), sent)
    its.close()
    with closing(ours):
        assert isinstance(received(ours).error, WorkerDied)


@pytest.mark.parametrize("taken", [0, 1, 5])
def test_it_may_be_left_early(taken: int) -> None:
    with closing(Processes(2).run(squared, count())) as results:
        assert list(islice(results, taken)) == [number * number for number in range(taken)]
        assert len(active_children()) == (2 if taken else 0)


def with_ctrl_c() -> Iterator[int]:
    """A terminal sends it to every process, also to those that are only just starting."""
    for child in active_children():
        os.kill(child.pid or 0, signal.SIGINT)
    yield 7


def test_workers_never_hear_ctrl_c() -> None:
    assert list(Processes(2).run(squared, with_ctrl_c())) == [49]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_what_is_not_heard_while_workers_start_is_heard_afterwards(end: signal.Signals) -> None:
    """Otherwise half-started ones would tell of it on the screen."""
    heard: list[int] = []
    before = signal.signal(end, lambda number, _: heard.append(number))
    try:
        with undisturbed():
            signal.raise_signal(end)
            heard_inside = list(heard)
        assert (heard_inside, heard) == ([], [end])
        signal.raise_signal(end)
        assert heard == [end, end]
    finally:
        signal.signal(end, before)


def test_a_worker_ends_when_nobody_is_there_any_more() -> None:
    worker = begun(squared)
    worker.pipe.close()
    worker.process.join()
    assert worker.process.exitcode == 0
