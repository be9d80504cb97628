"""Tables of numbers, each mean with its interval."""

from math import isfinite

from rich.table import Table

from davidgoliath.lab.statistics import Moments
from davidgoliath.locales import Texts


def table(texts: Texts, first: str) -> Table:
    """The first column says what a row is of."""
    its = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    its.add_column(texts(first), no_wrap=True)
    return its


def number(texts: Texts, value: float, digits: int) -> str:
    return texts("number", value=texts.decimal(value, digits))


def interval(texts: Texts, values: Moments, *, percent: bool = False) -> tuple[str, str]:
    """The mean, and to plus or minus what it is known; nothing where one value cannot tell."""
    scale, digits = (100, 1) if percent else (1, 2)
    mean = texts.decimal(scale * values.mean, digits)
    half = scale * values.half_width
    return (
        texts("percent" if percent else "number", value=mean),
        number(texts, half, digits) if isfinite(half) else "",
    )
