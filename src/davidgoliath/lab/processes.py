"""Shards in processes of this machine, each with a pipe of its own.

Not `ProcessPoolExecutor`: when a worker is killed while it sends a large result, that one waits
for the rest of it for ever.  Here a pipe ends with its worker.
"""

import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Any, NamedTuple, TypeAlias, cast

from davidgoliath.lab.executor import AHEAD, Result, Results, Task, WorkerDied

Pipe: TypeAlias = "Connection[Any, Any]"
ENDS = (signal.SIGINT, signal.SIGTERM)


class Worker(NamedTuple):
    process: BaseProcess
    pipe: Pipe


class Answer(NamedTuple):
    result: Any
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class Processes:
    workers: int

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """Leaves no process behind, however it ends."""
        workers: list[Worker] = []
        try:
            with undisturbed():
                workers.extend(begun(work) for _ in range(self.workers))
            yield from in_order([worker.pipe for worker in workers], tasks)
        finally:
            for process, pipe in workers:
                process.kill()
                process.join()
                pipe.close()


def begun(work: Callable[[Task], Result]) -> Worker:
    context = get_context("spawn")
    ours, its = context.Pipe()
    process = context.Process(target=serve, args=(its, work), daemon=True)
    process.start()
    its.close()
    return Worker(process, ours)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C and requests to end wait until we are out of here.

    Processes that begin in here never hear Ctrl-C: it is ours alone.
    """
    resource_tracker.ensure_running()  # begun together with a process, it would let Ctrl-C through
    waiting: list[int] = []
    numbers = ENDS if current_thread() is main_thread() else ()  # no other one is disturbed
    before = {its: signal.signal(its, lambda number, _: waiting.append(number)) for its in numbers}
    let_through = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # processes inherit it
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, let_through)
        for number, handler in before.items():
            signal.signal(number, handler)
        for heard in waiting:
            signal.raise_signal(heard)


def in_order(pipes: Sequence[Pipe], tasks: Iterable[Task]) -> Iterator[Any]:
    """A task at a time for each worker; results, and errors too, kept until their turn has come."""
    waiting = enumerate(tasks)
    idle, busy = list(pipes), dict[Any, int]()
    answers, wanted, begun = dict[int, Answer](), 0, 0
    while True:
        while idle and begun - wanted < AHEAD * len(pipes) and (task := next(waiting, None)):
            pipe = idle.pop()
            with suppress(ConnectionError):  # it is dead: nothing will come back
                pipe.send(task[1])
            busy[pipe] = task[0]
            begun += 1
        if not busy:
            return
        for pipe in cast("list[Pipe]", wait(list(busy))):
            answers[busy.pop(pipe)] = received(pipe)
            idle.append(pipe)
        while wanted in answers:
            yield result_of(answers.pop(wanted))
            wanted += 1


def received(pipe: Pipe) -> Answer:
    try:
        return cast("Answer", pipe.recv())
    except (EOFError, OSError):  # nothing came, or only a part of it
        return Answer(None, WorkerDied())


def result_of(answer: Answer) -> Any:
    if answer.error is not None:
        raise answer.error
    return answer.result


def serve(pipe: Pipe, work: Callable[[Any], Any]) -> None:
    """In a worker: the end of the main process is ours."""
    try:
        while True:
            pipe.send(answer(work, pipe.recv()))
    except (EOFError, ConnectionError):
        return


def answer(work: Callable[[Any], Any], task: Any) -> Answer:
    try:
        return Answer(work(task))
    except Exception as error:  # whatever it is, it is raised where the work was asked for
        try:
            pickle.loads(pickle.dumps(error))  # noqa: S301 (our own)
        except Exception:  # not every error can travel
            return Answer(None, RuntimeError(f"{type(error).__name__}: {error}"))
        return Answer(None, error)
