"""`davidgoliath`: choose the command, and end in a sentence whatever happens."""

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

from davidgoliath import __version__
from davidgoliath.bots import BotFailed
from davidgoliath.cli import play
from davidgoliath.cli.output import error_console, forgiving_streams
from davidgoliath.cli.refused import CLOSED_PIPE, INTERRUPTED, REFUSED, TERMINATED, USAGE, Refused
from davidgoliath.cli.words import DEBUG, language_named, parsed
from davidgoliath.locales import LANGUAGES, Texts, language_of, texts_in
from davidgoliath.rules import RuleBroken
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.problems import problem, system_problem


def main(words: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if words is None else words
    forgiving_streams()
    signal.signal(signal.SIGTERM, terminated)
    command = os.environ.get("DAVIDGOLIATH_COMMAND", "davidgoliath")  # ./do run says what it is
    texts = texts_in(language_of(os.environ), command)
    try:
        language = language_named(words)
        texts = texts if language is None else texts_in(known(language), command)
        options = parsed(words, otherwise=start)
        status: int = version() if options.version else options.run(options, texts)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        if isinstance(error, OSError):
            abandon_output()
        if DEBUG in words:
            raise
        sentence, status = last_words(texts, error)
        if sentence:
            error_console().print(sentence)
    return status


def terminated(signal_number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001 (its form)
    """End like any other end: what was begun is cleaned up."""
    sys.exit(TERMINATED)


def abandon_output() -> None:
    """What could not be written must not be tried again when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def last_words(texts: Texts, error: BaseException) -> tuple[str, int]:
    """The sentence that ends the command, and its exit code."""
    match error:
        case Refused():
            ending = error.sentence(texts), error.status
        case RuleBroken():
            ending = capitalized(problem(texts, error)), USAGE
        case BotFailed():
            text = printable(error.problem)
            ending = texts(error.code, bot=error.bot, seat=error.seat, problem=text), REFUSED
        case KeyboardInterrupt():
            ending = texts("interrupted"), INTERRUPTED
        case BrokenPipeError():
            ending = "", CLOSED_PIPE  # who closed it knows
        case OSError():
            ending = texts("output-failed", problem=system_problem(texts, error)), REFUSED
        case _:
            ending = texts("unexpected", problem=f"{type(error).__name__}: {error}"), REFUSED
    return ending


def capitalized(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-such-language", language=language, languages=", ".join(LANGUAGES))
    return language


def version() -> int:
    from davidgoliath.kernel.engine import TOLD  # noqa: PLC0415 (NumPy would slow every start)

    print(f"davidgoliath {__version__} (kernel: {TOLD})")
    return 0


def start(options: Namespace, texts: Texts) -> int:
    """No command: a game where somebody can play it, otherwise what to type."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        defaults = ArgumentParser()
        play.add_options(defaults)
        return play.run(defaults.parse_args([], options), texts)
    print(texts("what-to-type"))
    return 0
