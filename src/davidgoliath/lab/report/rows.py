"""Estimates with their names, as plots and tables show them."""

from collections.abc import Sequence
from typing import NamedTuple

from davidgoliath.lab.estimates import Estimate


class Row(NamedTuple):
    label: str
    estimate: Estimate | None  # None: there is no such case


class Group(NamedTuple):
    """Rows of one number of players."""

    title: str
    rows: Sequence[Row]
    equal_share: float | None = None  # what every row would have if all had the same
