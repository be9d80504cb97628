"""What `./do bench peers` counts and prints, as far as it goes without the peers."""

import os
import platform
from pathlib import Path

import pytest
from benchmarks.peers import compare, machine, our_rules
from benchmarks.peers.table import Row, round_to, table, times

DEAL = Row("davidgoliath", "0.1", "4 players", "`Deal`", 60, [100.0, 200.0, 600.0])
FAST = Row("davidgoliath", "0.1", "4 players", "fast", 60, [1e6, 2e6, 6e6])
HEARTS = Row("open-spiel", "2.0", "hearts", "from Python", 61.25, [400.0, 400.0, 2400.0])


def test_ratios_are_taken_round_by_round() -> None:
    assert (times(DEAL, HEARTS), times(HEARTS, DEAL)) == ("0.25", "4")


def test_a_row_has_its_median_its_spread_and_what_we_make_of_it() -> None:
    lines = table([DEAL, HEARTS, FAST], [DEAL, FAST]).splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert cells[0][-2:] == ["`Deal` makes", "fast makes"]
    assert cells[3][:5] == ["open-spiel 2.0", "hearts", "from Python", "61.2", "400"]
    assert cells[3][5:] == ["400 to 2,400", "0.25 times", "2,500 times"]
    assert cells[4][4:] == ["2,000,000", "1,000,000 to 6,000,000", "0.0001 times", "1 times"]
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(
    ("digits", "number", "text"),
    [(2, 28123, "28,000"), (2, 99.6, "100"), (2, 9.96, "10"), (2, 0.0456, "0.046"), (3, 2, "2")],
)
def test_rounding(digits: int, number: float, text: str) -> None:
    assert round_to(digits, number) == text


def test_what_cannot_be_imported_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some_peer.py").write_text("import no_such_package\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert compare.lines_of("some_peer") == []
    assert capsys.readouterr().out == "some_peer is left out: No module named 'no_such_package'\n"


def test_our_own_line_plays_whole_deals() -> None:
    (row,) = compare.measured(our_rules.lines(), rounds=2, seconds=0.01)
    assert (row.way, row.decisions, len(row.rates)) == ("`Deal`", 60, 2)
    assert min(row.rates) > 0


def test_the_machine_is_described() -> None:
    assert platform.python_version() in machine.described()
    assert machine.processor() in machine.described()
    assert machine.processor()


def cores() -> set[int]:
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}


def test_one_core_and_then_all_again() -> None:
    before = cores()
    with machine.one_core():
        assert len(cores()) == 1
    assert cores() == before
