"""How far a long command is."""

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from davidgoliath.cli.output import error_console


def progress() -> Progress:
    """A bar on standard error if somebody can see it; it is gone in the end."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
