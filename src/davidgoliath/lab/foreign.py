"""Somebody's own bot, `module:Class`: it plays in a process of its own and cannot harm ours.

Whatever it does there, raise or print or exit or crash or hang: a card comes back, or `BotFailed`.
"""

import atexit
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pipe
from random import Random
from typing import Self

from davidgoliath.bots import Bot, BotFailed, bot_named
from davidgoliath.bots.lineup import SEARCHES
from davidgoliath.lab.foreign_host import LOADING, Answer, Problem, Question
from davidgoliath.rules import Card, View

LIMIT = 10.0  # seconds for a card
START = "from davidgoliath.lab.foreign_host import main; main()"


class BadBot(ValueError):
    """It cannot be seated at all."""

    def __init__(self, bot: str, problem: Problem) -> None:
        super().__init__(f"bot {bot!r}: {problem.code}: {problem.told}")
        self.bot, self.problem = bot, problem

    def __reduce__(self) -> tuple[type[Self], tuple[str, Problem]]:
        """It comes from other processes too."""
        return type(self), (self.bot, self.problem)


@dataclass(frozen=True, slots=True)
class Seating:
    """Called with a name: a new bot, of the line-up or somebody's own."""

    limit: float  # seconds for a card of somebody's own

    def __call__(self, name: str) -> Bot:
        return ForeignBot(name, self.limit) if is_foreign(name) else bot_named(name)


def is_foreign(name: str) -> bool:
    """
    >>> [is_foreign(name) for name in ("mine:Bot", "bots.mine:Bot", "flat:100", "flat:N", "greedy")]
    [True, True, False, False, False]
    """
    module, _, its_class = name.partition(":")
    parts = (*module.split("."), its_class)
    return module not in SEARCHES and all(part.isidentifier() for part in parts)


class Host:
    """The process of a foreign bot, as seen from ours."""

    def __init__(self, name: str, limit: float) -> None:
        self.limit = limit
        self.pipe, its = Pipe()
        self.process = subprocess.Popen(  # noqa: S603 (our own code, which loads what was asked for)
            [sys.executable, "-P", "-c", START, str(its.fileno()), name, str(limit)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[its.fileno()],
            start_new_session=True,  # Ctrl-C is ours alone
        )
        its.close()

    def answer(self, seconds: float) -> Answer:
        try:
            if self.pipe.poll(seconds):
                answer: Answer = self.pipe.recv()
                return answer
            problem = Problem("bot-hung", f"{seconds:g}")
        except (EOFError, OSError):
            problem = Problem("bot-ended", "")
        self.end()
        return problem

    def asked(self, question: Question) -> Answer:
        try:
            self.pipe.send(question)
        except OSError:
            return Problem("bot-ended", "")
        return self.answer(self.limit)

    def end(self) -> None:
        """With everything that the bot has begun there."""
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.pipe.close()


@cache
def host_of(name: str, limit: float) -> Host:
    """One for each process of ours; it ends with it."""
    host = Host(name, limit)
    atexit.register(host.end)
    loaded = host.answer(limit * LOADING)
    if isinstance(loaded, Problem):
        raise BadBot(name, loaded)
    return host


class ForeignBot:
    """What sits at a seat here; the bot itself is made anew when new chance comes with a view."""

    def __init__(self, name: str, limit: float) -> None:
        self.name, self.host = name, host_of(name, limit)
        self.chance: Random | None = None

    def choose(self, view: View, rng: Random) -> Card:
        question = Question(view, None if rng is self.chance else rng)
        self.chance = rng
        answer = self.host.asked(question)
        if isinstance(answer, Problem):
            raise BotFailed(self.name, view.seat, answer.told, answer.code)
        return view.legal[answer]
