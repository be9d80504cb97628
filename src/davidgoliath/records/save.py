"""A running match in a file that is whole at every moment."""

import os
import tempfile
from pathlib import Path

from davidgoliath.records.record import Record
from davidgoliath.records.write import record_line


def create(path: Path, record: Record) -> None:
    """Write a new file; `FileExistsError` if there is one already."""
    with path.open("xb"):
        pass
    try:
        save(path, record)
    except OSError:
        path.unlink()
        raise


def save(path: Path, record: Record) -> None:
    """Put this record in the file's place; after a crash or on a full disk the old one is there."""
    target = path.resolve()
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(record_line(record).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(target.stat().st_mode)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
