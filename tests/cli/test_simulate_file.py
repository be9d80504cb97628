"""`davidgoliath simulate --out`: whatever ends a run, what is finished stays, and it goes on."""

import signal
from collections.abc import Callable
from math import ceil
from pathlib import Path

import pytest
from command import Ran, davidgoliath, shell
from running import Running

from davidgoliath.lab.executor import Here
from davidgoliath.lab.formats import FORMATS
from davidgoliath.lab.run import described, into_file
from davidgoliath.lab.simulate import Simulation
from davidgoliath.lab.unfinished import Unfinished

BUSY = Simulation(["flat:1", "random", "random"], deals=1, matches=640, seed=3)  # ten parts
LARGE = Simulation(["random"] * 3, deals=1, matches=33_000, seed=3)  # three, two of 300 kB
KEPT = "What is finished is kept in FOLDER. To go on, give the same command with --resume.\n"
DIED = "A worker process ended in the middle of its work; perhaps the memory was full\n"
TOO_LARGE = "FILE cannot be written: the file would be larger than allowed\n"

End = tuple[Callable[[Running], Ran], int, str]
CTRL_C: End = (Running.ctrl_c, 130, f"{KEPT}Interrupted.\n")
TERMINATED: End = (Running.terminated, 143, KEPT)
WORKER_KILLED: End = (Running.worker_killed, 1, KEPT + DIED)
KILLED: End = (Running.killed, -signal.SIGKILL, "")


def words(plan: Simulation, path: Path) -> list[str | Path]:
    numbers = {"--deals": plan.deals, "--matches": plan.matches, "--seed": plan.seed}
    told = [word for name, number in numbers.items() for word in (name, str(number))]
    return ["simulate", "--bots", ",".join(plan.bots), *told, "--out", path]


def kept(path: Path) -> list[Path]:
    return sorted(Unfinished(path).folder.glob("0*"))


def said(ran: Ran, path: Path) -> str:
    return ran.err.replace(f"{path}.parts", "FOLDER").replace(str(path), "FILE")


def straight(plan: Simulation, path: Path) -> bytes:
    """The same file from one process that nobody stops."""
    unfinished = Unfinished(path.with_stem("straight"))
    unfinished.begin(described(plan, path.suffix))
    for _ in into_file(plan, FORMATS[path.suffix], Here(), unfinished):
        pass
    return unfinished.target.read_bytes()


@pytest.mark.parametrize(
    ("ending", "ends"),
    [
        pytest.param(".jsonl", (CTRL_C, CTRL_C, CTRL_C), id="ctrl-c"),
        pytest.param(".csv", (WORKER_KILLED, TERMINATED), id="worker killed, terminated"),
        pytest.param(".parquet", (KILLED, CTRL_C), id="killed, ctrl-c"),
    ],
)
def test_whatever_ends_it_it_goes_on_to_the_same_bytes(
    tmp_path: Path, ending: str, ends: tuple[End, ...]
) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow", reason="it writes Parquet files")
    path, resume = tmp_path / f"x{ending}", list[str]()
    for end, status, sentences in ends:
        before = len(kept(path))
        running = Running(*words(BUSY, path), *resume).until(lambda: len(kept(path)) > before)  # noqa: B023 (it ends before the next turn)
        ran = end(running)
        assert (ran.status, said(ran, path)) == (status, sentences)
        assert not path.exists()
        resume = ["--resume"]
    parts = {part: part.read_bytes() for part in kept(path)}
    assert len(parts) < 10
    assert davidgoliath(*words(BUSY, path), "--resume").status == 0
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == straight(BUSY, path)


def test_where_nothing_is_finished_nothing_is_left(tmp_path: Path) -> None:
    """Also while the workers are only starting: none of them says anything of Ctrl-C."""
    slow = ("simulate", "--bots", "greedy", "--matches", "10000", "--out", tmp_path / "x.csv")
    running = Running(*slow)
    ran = running.until(running.workers).ctrl_c()
    assert (ran.status, ran.err) == (130, "Interrupted.\n")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_without_a_file() -> None:
    running = Running("simulate", "--matches", "1000000000000", "--deals", "1")
    ran = running.until(lambda: len(running.workers()) > 1).ctrl_c()
    assert (ran.status, ran.err) == (130, "Interrupted.\n")


