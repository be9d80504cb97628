"""Files that are whole at every moment."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from davidgoliath.records.record import Record
from davidgoliath.records.write import record_line

ANYBODY = 0o666  # may read and write a new file, but for what the umask forbids


def create(path: Path, record: Record) -> None:
    """Write a new file; `FileExistsError` if there is one already."""
    with path.open("xb"):
        pass
    try:
        save(path, record)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def save(path: Path, record: Record) -> None:
    """Put this record in the file's place; after a crash or on a full disk the old one is there."""
    with replaced(path) as file:
        file.write(record_line(record).encode() + b"\n")


@contextmanager
def replaced(path: Path) -> Iterator[BinaryIO]:
    """Written beside the file, and moved into its place once it is whole and on the disk."""
    target = path.resolve()
    mode = target.stat().st_mode if target.exists() else ANYBODY & ~_umask()
    descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """It can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
