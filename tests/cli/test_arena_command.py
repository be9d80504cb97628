"""`davidgoliath arena`: tables, JSON, and every way to end."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from command import COMMAND, PLAIN, davidgoliath
from person import hear_ctrl_c

from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.executor import Here

MINUS = "\N{MINUS SIGN}"
SMALL = ("--players", "3", "--deals", "20", "--seed", "7")


def test_json_has_exactly_these_keys() -> None:
    ran = davidgoliath("arena", "--bots", "cautious,flat:1", *SMALL, "--json")
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert list(told) == ["players", "seed", "field", "rows"]
    assert (told["players"], told["seed"], told["field"]) == (3, 7, "greedy")
    wanted = ["bot", "deals", "points", "less_others", "low", "high", "win_share", "ms"]
    assert [list(row) for row in told["rows"]] == [wanted, wanted]


def test_json_says_what_was_measured() -> None:
    told = json.loads(davidgoliath("arena", "--bots", "cautious", *SMALL, "--json").out)
    *_, known = comparisons(Arena(("cautious",), "greedy", 3, 20, 7), Here())
    margin, row = known.rows[0].less_others, told["rows"][0]
    assert row["ms"] > 0
    assert {name: row[name] for name in row if name != "ms"} == {
        "bot": "cautious",
        "deals": 20,
        "points": known.rows[0].points.mean,
        "less_others": margin.mean,
        "low": margin.mean - margin.half_width,
        "high": margin.mean + margin.half_width,
        "win_share": known.rows[0].wins.mean,
    }


def test_one_deal_has_no_interval() -> None:
    words = ("arena", "--bots", "cautious,greedy", "--deals", "1")
    for row in json.loads(davidgoliath(*words, "--json").out)["rows"]:
        assert (row["deals"], row["low"], row["high"]) == (1, None, None)
    assert "inf" not in davidgoliath(*words).out


def without_times(table: str) -> str:
    """The last number of a bot's row is how long it thought."""
    return re.sub(r"\d+\.\d{3}$", "", table, flags=re.MULTILINE)


def test_the_same_seed_gives_the_same_table() -> None:
    tables = [
        davidgoliath("arena", "--bots", "flat:2,random", *SMALL, "--seed", seed).out
        for seed in ("1", "1", "2")
    ]
    one, again, other = map(without_times, tables)
    assert one == again != other


def test_the_tables() -> None:
    ran = davidgoliath("arena", "--bots", "cautious, greedy,cautious", *SMALL)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("20 deals, 3 players, seed 7: each bot plays each deal from every")
    row = r"^cautious  +\d+\.\d\d  +\d+\.\d\d  +-?\d+\.\d\d  +\d+\.\d\d  +\d+\.\d%  +\d+\.\d  +\d"
    assert len(re.findall(row, ran.out, re.MULTILINE)) == 1, "named twice, it is shown once"
    difference = rf"^cautious {MINUS} greedy  +-?\d+\.\d\d  +\d+\.\d\d  +\d+$"
    assert len(re.findall(difference, ran.out, re.MULTILINE)) == 1
    assert "Deals for one point: so many show a true difference of one point" in ran.out


def test_a_bot_alone_is_compared_with_the_field() -> None:
    ran = davidgoliath("arena", "--bots", "cautious", "--field", "random", *SMALL)
    assert " between cautious and random shows in 8" in ran.out.replace("\n", " ")
    assert MINUS not in ran.out


@pytest.mark.parametrize("until", ["40", "±40", "+-40", "40.000"])
def test_until(until: str) -> None:
    ran = davidgoliath("arena", "--bots", "cautious", "--until", until)
    assert ran.out.startswith("100 deals, 4 players")
    assert "Ended after 100 deals: the points less the others are known to ± 40.00" in ran.out


