"""Files of simulated deals (Parquet), opened for a command."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from davidgoliath.cli.extras import needing
from davidgoliath.cli.refused import Refused

if TYPE_CHECKING:
    from davidgoliath.lab.parquet import Stored

ENDING = ".parquet"


@contextmanager
def stored(file: str) -> "Iterator[Stored]":
    """Its deals; a sentence where it is no such file, which may show only while it is read."""
    with needing("lab"):
        from davidgoliath.lab.parquet import ForeignFile, Stored  # noqa: PLC0415 (need not be there)
    try:
        try:
            deals = Stored(Path(file))
        except OSError as error:
            raise Refused("cannot-read", file=file, problem=error) from error
        yield deals
    except ForeignFile:
        raise Refused("not-our-parquet", file=file) from None