def test_a_full_disk_costs_nothing_that_is_finished(tmp_path: Path) -> None:
    """First the second part does not fit, which is larger than the first; then the whole."""
    path = tmp_path / "x.csv"
    whole = straight(LARGE, path)
    lines = whole.splitlines(keepends=True)
    sizes = [len(b"".join(lines[at : at + (1 << 14)])) for at in (1, 1 + (1 << 14))]
    limits = [ceil(size / 1024) for size in sizes]
    assert limits[0] < limits[1] < len(whole) / 1024
    command = " ".join(map(str, ["davidgoliath", *words(LARGE, path)]))
    for limit, parts, resume in ((limits[0], 1, ""), (limits[1], 3, "--resume")):
        ran = shell(f"ulimit -f {limit}; {command} {resume}")
        assert (ran.status, said(ran, path)) == (1, KEPT + TOO_LARGE)
        assert len(kept(path)) == parts
        assert list(tmp_path.glob(".*")) == []
        assert not path.exists()
    assert shell(f"{command} --resume").status == 0
    assert path.read_bytes() == whole


def test_a_disk_that_is_full_from_the_first_byte(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("before")
    ran = shell(f"ulimit -f 0; davidgoliath simulate --matches 2 --out {path}")
    assert (ran.status, said(ran, path)) == (1, TOO_LARGE)
    assert [each.read_text() for each in tmp_path.iterdir()] == ["before"]


def test_a_device_that_is_full() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    ran = davidgoliath("simulate", "--out", "/dev/full")
    assert (ran.status, "/dev/full cannot be written: the disk is full" in ran.err) == (1, True)


def test_an_unfinished_run_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    unfinished = Unfinished(path)
    unfinished.begin(described(BUSY, ".csv"))
    unfinished.keep(0, b"mine")
    ran = davidgoliath(*words(BUSY, path))
    assert ran.status == 2
    assert "FOLDER holds an unfinished run of FILE. To go on with it, add --res" in said(ran, path)
    ran = davidgoliath(*words(BUSY, path), "--seed", "4", "--resume")
    assert ran.status == 2
    assert "FOLDER holds an unfinished run of another simulation, or of an" in said(ran, path)
    assert [part.read_bytes() for part in kept(path)] == [b"mine"]


def test_a_part_that_was_damaged_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    unfinished = Unfinished(path)
    unfinished.begin(described(LARGE, ".csv"))
    unfinished.keep(1 << 14, b"right")
    kept(path)[0].write_bytes(b"wrong")
    ran = davidgoliath(*words(LARGE, path), "--resume")
    assert (ran.status, path.read_bytes()) == (0, straight(LARGE, path))
    assert ran.err.startswith("33,000 deals in ")


def test_a_finished_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    for seed in ("1", "2"):
        assert davidgoliath("simulate", "--matches", "3", "--seed", seed, "--out", path).status == 0
    assert path.read_text().count("\n") == 1 + 3 * 4
    ran = davidgoliath("simulate", "--matches", "3", "--seed", "2", "--out", path, "--resume")
    assert (ran.status, ran.err) == (2, f"There is no unfinished run of {path} to go on with\n")


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("--out x.txt", 2, "x.txt: from the ending it is not clear what to write. Known are .js"),
        ("--out x.csv.gz", 2, "x.csv.gz: from the ending it is not clear"),
        ("--out none/x.csv", 1, "none/x.csv cannot be written: no such file or folder"),
        ("--out .", 1, ". cannot be written: it is a folder"),
        ("--out none/x.csv --resume", 2, "There is no unfinished run of none/x.csv to go on with"),
        ("--resume", 2, "--resume goes with --out: only a file can be gone on with"),
        ("--out - --resume", 2, "--resume goes with --out: only a file can be gone on with"),
        ("--out /dev/null --resume", 2, "--resume goes with --out"),
        ("--matches 1000000000000000000000", 2, "--matches takes at most 1000000000000000"),
        (f"--seed {'9' * 200}", 2, "999999999999999999… is not a valid seed"),
    ],
)
def test_refused(words: str, status: int, sentence: str) -> None:
    ran = davidgoliath("simulate", *words.split())
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [
        ("pyarrow", "simulate --out x.parquet", "lab"),
        ("pyarrow", "show x.parquet", "lab"),
        ("pyarrow", "convert x.parquet", "lab"),
        ("ray", "simulate --cluster local", "cluster"),
    ],
)
def test_what_is_not_installed_is_named(
    tmp_path: Path, library: str, words: str, extra: str
) -> None:
    """`None` in `sys.modules` is a module that cannot be found."""
    (tmp_path / "sitecustomize.py").write_text(f"import sys; sys.modules['{library}'] = None")
    command = words.replace("x.parquet", str(tmp_path / "x.parquet")).split()
    ran = davidgoliath(*command, environment={"PYTHONPATH": str(tmp_path)})
    install = f"To install it: pip install 'davidgoliath[{extra}]'"
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"This needs {library}, which is not installed. {install}\n"
    assert not list(tmp_path.glob("x*"))
