"""A file on its way: what is finished stays, whatever ends the run, and what was damaged goes."""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import pytest

from davidgoliath.lab.unfinished import PLAN, AlreadyBegun, NothingBegun, OtherPlan, Unfinished


def joined(paths: Iterable[Path], file: BinaryIO) -> None:
    file.writelines(path.read_bytes() for path in paths)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "x"


def begun(target: Path, **parts: bytes) -> Unfinished:
    its = Unfinished(target)
    its.begin("plan")
    for number, content in enumerate(parts.values()):
        its.keep(10 * number, content)
    return its


def resumed(target: Path, plan: str = "plan") -> Unfinished:
    its = Unfinished(target)
    its.resume(plan)
    return its


def test_parts_become_a_file_in_their_order(target: Path) -> None:
    its = begun(target, a=b"one ", b=b"two ")
    its.keep(15, b"four")
    its.keep(12, b"three ")
    assert not target.exists()
    its.complete(joined)
    assert target.read_bytes() == b"one two three four"
    assert list(target.parent.iterdir()) == [target]


def test_parts_are_found_again(target: Path) -> None:
    begun(target, a=b"one ", b=b"two ")
    its = resumed(target)
    assert set(its.parts) == {0, 10}
    its.complete(joined)
    assert target.read_bytes() == b"one two "


@pytest.mark.parametrize("damage", [b"", b"on", b"onE ", b"one  "])
def test_a_damaged_part_is_thrown_away(target: Path, damage: bytes) -> None:
    its = begun(target, a=b"one ", b=b"two ")
    first = min(its.folder.glob("0*"))
    first.write_bytes(damage)
    assert set(resumed(target).parts) == {10}
    assert not first.exists()


def test_a_run_is_not_begun_over_another_one(target: Path) -> None:
    begun(target)
    with pytest.raises(AlreadyBegun):
        begun(target)
    with pytest.raises(OtherPlan):
        resumed(target, "another plan")
    assert resumed(target).parts == {}


@pytest.mark.parametrize("content", [b"", b"plan\n", b"\xff"])
def test_a_plan_that_was_damaged_is_another_one(target: Path, content: bytes) -> None:
    (begun(target).folder / PLAN).write_bytes(content)
    with pytest.raises(OtherPlan):
        resumed(target)


def test_nothing_to_go_on_with(target: Path) -> None:
    with pytest.raises(NothingBegun):
        resumed(target)
    begun(target, a=b"one").complete(joined)
    with pytest.raises(NothingBegun):
        resumed(target)


def test_an_empty_folder_is_nothing_begun(target: Path) -> None:
    """A run can be killed before it has written its plan."""
    folder = Unfinished(target).folder
    folder.mkdir()
    with pytest.raises(NothingBegun):
        resumed(target)
    begun(target, a=b"one").complete(joined)
    assert target.read_bytes() == b"one"


@pytest.mark.parametrize("is_folder", [True, False])
def test_what_somebody_else_keeps_there_is_left_alone(target: Path, *, is_folder: bool) -> None:
    theirs = Unfinished(target).folder
    if is_folder:
        theirs.mkdir()
        theirs /= "holiday.jpg"
    theirs.write_text("mine")
    with pytest.raises(AlreadyBegun):
        begun(target)
    with pytest.raises(NothingBegun):
        resumed(target)
    assert theirs.read_text() == "mine"


def interrupted(paths: Iterable[Path], file: BinaryIO) -> None:
    file.write(next(iter(paths)).read_bytes())
    raise KeyboardInterrupt


def test_an_end_while_parts_are_joined_costs_nothing(target: Path) -> None:
    target.write_text("before")
    its = begun(target, a=b"one ", b=b"two ")
    with pytest.raises(KeyboardInterrupt):
        its.complete(interrupted)
    assert target.read_text() == "before"
    assert set(target.parent.iterdir()) == {target, its.folder}
    resumed(target).complete(joined)
    assert target.read_bytes() == b"one two "


def test_what_a_crash_left_behind_goes_with_the_rest(target: Path) -> None:
    its = begun(target, a=b"one ")
    (its.folder / ".0000000000000010-12345678.xyz").write_bytes(b"tw")
    again = resumed(target)
    assert set(again.parts) == {0}
    again.complete(joined)
    assert list(target.parent.iterdir()) == [target]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link = tmp_path / "x"
    link.symlink_to(tmp_path / "far" / "y")
    its = begun(link, a=b"one")
    assert its.folder.parent == tmp_path
    its.complete(joined)
    assert (tmp_path / "far" / "y").read_bytes() == b"one"
    assert link.is_symlink()
