"""The committed stub is what nanobind says of the compiled module."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from davidgoliath import kernel

STUB = Path(kernel.__file__).with_name("_baseline.pyi")


def test_the_stub_is_up_to_date(tmp_path: Path) -> None:
    """If not: python -m nanobind.stubgen -m davidgoliath.kernel._baseline -o the stub."""
    module = "davidgoliath.kernel._baseline"
    if find_spec(module) is None:
        pytest.skip("the kernel was not compiled: there is no C++ compiler")
    fresh = tmp_path / STUB.name
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", module, "-o", str(fresh)]
    subprocess.run(command, check=True)
    assert fresh.read_text(encoding="utf-8") == STUB.read_text(encoding="utf-8")
