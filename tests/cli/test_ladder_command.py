"""`davidgoliath ladder`: tables, JSON, rows that can be printed again, and every way to end."""

import json
from pathlib import Path

import pytest
from command import davidgoliath, shell
from running import Running

SMALL = ("--players", "3", "--deals", "3")
MINE = """
class Mine:
    def choose(self, view, rng):
        return view.legal[0]

class Fails:
    def choose(self, view, rng):
        if view.dealer == 0:
            raise ZeroDivisionError("no idea")
        return view.legal[0]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    return tmp_path


def test_json_has_exactly_these_keys() -> None:
    ran = davidgoliath("ladder", "--bots", "greedy,random", *SMALL, "--json")
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert list(told) == ["seed", "quick", "tables"]
    assert (told["seed"], told["quick"]) == (1997, False)
    assert [list(table) for table in told["tables"]] == 2 * [["players", "field", "rows"]]
    assert [table["field"] for table in told["tables"]] == ["greedy", "flat:1000"]
    rows = told["tables"][0]["rows"]
    assert [(row["bot"], row["deals"], row["apart"]) for row in rows] == [
        ("random", 3, None),
        ("greedy", 3, rows[1]["apart"]),
    ]


@pytest.mark.parametrize("words", ["--players 3,5 --seed 7", "--players 4 --quick"])
def test_every_row_can_be_printed_again(words: str) -> None:
    ran = davidgoliath("ladder", "--bots", "cautious", "--deals", "2", *words.split(), "--json")
    tables = json.loads(ran.out)["tables"]
    for row in (row for table in tables for row in table["rows"]):
        again = json.loads(shell(f"{row['command']} --json").out)["rows"][0]
        figures = [key for key in again if key != "ms"]
        assert [again[key] for key in figures] == [row[key] for key in figures]


def test_the_tables() -> None:
    ran = davidgoliath("ladder", "--bots", "greedy,random", *SMALL)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("3 players, 2 of them greedy (seed 1997)\n\nbot ")
    assert "3 players, 2 of them flat:1000 (seed 1997)" in ran.out
    assert "In order: random < greedy\n" in ran.out
    again = "\ndavidgoliath arena --bots random --players 3 --deals 3 --seed 1997\n"
    assert ran.out.count(again) == 1


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["3 players, 2 of them greedy", "In order: random", "Each row again"]),
        ("de", ["3 Spieler, davon 2", "Reihenfolge: random", "Jede Zeile noch einmal"]),
        ("it", ["3 giocatori, di cui 2 greedy", "In ordine: random", "Per riavere una riga"]),
    ],
)
def test_in_every_language(language: str, sentences: list[str]) -> None:
    told = davidgoliath("ladder", "--bots", "random", *SMALL, "--lang", language).out
    assert [sentence for sentence in sentences if sentence not in told] == []


def test_a_newcomer_joins(folder: Path) -> None:
    ran = davidgoliath("ladder", "--bots", "random,mine:Mine", *SMALL, folder=folder)
    assert (ran.status, ran.err) == (0, "")
    assert "arena --bots mine:Mine --field flat:1000 --players 3 --deals 3" in ran.out


def test_of_a_newcomer_that_fails_the_rest_is_kept(folder: Path) -> None:
    words = ("--players", "3", "--deals", "9", "--seed", "7", "--json")
    ran = davidgoliath("ladder", "--bots", "random,mine:Fails", *words, folder=folder)
    assert ran.status == 1
    assert "the bot “mine:Fails” at seat" in ran.err
    (table,) = json.loads(ran.out)["tables"]
    (row,) = table["rows"]
    assert (row["bot"], 0 < row["deals"] < 9) == ("mine:Fails", True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bots chess", "No bot is called “chess”"),
        ("--bots none:Bot", "“none:Bot” cannot be found"),
        ("--players 3,7", "The number of players is 7: it takes 3 to 6"),
        ("--players 3,", "--players takes a whole number, not “”"),
        ("--players some", "--players takes a whole number, not “some”"),
        ("--deals 0", "--deals takes a whole number from 1, not 0"),
        ("--seed x", "is not a valid seed"),
        ("--limit 0", "--limit takes a number of seconds above 0"),
    ],
)
def test_refused(words: str, sentence: str) -> None:
    ran = davidgoliath("ladder", *words.split())
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_a_worker_that_is_killed_and_ctrl_c() -> None:
    def ladder() -> Running:
        running = Running("ladder", "--bots", "flat:300", "--deals", "100000")
        return running.until(running.workers)

    killed, interrupted = ladder().worker_killed(), ladder().ctrl_c()
    assert (killed.status, interrupted.status) == (1, 130)
    assert "A worker process ended in the middle of its work" in killed.err
    assert "Interrupted" in interrupted.err
