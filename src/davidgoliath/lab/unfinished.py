"""A simulation on its way into a file: its finished parts, until all are there.

They lie in a folder beside the file, each a part that is whole at every moment, so that whatever
ends the run costs no more than the parts under way.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from davidgoliath.records.save import replaced

PLAN = "plan.json"
NAME = "{first:016}-{check:08x}"  # so that a part damaged later is known, and made again


class AlreadyBegun(Exception):
    """There is an unfinished run of this file."""


class NothingBegun(Exception):
    """There is none."""


class OtherPlan(Exception):
    """There is one of another simulation, or of another version."""


class Unfinished:
    def __init__(self, target: Path) -> None:
        self.target = target
        self.folder = target.with_name(f"{target.name}.parts")
        self.parts: dict[int, int] = {}  # checksums, by the number of a part's first match

    def begin(self, plan: str) -> None:
        """An empty folder is nothing begun: a run can end before its plan is written."""
        try:
            self.folder.mkdir()
        except FileExistsError:
            if not self.folder.is_dir() or any(self.folder.iterdir()):
                raise AlreadyBegun from None
        try:
            with replaced(self.folder / PLAN) as file:
                file.write(plan.encode())
        except BaseException:
            self.give_up()
            raise

    def resume(self, plan: str) -> None:
        """Go on with what is there; a part that was damaged is thrown away."""
        try:
            begun = (self.folder / PLAN).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            raise NothingBegun from None
        if begun != plan.encode():
            raise OtherPlan
        for path in self.folder.iterdir():
            first = path.name.partition("-")[0]
            if not first.isdecimal():
                continue
            check = crc32(path.read_bytes())
            if path == self._path(int(first), check):
                self.parts[int(first)] = check
            else:
                path.unlink()

    def keep(self, first: int, content: bytes) -> None:
        check = crc32(content)
        with replaced(self._path(first, check)) as file:
            file.write(content)
        self.parts[first] = check

    def complete(self, join: Callable[[Iterable[Path], BinaryIO], None]) -> None:
        """The file from all its parts, in their order."""
        paths = (self._path(first, self.parts[first]) for first in sorted(self.parts))
        with replaced(self.target) as file:
            join(paths, file)
        self.give_up()

    def give_up(self) -> None:
        """The plan goes last: as long as a part is there, the run can be gone on with."""
        for path in self.folder.iterdir():
            if path.name != PLAN:
                path.unlink()
        (self.folder / PLAN).unlink(missing_ok=True)
        self.folder.rmdir()

    def _path(self, first: int, check: int) -> Path:
        return self.folder / NAME.format(first=first, check=check)
