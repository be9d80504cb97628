"""Every match of a file checked, and every bad one reported."""

from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.fairness import Fairness, check_fairness
from davidgoliath.records.lines import lines, read_line
from davidgoliath.records.record import Record


class Verdict(NamedTuple):
    line: int  # both counted from 1
    match: int
    outcome: Fairness | BadRecord
    record: Record | None


def verify_lines(file: BinaryIO) -> Iterator[Verdict]:
    for match, line in enumerate(lines(file), 1):
        try:
            record = read_line(line)
            yield Verdict(line.number, match, check_fairness(record), record)
        except BadRecord as error:
            yield Verdict(line.number, match, error, None)
