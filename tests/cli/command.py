"""The installed command, run as a person runs it."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).parent / "davidgoliath"
CACHES = ("PYTHONPYCACHEPREFIX", "MPLCONFIGDIR")
KEPT = {name: os.environ[name] for name in CACHES if name in os.environ}
PLAIN = {"PATH": os.defpath, "LANG": "C.UTF-8", **KEPT}


class Ran:
    """Exit code and what was printed."""

    def __init__(self, finished: "subprocess.CompletedProcess[str]") -> None:
        self.status = finished.returncode
        self.out, self.err = finished.stdout, finished.stderr


def davidgoliath(
    *words: str | Path,
    typed: str = "",
    environment: dict[str, str] | None = None,
    folder: Path | None = None,
) -> Ran:
    return Ran(
        subprocess.run(
            [COMMAND, *words],
            input=typed,
            env=PLAIN | (environment or {}),
            cwd=folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    )


def shell(line: str) -> Ran:
    """A line for the shell, in which davidgoliath stands for the command."""
    command = line.replace("davidgoliath", str(COMMAND))
    return Ran(
        subprocess.run(
            ["/bin/bash", "-c", command],
            env=PLAIN,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    )
