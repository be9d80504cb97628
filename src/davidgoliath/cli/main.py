"""`davidgoliath`: choose the command, and end in a sentence whatever happens."""

import os
import signal
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

from davidgoliath import __version__
from davidgoliath.bots import BotFailed
from davidgoliath.cli import play, show, simulate, verify
from davidgoliath.cli.output import error_console, forgiving_streams
from davidgoliath.cli.refused import CLOSED_PIPE, INTERRUPTED, REFUSED, TERMINATED, USAGE, Refused
from davidgoliath.locales import LANGUAGES, Texts, language_of, texts_in
from davidgoliath.rules import RuleBroken
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.problems import problem, system_problem

EXAMPLES = """\
examples:
  davidgoliath                                    start a game
  davidgoliath play --players 3 --deals 1         one deal with two bots
  davidgoliath play --record tonight.json         keep the match while it is played
  davidgoliath verify tonight.json                check every play and every point
  davidgoliath show tonight.json --deal 2         read the second deal again
  davidgoliath simulate --bots greedy,random,random,random --matches 100
"""


def main(words: Sequence[str] | None = None) -> int:
    forgiving_streams()
    signal.signal(signal.SIGTERM, terminated)
    options = parser().parse_args(words)
    texts = texts_in(language_of(os.environ))
    try:
        texts = texts_in(options.lang) if known(options.lang) else texts
        status: int = options.run(options, texts)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        if isinstance(error, OSError):
            abandon_output()
        if options.debug:
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
            ending = problem(texts, error), USAGE
        case BotFailed():
            text = printable(error.problem)
            ending = texts("bot-failed", bot=error.bot, seat=error.seat, problem=text), REFUSED
        case KeyboardInterrupt():
            ending = texts("interrupted"), INTERRUPTED
        case BrokenPipeError():
            ending = "", CLOSED_PIPE  # who closed it knows
        case OSError():
            ending = texts("output-failed", problem=system_problem(texts, error)), REFUSED
        case _:
            ending = texts("unexpected", problem=f"{type(error).__name__}: {error}"), REFUSED
    return ending


def known(language: str | None) -> bool:
    """Whether a language was named, and is one of ours."""
    if language is not None and language not in LANGUAGES:
        raise Refused("no-such-language", language=language, languages=", ".join(LANGUAGES))
    return language is not None


def parser() -> ArgumentParser:
    top = ArgumentParser(
        prog="davidgoliath",
        description="David & Goliath, the trick-taking card game for 3 to 6 players.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="show the version")
    add_common_options(top)
    top.set_defaults(run=start, lang=None, debug=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (play, simulate, verify, show):
        its = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=f"{command.HELP[0].upper()}{command.HELP[1:]}.",
            epilog=command.EXAMPLES,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.add_options(its)
        add_common_options(its)
        its.set_defaults(run=command.run)
    return top


def add_common_options(its: ArgumentParser) -> None:
    """Before the command or behind it; what is not given leaves the other one alone."""
    its.add_argument("--lang", default=SUPPRESS, help="language of all texts: en, de or it")
    its.add_argument("--debug", default=SUPPRESS, action="store_true", help="show tracebacks")


def start(options: Namespace, texts: Texts) -> int:
    """No command: a game where somebody can play it, otherwise what to type."""
    if options.version:
        print(f"davidgoliath {__version__}")
        return 0
    if sys.stdin.isatty() and sys.stdout.isatty():
        defaults = ArgumentParser()
        play.add_options(defaults)
        return play.run(defaults.parse_args([], options), texts)
    print(texts("what-to-type"))
    return 0
