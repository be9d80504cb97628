"""What a section of the page is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from davidgoliath.lab.report.plots import Plot
from davidgoliath.lab.report.rows import Group
from davidgoliath.lab.report.written import Write


class Table(NamedTuple):
    """Rows with their values and intervals."""

    label: str  # above the first column
    value: str  # above the second
    groups: Sequence[Group]
    write: Write


@dataclass(frozen=True, slots=True)
class Section:
    name: str  # of its place on the page and of its picture
    title: str
    findings: Sequence[str]
    plot: Plot
    alt: str
    tables: Sequence[Table]
