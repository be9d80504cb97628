"""A command that is still running: what it has done so far, and how it ends."""

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Self

from command import COMMAND, PLAIN, Ran
from person import hear_ctrl_c


class Running:
    """In a session of its own, as if a terminal of its own had started it."""

    def __init__(self, *words: str | Path, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [COMMAND, *words],
            env=PLAIN | (environment or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
            preexec_fn=hear_ctrl_c,  # noqa: PLW1509 (it has no threads)
        )

    def until(self, condition: Callable[[], object]) -> Self:
        while not condition():
            try:
                self.process.wait(0.01)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"it ended before: {self.ended().err}")
        return self

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [pid for pid in map(int, children.read_text().split()) if is_worker(pid)]

    def worker_killed(self) -> Ran:
        os.kill(self.workers()[0], signal.SIGKILL)
        return self.ended()

    def ctrl_c(self) -> Ran:
        """A terminal sends it to every process."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.ended()

    def terminated(self) -> Ran:
        self.process.terminate()
        return self.ended()

    def killed(self) -> Ran:
        self.process.kill()
        return self.ended()

    def ended(self) -> Ran:
        """Standard error ends when nobody is left who could write to it."""
        _, error = self.process.communicate()
        return Ran(subprocess.CompletedProcess([], self.process.returncode, "", error))


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