def test_until_may_not_be_reached() -> None:
    ran = davidgoliath("arena", "--bots", "cautious", *SMALL, "--until", "0.01")
    assert "20 deals were not enough to know the points less the others to ± 0.01." in ran.out


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["20 deals, 3 players", "less the", "± 40.00", "deals for one point"]),
        ("de", ["20 Runden, 3 Spieler", "Vorsprung", "± 40,00", "Runden für einen Punkt"]),
        ("it", ["20 smazzate, 3 giocatori", "vantaggio", "± 40,00", "smazzate per un punto"]),
    ],
)
def test_in_every_language(language: str, sentences: list[str]) -> None:
    words = ("arena", "--bots", "cautious,random", *SMALL, "--until", "40", "--lang", language)
    told = davidgoliath(*words).out
    assert [sentence for sentence in sentences if sentence not in told] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "--bots needs a value"),
        (
            "--bots chess",
            "No bot is called “chess”. There are: random, cautious, greedy, ",
        ),
        ("--bots greedy,", "No bot is called “”."),
        ("--bots flat", "No bot is called “flat”."),
        ("--bots flat:0", "(N: a whole number from 1 to 100000)"),
        ("--bots greedy --field chess", "No bot is called “chess”"),
        ("--bots greedy --field greedy,random", "No bot is called “greedy,random”"),
        ("--bots greedy --players 2", "The number of players is 2: it takes 3 to 6"),
        ("--bots greedy --players 7", "The number of players is 7: it takes 3 to 6"),
        ("--bots greedy --deals 0", "--deals takes a whole number from 1, not 0"),
        ("--bots greedy --deals 1000000000000", "--deals takes at most 1000000000"),
        ("--bots greedy --deals full", "--deals takes a whole number, not “full”"),
        ("--bots greedy --until 0", "--until takes a number of points above 0"),
        ("--bots greedy --until ±0.0", "--until takes a number of points above 0"),
        ("--bots greedy --until -1", "not “-1”"),
        ("--bots greedy --until abc", "not “abc”"),
        ("--bots greedy --until nan", "not “nan”"),
        ("--bots greedy --until 1e5", "not “1e5”"),
        (f"--bots greedy --seed {'9' * 200}", "is not a valid seed"),
    ],
)
def test_refused(words: str, sentence: str) -> None:
    ran = davidgoliath("arena", *words.split())
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("language", ["de", "it"])
def test_refused_in_the_chosen_language(language: str) -> None:
    for words in (["--until", "abc"], ["--field", "chess"]):
        said = [
            davidgoliath("arena", "--bots", "greedy", *words, "--lang", each).err
            for each in (language, "en")
        ]
        assert said[0] != said[1]


BROKEN = """
from davidgoliath.bots.flat import FlatBot

def choose(self, view, rng):
    raise ZeroDivisionError("no idea")

FlatBot.choose = choose
"""


def test_a_bot_that_fails_in_another_process_is_named(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN)
    broken = {"PYTHONPATH": str(tmp_path)}
    ran = davidgoliath("arena", "--bots", "greedy,flat:1", *SMALL, environment=broken)
    assert (ran.status, ran.out) == (1, "")
    assert "the bot “flat:1” at seat 0 failed: ZeroDivisionError: no idea" in ran.err
    assert ran.err.count("\n") == 1


def test_ctrl_c_ends_every_process() -> None:
    """The terminal is closed only when no process has it any more."""
    terminal: pexpect.spawn[str] = pexpect.spawn(
        str(COMMAND),
        ["arena", "--bots", "flat:500", "--deals", "100000"],
        env=PLAIN | {"TERM": "xterm"},
        encoding="utf-8",
        dimensions=(30, 100),
        preexec_fn=hear_ctrl_c,
    )
    terminal.expect(r"Deals compared.* [1-9]\d*/100000")
    terminal.sendintr()
    terminal.expect("Interrupted")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_other_commands_seat_it_too(command: str) -> None:
    words = ("--players", "3", "--deals", "1", "--seed", "1", "--bots", "flat:2")
    ran = davidgoliath(command, *words, *(["--matches", "2"] if command == "simulate" else []))
    assert ran.status == 0
    assert "flat:2" in ran.out or command == "play"


def test_who_needs_no_kernel_waits_for_no_numpy() -> None:
    """It would make the start half as long again."""
    code = (
        "import sys; from davidgoliath.bots import bot_named; from davidgoliath.cli import main;"
        "[bot_named(name) for name in ('random', 'cautious', 'greedy')];"
        "assert 'numpy' not in sys.modules; bot_named('flat:1'); assert 'numpy' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
