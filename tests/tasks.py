"""Work for other processes, which have to import nothing else of the tests."""

import os
import signal
from pathlib import Path

from davidgoliath.bots import BotFailed


def squared(number: int) -> int:
    return number * number


def killed(number: int) -> int:
    """By whoever is out of memory, say."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    if number > 2:
        raise BotFailed("flat:1", number, "no idea")
    return number


def failed_before(path: str) -> None:
    """The first task fails last."""
    after_the_others(path)
    raise BotFailed("flat:1", int(path[-1]), "no idea")


def after_the_others(path: str) -> str:
    """The first task ends when the third one has begun, and so the second one is done."""
    pipe = Path(path)
    if pipe.name == "0":
        with pipe.open() as other_end:
            other_end.read()
    elif pipe.name == "2":
        with pipe.with_name("0").open("w"):
            pass
    return path


class Unmovable(Exception):
    """It cannot be unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def unmovable(number: int) -> int:
    raise Unmovable(number, 2)
