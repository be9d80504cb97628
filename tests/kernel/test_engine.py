"""Which kernel serves, and who is told."""

import os
import subprocess
import sys

import pytest
from kernels import compiled

from davidgoliath.kernel.engine import BASELINE, CHOICES, NEWER, PYTHON, usable

ENGINE = "from davidgoliath.kernel.engine import BUILD, engine; print(BUILD, engine.__name__)"


def run(*words: str, asked: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"DAVIDGOLIATH_KERNEL": asked}
    command = [sys.executable, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("build", CHOICES)
def test_the_variable_chooses(build: str) -> None:
    if build != PYTHON:
        compiled(build)
    module = "twin" if build == PYTHON else f"_{build}"
    assert run("-c", ENGINE, asked=build).stdout == f"{build} davidgoliath.kernel.{module}\n"


def test_plain_python_loads_nothing_compiled() -> None:
    loaded = "import sys, davidgoliath.kernel; print([m for m in sys.modules if '._' in m])"
    names = run("-c", loaded, asked=PYTHON).stdout
    assert names
    assert "davidgoliath.kernel._" not in names


def test_without_the_variable_the_fastest_serves() -> None:
    assert run("-c", ENGINE).stdout.split()[0] == usable()[0]


def test_another_value_is_refused_with_a_sentence() -> None:
    done = run("-c", ENGINE, asked="rust")
    assert done.returncode == 1
    assert "DAVIDGOLIATH_KERNEL is 'rust'; it can be python, baseline, newer" in done.stderr


@pytest.mark.parametrize(
    ("missing", "chosen"),
    [(["_baseline", "_newer"], PYTHON), (["_baseline"], PYTHON), (["_newer"], BASELINE)],
)
def test_what_was_not_compiled_does_not_serve(missing: list[str], chosen: str) -> None:
    """A module that is None among the loaded ones cannot be imported."""
    if chosen == BASELINE:
        compiled(BASELINE)
    names = [f"davidgoliath.kernel.{name}" for name in missing]
    without = f"import sys; sys.modules |= dict.fromkeys({names}); {ENGINE}"
    assert run("-c", without).stdout.split()[:1] == [chosen]


@pytest.mark.parametrize("build", CHOICES)
def test_the_version_tells(build: str) -> None:
    if build != PYTHON:
        compiled(build)
    told = {
        PYTHON: "plain Python",
        BASELINE: "any processor",
        NEWER: "newer processors",
    }
    out = run("-m", "davidgoliath", "--version", asked=build).stdout
    assert told[build] in out
