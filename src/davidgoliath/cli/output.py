"""Consoles, and files that appear under their name only when they are whole."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console


class Output(Console):
    def on_broken_pipe(self) -> None:
        """Leave the error to `main`, which ends every command."""
        raise  # noqa: PLE0704 (rich calls this while it handles the error)


def console() -> Console:
    """Standard output: colours on a terminal only, unless NO_COLOR forbids or FORCE_COLOR asks."""
    return Output(highlight=False, markup=False, emoji=False)


def error_console() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def forgiving_streams() -> None:
    """A terminal that cannot show a sign shows a substitute; what cannot be read becomes one."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """Written beside its place and moved there at the end; a device is written to directly."""
    if path.exists() and not path.is_file():
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        return
    target = path.resolve()
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            yield file
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """What new files are not allowed; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
