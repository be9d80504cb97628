"""A running match in a file: whole at every moment, and never written over another one."""

import errno
import os
import resource
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from davidgoliath.lab.simulate import Simulation, play_match
from davidgoliath.records import Record, record_line
from davidgoliath.records.save import create, save

SHORT = play_match(Simulation(["random"] * 3, deals=1, matches=1, seed=1), 0)
LONG = play_match(Simulation(["random"] * 3, deals=9, matches=1, seed=1), 0)


def content(record: Record) -> bytes:
    return record_line(record).encode() + b"\n"


def test_created_then_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    create(path, SHORT)
    save(path, LONG)
    assert path.read_bytes() == content(LONG)
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        create(path, SHORT)
    assert path.read_text() == "mine"


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    """A limit on file sizes fails in the same place: in the middle of a write."""
    path = tmp_path / "match.json"
    create(path, SHORT)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(content(SHORT)) + 100, hard))
    try:
        with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
            save(path, LONG)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)
    assert path.read_bytes() == content(SHORT)
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_left_where_nothing_could_be_created(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        create(tmp_path / "none" / "match.json", SHORT)
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "match.json", tmp_path / "link.json"
    create(path, SHORT)
    link.symlink_to(path)
    save(link, LONG)
    assert link.is_symlink()
    assert path.read_bytes() == content(LONG)


def test_others_may_read_it_as_other_files(tmp_path: Path) -> None:
    path, other = tmp_path / "match.json", tmp_path / "other"
    other.touch()
    create(path, replace(SHORT))
    save(path, LONG)
    assert path.stat().st_mode == other.stat().st_mode
