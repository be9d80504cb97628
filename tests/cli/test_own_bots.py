"""Somebody's own bot in `arena`: it joins, and whatever it does is a sentence that names it."""

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from command import Ran, davidgoliath
from running import Running

ROOT = Path(__file__).parents[2]
MINUS = "\N{MINUS SIGN}"
SMALL = ("--players", "3", "--deals", "12", "--seed", "7")
SOON = ("--limit", "0.5")
MINE = """
import ctypes, os, re, sys

def low(view):
    return min(view.legal, key=lambda card: card.value)

class Sound:
    def choose(self, view, rng):
        return self.fail(view) if self.is_late(view) else low(view)

    def is_late(self, view):
        "In few deals, and not in the first ones."
        return str(view.hand[0]) == "R3" and view.dealer == 0

    def fail(self, view):
        return low(view)

class Late(Sound):
    def fail(self, view):
        raise ZeroDivisionError("no idea")

class AtOnce(Sound):
    def is_late(self, view):
        return True

class Loops(AtOnce):
    def fail(self, view):
        while True:
            pass

class LoopsInC(AtOnce):
    def fail(self, view):
        re.match("(a+)+$", 50 * "a" + "b")

class Exits(AtOnce):
    def fail(self, view):
        sys.exit(3)

class Vanishes(AtOnce):
    def fail(self, view):
        os._exit(0)

class Crashes(AtOnce):
    def fail(self, view):
        ctypes.string_at(0)

class Reads(AtOnce):
    def fail(self, view):
        return input("which one? ")

class Says(AtOnce):
    def fail(self, view):
        return "R1"

class Silent(AtOnce):
    def fail(self, view):
        return None

class Strange(AtOnce):
    def fail(self, view):
        class Unwritable(Exception):
            def __str__(self):
                raise ValueError
        raise Unwritable

class Prints(AtOnce):
    def fail(self, view):
        print("{}")
        print("oh", file=sys.stderr)
        os.write(1, b"[")
        os.write(2, b"]")
        return low(view)

class Waits(AtOnce):
    def fail(self, view):
        with open(f"waiting-{os.getpid()}", "w"):
            pass
        while True:
            pass

class WaitsInC(AtOnce):
    def fail(self, view):
        with open(f"waiting-{os.getpid()}", "w"):
            pass
        re.match("(a+)+$", 50 * "a" + "b")

class Needs:
    def __init__(self, worlds):
        self.worlds = worlds

class Idle:
    pass

number = 3
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "stuck.py").write_text("while True:\n    pass\n")
    (tmp_path / "leaves.py").write_text("import os\n\nos._exit(0)\n")
    (tmp_path / "needs.py").write_text("import no_such_library\n")
    (tmp_path / "halves.py").write_text("def (\n")
    return tmp_path


def arena(folder: Path, bots: str, *words: str) -> Ran:
    return davidgoliath("arena", "--bots", bots, *(words or SMALL), folder=folder)


def rows(ran: Ran) -> Sequence[dict[str, Any]]:
    """Without the times, which no seed gives again."""
    return [row | {"ms": None} for row in json.loads(ran.out)["rows"]]


def test_it_joins(folder: Path) -> None:
    ran = arena(folder, "mine:Sound,cautious")
    assert (ran.status, ran.err) == (0, "")
    assert f"mine:Sound {MINUS} cautious" in ran.out


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    section = page.partition("## Your own bot\n")[2]
    code, command = re.findall(r"```[a-z]+\n(.*?)```", section, re.DOTALL)[:2]
    assert len(code.splitlines()) == 10
    (tmp_path / "mine.py").write_text(code)
    words = command.removeprefix("$ davidgoliath ").split()
    ran = davidgoliath(*words, "--json", folder=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    own, cautious = rows(ran)
    assert own["less_others"] > cautious["less_others"]


def test_it_may_be_the_field(folder: Path) -> None:
    """Among its equals it is exactly one of them."""
    ran = arena(folder, "mine:Sound", "--field", "mine:Sound", *SMALL, "--json")
    assert [(row["less_others"], row["deals"]) for row in rows(ran)] == [(0, 12)]


def test_what_was_played_before_it_failed_is_kept(folder: Path) -> None:
    """Exactly that: the same as of so many deals of a bot that does not fail."""
    ran = arena(folder, "mine:Late,cautious", *SMALL, "--json")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert "“mine:Late” at seat" in ran.err
    assert "ZeroDivisionError: no idea (mine.py:" in ran.err
    deals = rows(ran)[0]["deals"]
    assert 0 < deals < 12
    sound = arena(folder, "mine:Sound,cautious", *SMALL, "--deals", str(deals), "--json")
    assert [row | {"bot": ""} for row in rows(ran)] == [row | {"bot": ""} for row in rows(sound)]


def test_the_table_of_what_was_played_is_shown(folder: Path) -> None:
    ran = arena(folder, "mine:Late")
    assert ran.status == 1
    assert " deals, 3 players, seed 7" in ran.out
    assert "mine:Late  " in ran.out


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Loops", "gave no answer within 0.5 s (--limit allows more)"),
        ("LoopsInC", "gave no answer within 0.5 s (--limit allows more)"),
        ("Exits", "at seat 0 failed: SystemExit: 3 (mine.py:"),
        ("Vanishes", "ended without an answer"),
        ("Crashes", "ended without an answer"),
        ("Reads", "at seat 0 failed: EOFError: EOF when reading a line (mine.py:"),
        ("Says", "at seat 0 played 'R1', which is not legal"),
        ("Silent", "at seat 0 played None, which is not legal"),
        ("Strange", "at seat 0 failed: Unwritable (mine.py:"),
    ],
)
def test_the_bot_is_named(folder: Path, bot: str, sentence: str) -> None:
    ran = arena(folder, f"mine:{bot}", *SMALL, *SOON)
    assert (ran.status, ran.out) == (1, "")
    assert f"“mine:{bot}” {sentence}" in ran.err
    assert ran.err.count("\n") == 1


def test_what_it_prints_is_seen_nowhere(folder: Path) -> None:
    loud, sound = (arena(folder, f"mine:{bot}", *SMALL, "--json") for bot in ("Prints", "Sound"))
    assert (loud.status, loud.err) == (0, "")
    assert [row["points"] for row in rows(loud)] == [row["points"] for row in rows(sound)]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("none:Bot", "“none:Bot” cannot be found: there is no module “none” here"),
        ("mine.deep:Bot", "“mine.deep:Bot” cannot be found: there is no module “mine.deep” here"),
        ("mine:Bot", "“mine:Bot” cannot be found: its module has no class “Bot”"),
        ("mine:number", "“mine:number” cannot be found: its module has no class “number”"),
        ("mine:Needs", "cannot be made; its class is called without arguments: TypeError: "),
        ("mine:Idle", "“mine:Idle” has no method choose(view, rng)"),
        ("needs:Bot", "“needs:Bot” cannot be loaded: ModuleNotFoundError: No module named "),
        ("halves:Bot", "“halves:Bot” cannot be loaded: SyntaxError: "),
        ("leaves:Bot", "“leaves:Bot” ended without an answer"),
        ("stuck:Bot", "“stuck:Bot” gave no answer within 3 s"),
    ],
)
def test_it_cannot_be_seated(folder: Path, bot: str, sentence: str) -> None:
    ran = arena(folder, f"greedy,{bot}", *SMALL, *SOON)
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_the_field_cannot_be_seated(folder: Path) -> None:
    ran = arena(folder, "greedy", *SMALL, "--field", "mine:Idle")
    assert (ran.status, ran.out) == (2, "")
    assert "“mine:Idle” has no method choose(view, rng)" in ran.err


@pytest.mark.parametrize("bot", ["mine:Says", "none:Bot"])
def test_in_every_language(folder: Path, bot: str) -> None:
    said = {arena(folder, bot, *SMALL, "--lang", language).err for language in ("en", "de", "it")}
    assert len(said) == 3
    assert all(bot in sentence for sentence in said)


@pytest.mark.parametrize("limit", ["0.0", "-1", "inf", "9999999"])
def test_no_limit(folder: Path, limit: str) -> None:
    ran = arena(folder, "mine:Sound", *SMALL, f"--limit={limit}")
    assert (ran.status, ran.out) == (2, "")
    assert f"--limit takes a number of seconds above 0, like 2 or 0.5, not “{limit}”" in ran.err


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_other_commands_do_not_load_it(folder: Path, command: str) -> None:
    ran = davidgoliath(command, "--bots", "leaves:Bot", folder=folder)
    assert (ran.status, ran.out) == (2, "")
    assert "No bot is called “leaves:Bot”" in ran.err


def is_running(process: int) -> bool:
    """Not one that is only waiting for somebody to ask how it ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


@pytest.mark.parametrize(
    ("bot", "limit", "end"),
    [
        ("Waits", "1000", "ctrl_c"),
        ("Waits", "1000", "terminated"),
        ("WaitsInC", "3", "terminated"),  # until its time is over: nothing else runs in there
    ],
)
def test_it_does_not_outlive_the_command(
    folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str, limit: str, end: str
) -> None:
    monkeypatch.chdir(folder)
    command = Running("arena", "--bots", f"mine:{bot}", *SMALL, "--limit", limit)
    command.until(lambda: list(folder.glob("waiting-*")))
    getattr(command, end)()
    for process in [int(path.name.partition("-")[2]) for path in folder.glob("waiting-*")]:
        while is_running(process):
            os.sched_yield()
