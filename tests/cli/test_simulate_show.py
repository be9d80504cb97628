"""`davidgoliath simulate` and `davidgoliath show`."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from command import COMMAND, PLAIN, davidgoliath, shell

from davidgoliath.kernel.engine import BUILD, PYTHON

SMALL = ("--matches", "6", "--deals", "1", "--seed", "7")


def test_what_it_writes_verifies(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    words = "--players 3 --deals 3 --matches 50 --seed 1 --bots random,random,random --out"
    assert davidgoliath("simulate", *words.split(), path).status == 0
    assert "50 matches, 150 deals: all right" in davidgoliath("verify", path).out


def test_same_seed_same_bytes(tmp_path: Path) -> None:
    for name in ("a", "b"):
        davidgoliath("simulate", *SMALL, "--bots", "greedy", "--out", tmp_path / name)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"a", "b"}


def test_the_table_without_out() -> None:
    ran = davidgoliath("simulate", *SMALL, "--bots", "greedy,random,random")
    assert ran.status == 0
    assert re.fullmatch(r"6 deals in \d+\.\d s: [\d,]+ deals a second\n", ran.err)
    assert "6 matches of one deal, 3 players, seed 7" in ran.out
    row = re.compile(r"^greedy +\d+\.\d\d +\d+\.\d\d +\d+\.\d\d +\d+\.\d% +\d+\.\d$", re.MULTILINE)
    assert row.search(ran.out)
    assert "\n2 random " in ran.out


@pytest.mark.parametrize(
    ("language", "rate"),
    [
        ("de", r"Eine Runde in \d+,\d s: [\d.]+ Runden je Sekunde\n"),
        ("it", r"Una smazzata in \d+,\d s: [\d.]+ smazzate al secondo\n"),
    ],
)
def test_the_rate_in_the_chosen_language(language: str, rate: str) -> None:
    ran = davidgoliath("simulate", "--matches", "1", "--deals", "1", "--lang", language)
    assert re.fullmatch(rate, ran.err)


FEW, MANY = (40_000, 80_000) if BUILD == PYTHON else (100_000, 2_000_000)  # deals
PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, capture_output=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak(matches: int) -> int:
    """Of the largest of all processes that were there."""
    words = ("simulate", "--deals", "1", "--matches", str(matches))
    command = [sys.executable, "-c", PEAK, str(COMMAND), *words]
    return int(subprocess.run(command, check=True, capture_output=True, env=PLAIN).stdout)


def test_memory_does_not_grow_with_the_number_of_deals() -> None:
    assert peak(MANY) < 1.1 * peak(FEW)


def test_no_colours_where_nobody_sees_them() -> None:
    assert "\x1b" not in davidgoliath("simulate", *SMALL).out


@pytest.mark.parametrize(
    ("variables", "coloured"),
    [
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_no_color(tmp_path: Path, variables: dict[str, str], *, coloured: bool) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", *SMALL, "--out", path)
    shown = davidgoliath("show", path, environment={"TERM": "xterm", **variables}).out
    assert (re.search(r"\x1b\[[0-9;]*[34][0-9]", shown) is not None) == coloured


@pytest.mark.parametrize(
    ("language", "seen"),
    [
        ("en", ["Deal 1 of 2.", "Score sheet, deal 2", "Final ranking", "▲ Goliath"]),
        ("de", ["Runde 1 von 2.", "Abrechnung, Runde 2", "Endstand", "▲ Goliath"]),
        ("it", ["Smazzata 1 di 2.", "Punteggio della smazzata 2", "Classifica finale", "▲ Golia"]),
    ],
)
def test_show(tmp_path: Path, language: str, seen: list[str]) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", "--matches", "1", "--deals", "2", "--out", path)
    ran = davidgoliath("show", path, "--lang", language)
    assert ran.status == 0
    assert all(text in ran.out for text in seen)


@pytest.mark.parametrize("columns", ["60", "80"])
def test_six_players_fit(tmp_path: Path, columns: str) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", "--players", "6", "--matches", "1", "--deals", "1", "--out", path)
    shown = davidgoliath("show", path, environment={"COLUMNS": columns}).out
    tricks = shown[shown.index("random 0", shown.index("random 5")) :].splitlines()[1:16]
    assert [line.split()[0] for line in tricks] == [str(number) for number in range(1, 16)]
    assert all(line.count("▲") == line.count("▼") == 1 for line in tricks)


def test_show_one_deal_of_one_match(tmp_path: Path) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", "--matches", "3", "--deals", "2", "--out", path)
    ran = davidgoliath("show", path, "--match", "2", "--deal", "1")
    assert ran.out.count("Deal 1 of 2") == 1
    assert "Deal 2 of 2" not in ran.out
    assert davidgoliath("show", path).out.count("Deal 1 of 2") == 3


def test_show_an_unfinished_deal(tmp_path: Path) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", "--matches", "1", "--deals", "1", "--seed", "1", "--out", path)
    text = path.read_text()
    cut = re.sub(r'(\]),\["[^]]*\]\],"scores":\[[^]]*\]', r"\1]", text)
    path.write_text(re.sub(r'"totals":\[[^]]*\]', '"totals":[0,0,0,0]', cut))
    ran = davidgoliath("show", path)
    assert ran.status == 0
    assert "The deal ends here, unfinished." in ran.out


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    path = tmp_path / "x"
    davidgoliath("simulate", "--matches", "40", "--out", path)
    ran = shell(f"davidgoliath show {path} | head -n 1; echo ${{PIPESTATUS[0]}}")
    assert (ran.err, ran.out.splitlines()[-1]) == ("", "141")
