"""The table of `./do bench peers`: Markdown, so that it can be printed and kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Row:
    package: str
    version: str
    game: str
    way: str
    decisions: float  # a deal
    rates: Sequence[float]  # decisions a second, by round


def table(rows: Sequence[Row], ours: Sequence[Row]) -> str:
    """Every row's rate, and how many times as many decisions each of our rows makes."""
    heads = ["package", "game", "driven", "decisions a deal", "decisions a second", "rounds"]
    cells = [[*heads, *(f"{row.way} makes" for row in ours)]]
    for row in rows:
        words = [f"{row.package} {row.version}", row.game, row.way]
        rates = [round_to(3, rate) for rate in (median(row.rates), min(row.rates), max(row.rates))]
        numbers = [f"{row.decisions:.1f}", rates[0], f"{rates[1]} to {rates[2]}"]
        cells.append([*words, *numbers, *(f"{times(our, row)} times" for our in ours)])
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rule = ["-" * width for width in widths]
    return "\n".join(line(some, widths) for some in (cells[0], rule, *cells[1:]))


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
    return f"| {' | '.join(padded)} |"


def times(ours: Row, other: Row) -> str:
    """The median of the rounds' ratios, since both were measured in each round."""
    ratios = [mine / its for mine, its in zip(ours.rates, other.rates, strict=True)]
    return round_to(2, median(ratios))


def round_to(digits: int, number: float) -> str:
    """As many digits as mean something."""
    rounded = float(f"{number:.{digits}g}")
    return f"{rounded:,.0f}" if rounded >= 10 ** (digits - 1) else f"{rounded:.{digits}g}"
