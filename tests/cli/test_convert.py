"""Simulated deals read back: `davidgoliath convert`, and `show` with rows."""

from pathlib import Path

import pytest
from command import davidgoliath, shell

pytest.importorskip("pyarrow", reason="simulated deals are Parquet files")

SMALL = ("--players", "3", "--deals", "2", "--matches", "9", "--seed", "7", "--bots", "greedy")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same simulation as records, as points and as deals."""
    its = tmp_path_factory.mktemp("simulated")
    for ending in ("jsonl", "csv", "parquet"):
        assert davidgoliath("simulate", *SMALL, "--out", its / f"x.{ending}").status == 0
    return its


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_what_it_writes_is_what_simulate_writes(folder: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"y.{ending}"
    ran = davidgoliath("convert", folder / "x.parquet", "--out", out)
    assert (ran.status, ran.err) == (0, f"Written to {out}\n")
    assert out.read_bytes() == (folder / f"x.{ending}").read_bytes()


def test_it_prints_records_where_no_file_is_named(folder: Path) -> None:
    ran = shell(f"davidgoliath convert {folder / 'x.parquet'} | davidgoliath verify -")
    assert "-: 9 matches, 18 deals: all right" in ran.out


@pytest.mark.parametrize("row", [0, 5, 17])
def test_a_row_is_the_deal_of_this_number(folder: Path, row: int) -> None:
    match, deal = row // 2 + 1, row % 2 + 1
    by_row = davidgoliath("show", folder / "x.parquet", "--row", str(row))
    by_match = davidgoliath("show", folder / "x.jsonl", "--match", str(match), "--deal", str(deal))
    title, shown = by_row.out.split("\n", 1)
    assert (by_row.status, title) == (0, f"Row {row} of {folder / 'x.parquet'}")
    assert shown == by_match.out.split("\n", 1)[1]


@pytest.mark.parametrize("words", ["", "--deal 2", "--match 9 --deal 1 --lang de"])
def test_matches_are_shown_like_those_of_records(folder: Path, words: str) -> None:
    deals = davidgoliath("show", folder / "x.parquet", *words.split())
    records = davidgoliath("show", folder / "x.jsonl", *words.split())
    assert (deals.status, deals.err) == (0, "")
    assert deals.out == records.out.replace("x.jsonl", "x.parquet")


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("show x.parquet --row 18", 1, "x.parquet has no row of this number; they go from 0 to 17"),
        ("show x.parquet --row -1", 1, "x.parquet has no row of this number"),
        ("show x.parquet --row one", 2, "--row takes a whole number, not “one”"),
        ("show x.parquet --row 1 --deal 1", 2, "--row picks one deal of a .parquet file"),
        ("show x.jsonl --row 1", 2, "--row picks one deal of a .parquet file"),
        ("show x.parquet --match 10", 1, "has no match of this number; the last one is 9"),
        ("show x.parquet --deal 3", 1, "x.parquet: there is no deal of this number"),
        ("show none.parquet", 2, "none.parquet cannot be read: no such file or folder"),
        ("show theirs.parquet", 2, "theirs.parquet is no Parquet file of simulated deals, or it"),
        ("convert x.jsonl", 2, "x.jsonl is no Parquet file of simulated deals, or it is damaged"),
        ("convert .", 2, ". cannot be read: it is a folder"),
        ("convert x.parquet --out y.parquet", 2, "from simulated deals, but not y.parquet"),
        ("convert x.parquet --out y.txt", 2, "y.txt: from the ending it is not clear what to"),
        ("convert x.parquet --out none/y.csv", 1, "none/y.csv cannot be written: no such file"),
        ("convert cut.parquet --out y.csv", 2, "cut.parquet is no Parquet file of simulated deals"),
        ("convert bad.parquet --out y.csv", 2, "bad.parquet is no Parquet file of simulated deals"),
    ],
)
def test_refused(folder: Path, words: str, status: int, sentence: str) -> None:
    """Cut off at its end, and with a byte that somebody changed in the middle."""
    whole = (folder / "x.parquet").read_bytes()
    (folder / "cut.parquet").write_bytes(whole[:-1])
    (folder / "bad.parquet").write_bytes(whole[:600] + b"!!" + whole[602:])
    (folder / "theirs.parquet").write_bytes(b"PAR1 and something else")
    before = set(folder.iterdir())
    ran = shell(f"cd {folder}; davidgoliath {words}")
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert set(folder.iterdir()) == before


def test_refused_in_the_chosen_language(folder: Path) -> None:
    ran = davidgoliath("show", folder / "x.parquet", "--row", "18", "--lang", "de")
    assert "gibt es in" in ran.err


def test_a_full_disk_behind_convert(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "y.jsonl"
    path.write_text("before")
    ran = shell(f"ulimit -f 4; davidgoliath convert {folder / 'x.parquet'} --out {path}")
    assert (ran.status, path.read_text()) == (1, "before")
    assert ran.err == f"{path} cannot be written: the file would be larger than allowed\n"
    assert list(tmp_path.iterdir()) == [path]
