"""Consoles, and files that appear under their name only when they are whole."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from rich.console import Console

from davidgoliath.cli.plain import PLAIN
from davidgoliath.records.save import replaced
from davidgoliath.terminal.palette import paint

STANDARD_OUTPUT = ("-", "/dev/stdout")


class Output(Console):
    def on_broken_pipe(self) -> None:
        """Leave the error to `main`, which ends every command."""
        raise  # noqa: PLE0704 (rich calls this while it handles the error)


def console() -> Console:
    """Standard output: colours on a terminal only, unless NO_COLOR forbids or FORCE_COLOR asks."""
    its = Output(highlight=False, markup=False, emoji=False)
    paint(its)
    return its


def error_console() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def forgiving_streams() -> None:
    """A terminal that cannot show a sign shows a plainer one; what cannot be read becomes one.

    A stream that was closed before we began is an empty one.
    """
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (stays open)
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


@contextmanager
def whole_file(name: str) -> Iterator[TextIO]:
    """Appears under its name when it is whole; standard output and devices are written to."""
    if name in STANDARD_OUTPUT:
        yield sys.stdout
    elif Path(name).exists() and not Path(name).is_file():
        with Path(name).open("a", encoding="utf-8", newline="\n") as device:
            yield device
    else:
        with replaced(Path(name)) as file:
            text = TextIOWrapper(file, "utf-8", newline="\n")
            yield text
            text.detach()
