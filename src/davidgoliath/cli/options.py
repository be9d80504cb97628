"""What several commands ask for, checked with sentences in the chosen language."""

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from davidgoliath.bots import LINEUP, UnknownBot, bot_named
from davidgoliath.bots.lineup import MOST_WORLDS
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord
from davidgoliath.rules.cards import check_players
from davidgoliath.rules.errors import WrongDealer, WrongLength, WrongSeed
from davidgoliath.rules.match import LONGEST_MATCH
from davidgoliath.rules.shuffle import WORD_MASK
from davidgoliath.terminal.problems import place, problem

FULL = "full"
DIGITS = 18  # more than any count needs; Python itself refuses to read very long numbers


def whole_number(option: str, value: str, most_digits: int = DIGITS) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > most_digits:
        shown = value if len(value) <= 2 * DIGITS else f"{value[:DIGITS]}…"
        raise Refused("not-a-number", option=option, value=shown)
    return int(value)


def count(option: str, value: str, most: int = 10**DIGITS) -> int:
    if value.isascii() and value.isdigit() and (len(value) > DIGITS or int(value) > most):
        raise Refused("too-large", option=option, most=str(most))
    number = whole_number(option, value)
    if number < 1:
        raise Refused("not-positive", option=option, value=value)
    return number


def seat(option: str, value: str, n_seats: int) -> int:
    number = whole_number(option, value)
    if not 0 <= number < n_seats:
        raise WrongDealer(dealer=number, last=n_seats - 1)
    return number


def players(options: Namespace) -> int:
    n_seats = whole_number("--players", options.players)
    check_players(n_seats)
    return n_seats


def deals(value: str, n_seats: int) -> int:
    """§6.1: `full` is as many deals as players."""
    length = n_seats if value == FULL else whole_number("--deals", value)
    if not 1 <= length <= LONGEST_MATCH:
        raise WrongLength(deals=length)
    return length


def seed(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 20 and int(value) <= WORD_MASK):
        raise WrongSeed(seed=value if len(value) <= 2 * DIGITS else f"{value[:DIGITS]}…")
    return int(value)


def opened(file: str) -> BinaryIO:
    """A file to read from, or - for standard input, which stays open."""
    try:
        return os.fdopen(0, "rb", closefd=False) if file == "-" else Path(file).open("rb")
    except OSError as error:
        raise Refused("cannot-read", file=file, problem=error) from error


def bad_match(texts: Texts, file: str, error: BadRecord, line: int, match: int) -> Refused:
    where = f"{file}: {place(texts, error, line, match)}"
    return Refused("bad-match", REFUSED, place=where, problem=problem(texts, error))


def bots(value: str, seats: int) -> Sequence[str]:
    """A name for each seat, or one name for all of them."""
    names = [name.strip() for name in value.split(",")]
    for name in names:
        known_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refused("wrong-number-of-bots", given=len(names), wanted=seats)
    return names


def known_bot(name: str) -> None:
    try:
        bot_named(name)
    except UnknownBot:
        there = ", ".join(LINEUP)
        raise Refused("no-such-bot", bot=name, bots=there, most=str(MOST_WORLDS)) from None
