"""Bots that can be compared: those of the line-up, and somebody's own."""

import re
from argparse import Namespace
from collections.abc import Iterable

from davidgoliath.cli import options as checked
from davidgoliath.cli.refused import Refused
from davidgoliath.lab.foreign import LIMIT, BadBot, Seating, host_of, is_foreign

SECONDS = re.compile(r"[0-9]{1,6}(?:\.[0-9]{1,3})?")


def names(value: str) -> tuple[str, ...]:
    """Each once."""
    return tuple(dict.fromkeys(name.strip() for name in value.split(",")))


def seating(bots: Iterable[str], options: Namespace) -> Seating:
    """For these bots, each of which is there."""
    limit = LIMIT if options.limit is None else seconds(options.limit)
    for name in bots:
        if is_foreign(name):
            can_be_seated(name, limit)
        else:
            checked.known_bot(name)
    return Seating(limit)


def can_be_seated(name: str, limit: float) -> None:
    try:
        host_of(name, limit)
    except BadBot as error:
        code, told = error.problem
        raise Refused(code, bot=name, problem=told) from None


def seconds(value: str) -> float:
    if SECONDS.fullmatch(value) is None or float(value) == 0:
        raise Refused("wrong-limit", value=value)
    return float(value)
