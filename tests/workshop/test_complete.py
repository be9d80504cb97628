"""With --complete a test that skips fails, wherever it skips; without, it says what it lacks."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IN_A_TEST = "import pytest\ndef test_it():\n    pytest.skip('no screen')\n"
IN_A_MODULE = "import pytest\npytest.importorskip('no_such_module')\ndef test_it(): pass\n"


def run(tests: str, folder: Path, *options: str) -> tuple[int, str]:
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (folder / "test_skips.py").write_text(f"def test_runs(): pass\n{tests}")
    pytest_here = [sys.executable, "-m", "pytest", "-rs", "-p", "no:cacheprovider"]
    command = [*pytest_here, *options]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout


@pytest.mark.parametrize("tests", [IN_A_TEST, IN_A_MODULE], ids=["test", "module"])
def test_a_skip_is_a_failure_only_with_complete(tmp_path: Path, tests: str) -> None:
    status, out = run(tests, tmp_path)
    assert status in (0, 5)
    assert "no screen" in out or "no_such_module" in out
    status, out = run(tests, tmp_path, "--complete")
    assert status not in (0, 5)
    assert "skipped, but everything must run" in out
