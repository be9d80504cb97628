"""What runs in the process of a foreign bot: it is loaded, and asked for one card after another."""

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Any, NamedTuple, TypeAlias

from davidgoliath.rules import Card, View
from davidgoliath.rules.trick import Seat

LONGEST = 300  # signs of what a bot says
LOADING = 6  # times as long as for a card: the module may have a net to read
LOADED = 0
CHOOSE = "choose(view, rng)"


class Question(NamedTuple):
    view: View
    chance: Random | None  # of a bot that sits down: it keeps it


class Problem(NamedTuple):
    code: str  # a message of the catalogues
    told: str


Answer: TypeAlias = int | Problem  # which one of the legal cards


def main() -> None:
    """The words are the number of the pipe, the bot, and the seconds that it has for a card."""
    number, name, limit = sys.argv[1:]
    pipe: Connection[Any, Any] = Connection(int(number))
    Thread(target=end_with, args=(pipe.fileno(),), daemon=True).start()
    sys.path.insert(0, str(Path.cwd()))
    with mortal(LOADING * float(limit)):
        its_class = loaded(name)
    if isinstance(its_class, Problem):
        pipe.send(its_class)
        return
    pipe.send(LOADED)
    bots: dict[Seat, tuple[Any, Random]] = {}
    while True:
        view, chance = pipe.recv()
        with mortal(float(limit)):
            answer = chosen(its_class, bots, view, chance)
        pipe.send(answer)


def end_with(pipe: int) -> None:
    """Nobody is at the other end any more: what the bot has begun ends too."""
    other_end = select.poll()
    other_end.register(pipe, 0)  # nothing but its end
    other_end.poll()
    os.killpg(0, signal.SIGKILL)


@contextmanager
def mortal(seconds: float) -> Iterator[None]:
    """Where a bot lets no other thread run, the system ends us; usually we are killed before."""
    signal.setitimer(signal.ITIMER_REAL, 2 * seconds)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


def loaded(name: str) -> type[Any] | Problem:
    module, _, class_name = name.partition(":")
    try:
        its_class = getattr(import_module(module), class_name, None)
    except BaseException as error:  # it may be anybody's code
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            return Problem("bot-no-module", module)
        return Problem("bot-not-loaded", described(error))
    if not isinstance(its_class, type):
        return Problem("bot-no-class", class_name)
    try:
        bot = its_class()
    except BaseException as error:
        return Problem("bot-not-made", described(error))
    return its_class if callable(getattr(bot, "choose", None)) else Problem("bot-no-choose", CHOOSE)


def chosen(
    its_class: type[Any], bots: dict[Seat, tuple[Any, Random]], view: View, chance: Random | None
) -> Answer:
    try:
        if chance is not None:
            bots[view.seat] = its_class(), chance
        bot, rng = bots[view.seat]
        card = bot.choose(view, rng)
        if card in view.legal:
            return view.legal.index(card)
        shown = str(card) if isinstance(card, Card) else repr(card)
    except BaseException as error:  # sys.exit too
        return Problem("bot-failed", described(error))
    return Problem("bot-illegal", shown[:LONGEST])


def described(error: BaseException) -> str:
    """With the place in the files of the current folder where it came from."""
    try:
        said = str(error)
    except Exception:  # whatever a foreign error does when it is asked for its words
        said = ""
    told = ": ".join(filter(None, (type(error).__name__, said[:LONGEST])))
    its = [
        f"{Path(frame.filename).relative_to(Path.cwd())}:{frame.lineno}"
        for frame in extract_tb(error.__traceback__)
        if frame.filename != __file__ and Path(frame.filename).is_relative_to(Path.cwd())
    ]
    return f"{told} ({its[-1]})" if its else told
