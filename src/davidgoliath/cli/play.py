"""`davidgoliath play`: a person against bots, line by line in the terminal."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from shlex import quote

from davidgoliath.bots import LINEUP
from davidgoliath.cli.output import console
from davidgoliath.cli.refused import INTERRUPTED, REFUSED, Refused
from davidgoliath.cli.seating import Seating, new_match, resumed_match
from davidgoliath.locales import Texts
from davidgoliath.records import verify_lines
from davidgoliath.records.save import create, save
from davidgoliath.rules import Card, Match
from davidgoliath.terminal.game import Game
from davidgoliath.terminal.names import names_for
from davidgoliath.terminal.pause import Pause, at_once
from davidgoliath.terminal.screen import Screen

NAME = "play"
HELP = "play against bots in this terminal"
EXAMPLES = """\
examples:
  davidgoliath play                               4 players, a full match of 4 deals
  davidgoliath play --players 6 --deals 1         a single deal with five bots
  davidgoliath play --bots casual,novice,greedy   your neighbours, clockwise from your left
  davidgoliath play --seed 7 --dealer 0           the same cards again; you (seat 0) deal first
  davidgoliath play --record tonight.json         Ctrl-C keeps what was played
  davidgoliath play --resume tonight.json         go on where you left off
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", help="3 to 6, you among them (default 4)")
    parser.add_argument("--deals", help="1 to 60, or full: as many as players (default)")
    parser.add_argument("--bots", help=f"one for all, or one each: {', '.join(LINEUP)}")
    parser.add_argument("--seed", help="deal the research deals of this seed, a whole number")
    parser.add_argument("--dealer", help="seat that deals first; 0 is you, then clockwise")
    parser.add_argument("--name", help="what the record calls you")
    parser.add_argument("--record", metavar="FILE", help="keep the match in a new file")
    parser.add_argument("--resume", metavar="FILE", help="go on with a recorded match")
    parser.add_argument("--no-pause", action="store_true", help="bots play at once")


def run(options: Namespace, texts: Texts) -> int:
    if options.resume is not None:
        path: Path | None = Path(options.resume)
        seating = resumed_match(options, texts)
    else:
        seating = new_match(options, texts)
        path = None if options.record is None else Path(options.record)
        if path is not None:
            begin(path, seating)
    edit_lines()
    names = names_for(texts, [player.name for player in seating.record.players], seating.person)
    screen = Screen(console(), texts, names)
    keep, pause = keeper(path, seating), pause_for(options)
    game = Game(screen, seating.deals, seating.bots, seating.chance, keep, input, pause)
    try:
        game.play(seating.record.match)
    except (KeyboardInterrupt, EOFError) as left:
        screen.console.print()
        screen.say("match-left")
        if path is None:
            screen.say("match-not-kept")
        else:
            screen.say_whole("match-kept", file=quote(str(path)))
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    if path is not None:
        screen.say_whole("match-recorded", file=str(path))
    return 0


def pause_for(options: Namespace) -> Callable[[Callable[[], Card]], Card]:
    """Only somebody who watches waits."""
    return Pause(Random()) if sys.stdout.isatty() and not options.no_pause else at_once


def edit_lines() -> None:
    """Arrow keys at the prompt, where Python has its library for it."""
    try:
        import readline  # noqa: PLC0415 (importing it is what switches it on)
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")


def begin(path: Path, seating: Seating) -> None:
    try:
        create(path, seating.record)
    except FileExistsError:
        key = "match-exists" if is_running_match(path) else "file-exists"
        raise Refused(key, file=quote(str(path))) from None
    except OSError as error:
        raise Refused("cannot-write", REFUSED, file=str(path), problem=error) from error


def is_running_match(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            verdict = next(verify_lines(file), None) if path.is_file() else None
    except OSError:
        return False
    record = verdict.record if verdict else None
    return record is not None and not record.match.is_over


def keeper(path: Path | None, seating: Seating) -> Callable[[Match], None]:
    """Writes the match before anybody is told of its last card."""

    def keep(match: Match) -> None:
        try:
            if path is not None:
                save(path, seating.record_of(match))
        except OSError as error:
            resume = quote(str(path))
            raise Refused("recording-failed", REFUSED, file=resume, problem=error) from error

    return keep
