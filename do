#!/usr/bin/env python3
"""Everything there is to type here.  It keeps all that it installs in .venv, inside this folder.

./do run [COMMAND …]     start a game; with words behind it, `davidgoliath` with these words
./do test [ARGUMENT …]   every test (the arguments go to pytest)
./do check [--complete]  format, lint, types, imports, tests; complete: locks too, no skips
./do fix                 format, and repair what the linter can repair
./do bench [NAME …]      measure; without a name, everything but the peers
./do campaign NAME       what takes an hour or more: equal, legal
./do lock [--check]      write the lock files again from pyproject.toml, or see whether they fit
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
ON_ALL_CORES = ["--numprocesses", "auto", "--dist", "worksteal"]
LAB = ["--extra", "lab", "--extra", "cluster"]
LOCKS = {
    "run": ["--group", "build"],
    "lab": ["--group", "build", *LAB],
    "dev": ["--group", "build", "--group", "dev", *LAB],
    "peers": ["--group", "build", "--group", "peers"],
}
PYTORCH = "torch==2.13.0"  # for `train` and its tests


def main(words: list[str]) -> int:
    commands = {
        "run": run,
        "test": test,
        "check": check,
        "fix": fix,
        "bench": bench,
        "campaign": campaign,
        "lock": lock,
    }
    if not words or words[0] not in commands:
        print(__doc__)
        return 0 if words in ([], ["help"], ["-h"], ["--help"]) else 2
    if sys.version_info < (3, 11):
        return with_newer_python()
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "cache" / "bytecode")
    os.environ["MPLCONFIGDIR"] = str(VENV / "cache" / "matplotlib")  # its list of fonts
    return commands[words[0]](words[1:])


def run(words: list[str]) -> int:
    if words[:1] == ["train"] and not {"-h", "--help"} & set(words):
        set_up("lab")
        with_pytorch()
    of_lab = words[:1] == ["stats"] or any("--cluster" in w or ".parquet" in w for w in words)
    set_up("lab" if of_lab else "run")
    os.environ["DAVIDGOLIATH_COMMAND"] = f"{shlex.quote(sys.argv[0])} run"
    return call("davidgoliath", *words, folder=Path.cwd())


def test(words: list[str]) -> int:
    set_up("dev")
    return call("pytest", *(words or ON_ALL_CORES))


def check(words: list[str]) -> int:
    set_up("dev")
    complete = words == ["--complete"]
    if complete:
        with_pytorch()
    steps = [
        ["ruff", "format", "--check", "--quiet"],
        ["ruff", "check", "--quiet"],
        ["mypy"],
        ["lint-imports", "--cache-dir", str(VENV / "cache" / "imports")],
    ]
    for step in steps:
        print("·", *step, flush=True)
        if status := call(*step):
            return status
    if complete and (status := lock(["--check"])):
        return status
    return call("pytest", *ON_ALL_CORES, *(["--complete"] if complete else words))


def fix(words: list[str]) -> int:
    set_up("dev")
    return call("ruff", "check", "--fix", *words) or call("ruff", "format", *words)


def bench(words: list[str]) -> int:
    set_up("dev")
    if "peers" not in words:
        return call("python", "-m", "benchmarks", *words)
    set_up("peers")
    return call("python", "-m", "benchmarks", *words, home=home_of("peers"))


def campaign(words: list[str]) -> int:
    set_up("dev")
    return call("python", "-m", "benchmarks.campaign", *words)


def lock(words: list[str]) -> int:
    """Compile the locks from pyproject.toml; a pinned version stays as long as it fits."""
    set_up("dev")
    stale = []
    for name, groups in LOCKS.items():
        locked, fresh = lock_file(name), VENV / f"{name}.lock"
        shutil.copy(locked, fresh)
        options = "--universal --python-version 3.11 --generate-hashes --no-header --no-annotate "
        options += "--no-emit-index-url --no-emit-find-links --quiet"
        words_for_uv = ["pip", "compile", "pyproject.toml", *groups, *options.split()]
        if call("uv", *words_for_uv, "--output-file", str(fresh)):
            return 1
        if fresh.read_bytes() != locked.read_bytes():
            stale.append(name)
            if "--check" not in words:
                shutil.copy(fresh, locked)
    print("· locks:", f"changed: {', '.join(stale)}" if stale else "as pyproject.toml asks")
    return 1 if stale and "--check" in words else 0


def set_up(need: str) -> None:
    """Bring .venv to what the lock says; a stamp tells what is there, for a quick second start."""
    stamps, home = {name: stamp(name) for name in LOCKS}, home_of(need)
    have = (home / "stamp").read_text() if (home / "stamp").exists() else ""
    larger = {"run": ("lab", "dev"), "lab": ("dev",)}.get(
        need, ()
    )  # each has all of the one before
    if have in [stamps[name] for name in (need, *larger)]:
        return
    print(f"Setting up in {home.relative_to(ROOT)}/ (once) ...", file=sys.stderr, flush=True)
    if not (have and have.startswith(str(ROOT)) and program(home, "python").exists()):
        make = [sys.executable, "-m", "venv", "--clear", str(home)]
        must(make, "Python's venv module does not work (on Debian, install python3-venv)")
    python = str(program(home, "python"))
    pip = [python, "-m", "pip", "-qq", "install", "--disable-pip-version-check"]
    packages = ["--require-hashes", "-r", str(lock_file(need))]
    must([*pip, *packages], "the locked packages could not be installed")
    ourselves = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    must([*pip, *ourselves], "davidgoliath could not be installed")
    must([str(program(home, "davidgoliath")), "--version"], "davidgoliath does not start")
    (home / "stamp").write_text(stamps[need])


def with_pytorch() -> None:
    """It is large, and another file on each kind of machine: no lock has it (decision 0008)."""
    have = [str(program(VENV, "python")), "-c", "import torch"]
    if subprocess.run(have, stderr=subprocess.DEVNULL, check=False).returncode:
        print(f"Installing {PYTORCH} (once; it is large) ...", file=sys.stderr, flush=True)
        pip = [have[0], "-m", "pip", "-qq", "install", "--disable-pip-version-check"]
        must([*pip, PYTORCH], "PyTorch could not be installed")


def home_of(need: str) -> Path:
    """Where its packages are: the peers bring hundreds of megabytes, and live apart from ours."""
    return VENV / "peers" if need == "peers" else VENV


def program(home: Path, name: str) -> Path:
    return home / ("Scripts" if os.name == "nt" else "bin") / name


def stamp(name: str) -> str:
    """The clone's place (environments cannot be moved) and what the environment is made from."""
    sources = sorted((ROOT / "src" / "davidgoliath" / "kernel" / "native").iterdir())
    files = [lock_file(name), ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sources]
    made_from = b"".join(file.read_bytes() for file in files)
    return f"{ROOT} {name} {sys.version_info[:2]} {hashlib.sha256(made_from).hexdigest()}"


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def must(command: list[str], otherwise: str) -> None:
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=False).returncode:
        sys.exit(f"./do: {otherwise}")


def call(name: str, *arguments: str, folder: Path = ROOT, home: Path = VENV) -> int:
    """Run a program of .venv and hand on its exit code; Ctrl-C is the program's business."""
    process = subprocess.Popen([str(program(home, name)), *arguments], cwd=folder)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def with_newer_python() -> int:
    for minor in range(20, 10, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return subprocess.call([newer, *sys.argv])
    print("./do: Python 3.11 or newer is needed", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
