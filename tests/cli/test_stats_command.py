"""`davidgoliath stats`: the page and its plots as files, from whatever files, and every refusal."""

import json
import re
from pathlib import Path

import pexpect
import pytest
from command import COMMAND, PLAIN, Ran, davidgoliath, shell
from person import hear_ctrl_c
from test_refused import GOOD

from davidgoliath.lab.formats import PARQUET, RECORDS, Format
from davidgoliath.lab.sample import PIECE
from davidgoliath.lab.simulate import Shard, Simulation, played

pytest.importorskip("matplotlib", reason="the plots are drawn with it")
pytest.importorskip("pyarrow", reason="simulated deals are Parquet files")

PLOTS = ["colours", "longest", "points", "positions", "seats", "ties"]


def simulated(path: Path, form: Format, players: int, matches: int) -> None:
    plan = Simulation(("greedy",) * players, deals=1, matches=matches, seed=players)
    shard = Shard(0, matches)
    path.write_bytes(form.part(plan, shard, played(plan, shard)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Deals of three, four and five players."""
    path = tmp_path_factory.mktemp("deals")
    simulated(path / "3.jsonl", RECORDS, 3, 40)
    simulated(path / "4.jsonl", RECORDS, 4, 100)
    simulated(path / "4.parquet", PARQUET, 4, 100)
    simulated(path / "5.jsonl", RECORDS, 5, 2100)
    assert (path / "5.jsonl").stat().st_size > PIECE, "so it is read in two pieces"
    (path / "good.jsonl").write_text(GOOD)
    (path / "empty.jsonl").write_text("\n")
    (path / "bad.jsonl").write_text(f"{GOOD}\n\n{GOOD.replace('R7', 'R8', 1)}\n{GOOD}\n")
    (path / "scores.jsonl").write_text(f"{GOOD}\n{wrong_scores()}\n")
    (path / "foreign.parquet").write_bytes(b"PAR1, or so it says. PAR1")
    content = bytearray((path / "4.parquet").read_bytes())
    content[len(content) // 3] ^= 255
    (path / "damaged.parquet").write_bytes(content)
    return path


def wrong_scores() -> str:
    """Only who replays the deal sees it."""
    data = json.loads(GOOD)
    data["deals"][1]["scores"][0] += 1
    data["totals"][0] += 1
    return json.dumps(data)


def stats(folder: Path, words: str) -> Ran:
    return shell(f"cd {folder}; davidgoliath stats {words}")


def sections(page: Path) -> str:
    """All that does not tell where the deals come from."""
    text = page.read_text()
    return text[text.index('<section id="points"') : text.index('<section id="method"')]


@pytest.mark.parametrize(
    ("language", "lead", "told"),
    [
        ("de", "100 gespielte Runden, und wie sicher die Zahlen sind.", "Gespeichert in"),
        ("it", "100 smazzate giocate, e quanto ci si può fidare dei numeri.", "Salvato in"),
    ],
)
def test_a_page_in_every_language(folder: Path, language: str, lead: str, told: str) -> None:
    ran = stats(folder, f"4.parquet --out {language}.html --lang {language}")
    assert (ran.status, ran.out, ran.err) == (0, "", f"{told} {language}.html\n")
    text = (folder / f"{language}.html").read_text()
    assert f'<html lang="{language}">' in text
    assert lead in text
    made = re.sub("<[^>]*>", "", text).splitlines()
    assert f"davidgoliath stats 4.parquet --out {language}.html --lang {language}" in made


def test_records_and_parquet_say_the_same(folder: Path) -> None:
    stats(folder, "4.parquet --out one.html")
    stats(folder, "4.jsonl --out other.html")
    assert sections(folder / "one.html") == sections(folder / "other.html")


def test_plots_as_files(folder: Path, tmp_path: Path) -> None:
    ran = stats(folder, f"3.jsonl --out {tmp_path}/x.html --png {tmp_path}/new/plots")
    assert (ran.status, ran.out) == (0, "")
    assert ran.err == f"Written to {tmp_path}/x.html\nWritten to {tmp_path}/new/plots\n"
    files = sorted((tmp_path / "new" / "plots").iterdir())
    assert [file.name for file in files] == [f"{name}.png" for name in PLOTS]
    assert all(file.read_bytes().startswith(b"\x89PNG\r\n\x1a\n") for file in files)


def test_any_files_together(folder: Path) -> None:
    """Also a pipe, a match over many lines, and a file named twice, which counts once."""
    (folder / "many.json").write_text(json.dumps(json.loads(GOOD), indent=1))
    files = "3.jsonl 4.parquet - good.jsonl good.jsonl many.json"
    ran = stats(folder, f"{files} <(cat 3.jsonl) --out /dev/stdout < 5.jsonl")
    assert ran.status == 0, ran.err
    assert "2,284 finished deals" in ran.out, "40 + 100 + 2100 + 2 + 2 + 40"
    told = re.findall(r"<bdi>(.*?)</bdi></th></tr>\n<tr><td>([\d,]+)</td><td>(\d)", ran.out)
    assert told[:-1] == [
        ("3.jsonl", "40", "3"),
        ("4.parquet", "100", "4"),
        ("standard input", "2,100", "5"),
        ("good.jsonl", "2", "4"),
        ("many.json", "2", "4"),
    ]
    assert told[-1][1:] == ("40", "3")
    groups = re.findall(r'<th scope="rowgroup" colspan="3">(\d) players', ran.out)
    assert groups[:3] == ["3", "4", "5"]


WRONG = [
    ("", 2, "More is needed here. To see what: davidgoliath stats --help"),
    ("'' --out x.html", 2, "FILE needs a value"),
    ("good.jsonl", 2, "--out needs a value"),
    ("good.jsonl --out", 2, "--out needs a value"),
    ("good.jsonl --out x.html --png ''", 2, "--png needs a value"),
    ("none.jsonl --out x.html", 2, "none.jsonl cannot be read: no such file or folder"),
    ("none.parquet --out x.html", 2, "none.parquet cannot be read: no such file or folder"),
    ("good.jsonl none --out x.html", 2, "none cannot be read: no such file or folder"),
    (". --out x.html", 2, ". cannot be read: it is a folder"),
    (
        "good.jsonl/x --out x.html",
        2,
        "good.jsonl/x cannot be read: a part of the path is no folder",
    ),
    ("empty.jsonl --out x.html", 1, "empty.jsonl without a finished deal: nothing to count"),
    ("/dev/null - --out x.html", 1, "/dev/null, - without a finished deal: nothing to count"),
    ("foreign.parquet --out x.html", 2, "foreign.parquet is no Parquet file of simulated deals"),
    ("damaged.parquet --out x.html", 2, "damaged.parquet is no Parquet file of simulated deals"),
    ("4.parquet good.jsonl --out 4.parquet", 2, "4.parquet is a file to be read: the page would"),
    ("good.jsonl --out ./good.jsonl", 2, "./good.jsonl is a file to be read: the page would"),
    ("good.jsonl --out none/x.html", 1, "none/x.html cannot be written: no such file or folder"),
    ("good.jsonl --out /dev/full", 1, "/dev/full cannot be written: the disk is full"),
    (
        "good.jsonl --out x.html --png 3.jsonl",
        1,
        "3.jsonl cannot be written: a part of the path is",
    ),
    ("4.parquet bad.jsonl --out x.html", 1, "bad.jsonl: line 3, match 2, deal 1"),
    ("scores.jsonl --out x.html", 1, "scores.jsonl: line 2, match 2, deal 2: the scores read "),
    ("4.parquet --out x.html --rows 3", 2, "Not understood: --rows 3."),
]


@pytest.mark.parametrize(("words", "status", "sentence"), WRONG)
def test_refused(folder: Path, words: str, status: int, sentence: str) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    ran = stats(folder, f"{words} < /dev/null")
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_refused_in_the_chosen_language(folder: Path) -> None:
    said = stats(folder, "empty.jsonl --out x.html --lang de").err
    assert said == "empty.jsonl: keine zu Ende gespielte Runde, also nichts zu zählen\n"


def test_what_verify_says_of_a_bad_match(folder: Path) -> None:
    """The same place and the same words."""
    verified = shell(f"cd {folder}; davidgoliath verify bad.jsonl").out.splitlines()[0]
    assert stats(folder, "bad.jsonl --out x.html").err == f"{verified}\n"


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "{library}":
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
"""


def without(folder: Path, library: str) -> dict[str, str]:
    (folder / "sitecustomize.py").write_text(WITHOUT.format(library=library))
    return {"PYTHONPATH": str(folder)}


@pytest.mark.parametrize("library", ["matplotlib", "pyarrow"])
def test_what_is_not_installed(folder: Path, tmp_path: Path, library: str) -> None:
    words = ("stats", folder / "4.parquet", "--out", tmp_path / "x.html")
    ran = davidgoliath(*words, environment=without(tmp_path, library))
    told = f"This needs {library}, which is not installed. To install it: "
    assert (ran.status, ran.out, ran.err) == (2, "", f"{told}pip install 'davidgoliath[lab]'\n")


def test_records_need_no_parquet_and_no_home(folder: Path, tmp_path: Path) -> None:
    """The library of the plots would say something about a place for its files."""
    words = ("stats", folder / "3.jsonl", "--out", tmp_path / "x.html")
    ran = davidgoliath(*words, environment=without(tmp_path, "pyarrow") | {"HOME": "/dev/null"})
    assert (ran.status, ran.err) == (0, f"Written to {tmp_path}/x.html\n")


@pytest.mark.parametrize("png", ["", "--png plots"])
def test_a_full_disk(folder: Path, tmp_path: Path, png: str) -> None:
    """The page keeps what it had; nothing half-written is left beside it."""
    (tmp_path / "x.html").write_text("before")
    ran = shell(
        f"cd {tmp_path}; trap '' XFSZ; ulimit -f 16;"
        f"davidgoliath stats {folder}/3.jsonl --out x.html {png}"
    )
    name = "plots" if png else "x.html"
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == f"{name} cannot be written: the file would be larger than allowed\n"
    assert (tmp_path / "x.html").read_text() == "before"
    left = {path.name for path in tmp_path.rglob("*")}
    assert left == ({"x.html", "plots"} if png else {"x.html"})


def test_a_full_disk_behind_standard_output(folder: Path) -> None:
    ran = stats(folder, "good.jsonl --out - > /dev/full")
    assert (ran.status, ran.err) == (1, "- cannot be written: the disk is full\n")


def test_a_reader_that_goes_away_is_no_error(folder: Path) -> None:
    ran = stats(folder, "good.jsonl --out - | true; echo ${PIPESTATUS[0]}")
    assert (ran.out, ran.err) == ("141\n", "")


def test_ctrl_c_ends_every_process_and_leaves_nothing(tmp_path: Path) -> None:
    """It waits for more records; the terminal closes only when no process has it any more."""
    terminal: pexpect.spawn[str] = pexpect.spawn(
        str(COMMAND),
        ["stats", "-", "--out", str(tmp_path / "x.html")],
        env=PLAIN | {"TERM": "xterm"},
        encoding="utf-8",
        dimensions=(30, 100),
        preexec_fn=hear_ctrl_c,
    )
    terminal.expect("Megabytes read")
    terminal.sendintr()
    terminal.expect("Interrupted")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert list(tmp_path.iterdir()) == []


def test_help_shows_examples() -> None:
    ran = davidgoliath("stats", "--help")
    assert (ran.status, ran.err) == (0, "")
    assert "examples:\n  davidgoliath stats" in ran.out
