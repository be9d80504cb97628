"""What was typed behind `davidgoliath`; only `--help` is always English."""

from argparse import SUPPRESS, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from typing import NoReturn

from davidgoliath.cli import arena, convert, ladder, play, show, simulate, stats, train, verify
from davidgoliath.cli.refused import Refused
from davidgoliath.locales import Texts

COMMANDS = (play, simulate, arena, ladder, stats, convert, verify, show, train)
FILES = ("file", "files")
COMMAND, LANG, DEBUG = "COMMAND", "--lang", "--debug"
EXAMPLES = """\
examples:
  davidgoliath                                    start a game
  davidgoliath play --players 3 --deals 1         one deal with two bots
  davidgoliath play --record tonight.json         keep the match while it is played
  davidgoliath verify tonight.json                check every play and every point
  davidgoliath show tonight.json --deal 2         read the second deal again
  davidgoliath simulate --bots greedy,random,random,random --matches 100
"""


class Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:  # noqa: ARG002 (it is English)
        """Called for one thing only: words that a command needs are missing."""
        command = self.prog.partition(" ")[2]
        raise Refused("words-missing", command=command)


def language_named(words: Sequence[str]) -> str | None:
    """What --lang says, even where the other words make no sense."""
    only = Parser(add_help=False, allow_abbrev=False)
    only.add_argument(LANG, nargs="?")
    named: str | None = only.parse_known_args(words)[0].lang
    return named.lower() if named else None


def parsed(words: Sequence[str], otherwise: Callable[[Namespace, Texts], int]) -> Namespace:
    """The options, with `run` for the command; without a command that is `otherwise`."""
    try:
        options, others = parser(otherwise).parse_known_args(words)
    except ArgumentError as error:
        if error.argument_name == COMMAND:
            names = ", ".join(command.NAME for command in COMMANDS)
            raise Refused("no-such-command", commands=names) from None
        option = error.argument_name or ""
        given = any(word.startswith(f"{option}=") for word in words)
        raise Refused("value-unwanted" if given else "value-missing", option=option) from None
    if others:
        raise Refused("words-unknown", words=" ".join(others))
    for name, value in vars(options).items():
        if value in ("", [""]):
            raise Refused("value-missing", option="FILE" if name in FILES else f"--{name}")
    return options


def parser(otherwise: Callable[[Namespace, Texts], int]) -> ArgumentParser:
    top = Parser(
        prog="davidgoliath",
        description="David & Goliath, the trick-taking card game for 3 to 6 players.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
        exit_on_error=False,
    )
    top.add_argument("--version", action="store_true", help="show the version")
    add_common_options(top)
    top.set_defaults(run=otherwise)
    commands = top.add_subparsers(title="commands", metavar=COMMAND)
    for command in COMMANDS:
        its = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=f"{command.HELP[0].upper()}{command.HELP[1:]}.",
            epilog=command.EXAMPLES,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
            exit_on_error=False,
        )
        command.add_options(its)
        add_common_options(its)
        its.set_defaults(run=command.run)
    return top


def add_common_options(its: ArgumentParser) -> None:
    """Before the command or behind it; what is not given leaves the other one alone."""
    its.add_argument(LANG, default=SUPPRESS, help="language of all texts: en, de or it")
    its.add_argument(DEBUG, default=SUPPRESS, action="store_true", help="show tracebacks")
