"""`davidgoliath verify`: what it says, and its exit codes."""

import json
from pathlib import Path

import pytest
from command import davidgoliath, shell
from test_fairness import GOOD as FAIR
from test_refused import GOOD

LINES = 400


@pytest.fixture(name="many")
def many_matches(tmp_path: Path) -> Path:
    path = tmp_path / "many.jsonl"
    path.write_text(f"{GOOD}\n" * LINES)
    return path


def spoil(path: Path, line: int) -> None:
    lines = path.read_text().splitlines()
    data = json.loads(lines[line - 1])
    data["deals"][1]["scores"][2] += 1
    lines[line - 1] = json.dumps(data)
    path.write_text("\n".join(lines))


def test_all_right(many: Path) -> None:
    ran = davidgoliath("verify", many)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{many}: 400 matches, 800 deals: all right",
        "  deals not checked: no fairness data (400 matches)",
    ]


def test_one_wrong_score_in_the_middle(many: Path) -> None:
    spoil(many, 200)
    ran = davidgoliath("verify", many)
    assert ran.status == 1
    first, total, _ = ran.out.splitlines()
    assert first.startswith(f"{many}: line 200, match 200, deal 2: the scores read ")
    assert total == f"{many}: refused 1 of 400 matches"


def test_every_bad_line_is_named(many: Path) -> None:
    for line in (3, 77, 400):
        spoil(many, line)
    ran = davidgoliath("verify", many)
    assert [line.split()[2] for line in ran.out.splitlines()[:3]] == ["3,", "77,", "400,"]
    assert "refused 3 of 400 matches" in ran.out


def test_a_broken_rule_is_named_with_its_paragraph(tmp_path: Path) -> None:
    """§3.1"""
    data = json.loads(GOOD)
    data["deals"][1]["tricks"][4][2] = data["deals"][1]["tricks"][3][2]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data, indent=1))
    card = data["deals"][1]["tricks"][4][2]
    ran = davidgoliath("verify", path)
    assert ran.status == 1
    assert "line 1, match 1, deal 2, trick 5: seat " in ran.out
    assert f"does not hold {card} (rules: §3.1)" in ran.out


def test_cards_are_named_as_people_and_as_records_name_them(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(GOOD.replace('"tricks":[["', '"tricks":[["G19","', 1))
    assert "G19" in davidgoliath("verify", path, "--lang", "de").out


def test_a_fair_match_is_dealt_again(tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    path.write_text(FAIR)
    ran = davidgoliath("verify", path)
    assert ran.status == 0
    assert "commitment, hands and first dealer follow from the secret (one match)" in ran.out


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("good", 0),
        ("good good", 0),
        ("bad", 1),
        ("good bad good", 1),
        ("none", 2),
        ("none bad", 2),
        ("bad none good", 2),
        (".", 2),
    ],
)
def test_exit_codes(tmp_path: Path, words: str, status: int) -> None:
    (tmp_path / "good").write_text(GOOD)
    (tmp_path / "bad").write_text(GOOD.replace("R", "Q"))
    assert davidgoliath("verify", *(tmp_path / word for word in words.split())).status == status


def test_every_file_is_looked_at_even_behind_a_missing_one(many: Path) -> None:
    ran = davidgoliath("verify", many.with_name("none"), many)
    assert "none cannot be read: no such file or folder" in ran.err
    assert "400 matches" in ran.out


def test_standard_input(many: Path) -> None:
    assert "-: 400 matches" in davidgoliath("verify", "-", typed=many.read_text()).out


LONG_FORMAT = GOOD.replace("davidgoliath/1", "x" * 3000)
LONG_NUMBER = GOOD.replace('"totals":[', '"totals":[' + "9" * 4000)


@pytest.mark.parametrize("line", [LONG_FORMAT, LONG_NUMBER])
def test_a_line_of_any_length_hides_no_other(tmp_path: Path, line: str) -> None:
    path = tmp_path / "x"
    path.write_text(f"{line}\n{GOOD}\n{{}}\n")
    ran = davidgoliath("verify", path)
    assert (ran.status, ran.err) == (1, "")
    assert "line 3, match 3: the field “format” is missing" in ran.out


def test_a_full_disk_is_no_fault_of_the_file(many: Path) -> None:
    many.write_text("{}\n" * LINES)
    ran = shell(f"davidgoliath verify {many} > /dev/full")
    assert (ran.status, "The output cannot be written" in ran.err) == (1, True)


def test_standard_input_twice(many: Path) -> None:
    ran = davidgoliath("verify", "-", "-", typed=many.read_text())
    assert (ran.status, ran.err) == (0, "")


def test_what_a_file_says_cannot_reach_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(GOOD.replace("davidgoliath/1", "\\u001b[31m\\u202e"))
    ran = davidgoliath("verify", path)
    assert ran.status == 1
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out


def test_a_closed_pipe_ends_quietly(many: Path) -> None:
    """Much more is said than a pipe holds."""
    many.write_text("{}\n" * 50 * LINES)
    ran = shell(f"davidgoliath verify {many} | head -n 1; echo ${{PIPESTATUS[0]}}")
    assert (ran.err, ran.out.splitlines()[-1]) == ("", "141")
