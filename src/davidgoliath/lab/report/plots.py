"""Plots of groups of rows.  A value without an interval is hollow, without a value is nothing."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple, TypeAlias

from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, MultipleLocator, NullLocator

from davidgoliath.lab.estimates import Estimate
from davidgoliath.lab.report.rows import Group, Row
from davidgoliath.lab.report.style import INK, INK_2, LINE, PALE, PANEL, ROW, SMALL, stacked

Plot: TypeAlias = Callable[[], Figure]  # drawn when and as it is wanted
TITLE = 0.38  # inches
COLUMNS, COLUMNS_ALONE = 1.3, 2.1  # inches
TWENTIES = 20  # points between ticks
PLAIN_STEPS = [1, 2, 5, 10]
RIGHT_OF_ROWS = 1.04  # as part of the width of the axes
FEWEST_TICKS = 2
BELOW_A_BAR = 0.38  # as part of a row


class Scale(NamedTuple):
    """What an axis measures, and how a value of it is written."""

    label: str
    tick: Callable[[float], str]
    write: Callable[[Estimate], str]


def dots(along: Scale, groups: Sequence[Group], *, log: bool = False) -> Figure:
    """A row a value, with its interval; the value in digits at its right.  Logarithms of shares."""
    figure, panels = stacked([ROW * len(group.rows) + TITLE for group in groups])
    for axes, group in zip(panels, groups, strict=True):
        axes.set_title(group.title)
        _name_rows(axes, [row.label for row in group.rows])
        if group.equal_share is not None:
            axes.axvline(group.equal_share, color=INK_2, linewidth=1, dashes=(3, 2), clip_on=False)
        for place, row in enumerate(group.rows):
            if row.estimate is not None:
                _dot(axes, along, row.estimate, place, log=log)
    lowest = panels[-1]
    if log:
        lowest.set_xscale("log")
        low, high = lowest.get_xlim()
        lowest.set_xlim(10 ** floor(log10(low)), min(10 ** ceil(log10(high)), 1))
        lowest.xaxis.set_major_locator(LogLocator(numticks=3))
    else:
        few = MaxNLocator(3, min_n_ticks=FEWEST_TICKS, steps=PLAIN_STEPS)
        lowest.xaxis.set_major_locator(few)
    _measure(lowest.xaxis, along)
    return figure


def columns(along: Scale, upright: Scale, groups: Sequence[Group], width: int) -> Figure:
    """Shares of classes of this width, from 0 on."""
    figure, panels = stacked([COLUMNS if groups[1:] else COLUMNS_ALONE for _ in groups])
    for axes, group in zip(panels, groups, strict=True):
        axes.set_title(group.title)
        for place, row in enumerate(group.rows):
            if row.estimate is not None:
                _column(axes, row.estimate, width * (place + 0.5), 0.86 * width)
        axes.yaxis.set_major_locator(MaxNLocator(2))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: upright.tick(value)))
        axes.tick_params(axis="y", labelcolor=INK_2, labelsize=SMALL)
        axes.grid(axis="y", clip_on=False)
        axes.set_axisbelow(True)
    panels[0].set_title(upright.label, loc="right", color=INK_2, size=SMALL, weight="normal")
    panels[-1].set_xlim(left=0)
    panels[-1].xaxis.set_major_locator(MultipleLocator(TWENTIES))
    _measure(panels[-1].xaxis, along)
    return figure


def bars(along: Scale, groups: Sequence[Group], names: Sequence[str]) -> Figure:
    """A bar a group, of two pieces end to end: the first two rows."""
    figure, (axes,) = stacked([(1.6 * len(groups) + len(names)) * ROW])
    _name_rows(axes, [group.title for group in groups])
    for place, group in enumerate(groups):
        _bar(axes, along, group.rows[:2], place)
    axes.legend(
        handles=[Patch(color=INK, label=names[0]), Patch(color=PALE, label=names[1])],
        loc="lower left",
        bbox_to_anchor=(0, 1),
        frameon=False,
        borderpad=0,
        handlelength=1,
    )
    axes.set_xlim(left=0)
    axes.xaxis.set_major_locator(MaxNLocator(4, steps=PLAIN_STEPS))
    _measure(axes.xaxis, along)
    return figure


def _name_rows(axes: Axes, labels: Sequence[str]) -> None:
    places = range(len(labels))
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    across = axes.get_yaxis_transform()
    axes.hlines(places, 0, 1, LINE, linewidth=0.8, zorder=0, transform=across, clip_on=False)


def _dot(axes: Axes, along: Scale, estimate: Estimate, place: int, *, log: bool) -> None:
    across = axes.get_yaxis_transform()
    axes.text(RIGHT_OF_ROWS, place, along.write(estimate), transform=across, va="center")
    if log and not estimate.value:
        return
    if estimate.interval:
        _line(axes, estimate.interval, (place, place))
    face = INK if estimate.interval else PANEL
    axes.plot(estimate.value, place, "o", color=INK, markerfacecolor=face, ms=5.5, clip_on=False)


def _column(axes: Axes, share: Estimate, middle: float, width: float) -> None:
    face = PALE if share.interval else "none"
    axes.bar(middle, share.value, width, color=face, edgecolor=INK, linewidth=0.8, clip_on=False)
    if share.interval:
        _line(axes, (middle, middle), share.interval)


def _bar(axes: Axes, along: Scale, rows: Sequence[Row], place: int) -> None:
    start = 0.0
    for row, colour, on in zip(rows, (INK, PALE), (PANEL, INK), strict=True):
        if row.estimate is None:
            continue
        value, interval = row.estimate
        axes.barh(place, value, 0.62, start, color=colour, clip_on=False)
        if interval:
            low, high = interval
            _line(axes, (start + low, start + high), (place + BELOW_A_BAR, place + BELOW_A_BAR))
        text = along.write(row.estimate)
        axes.text(start + value / 2, place, text, color=on, ha="center", va="center")
        start += value


def _line(axes: Axes, along: tuple[float, float], upright: tuple[float, float]) -> None:
    """It ends where the interval does."""
    axes.plot(along, upright, color=INK, linewidth=2, solid_capstyle="butt", clip_on=False)


def _measure(axis: Axis, scale: Scale) -> None:
    axis.axes.set_xlabel(scale.label, loc="left")
    axis.set_minor_locator(NullLocator())
    axis.set_major_formatter(FuncFormatter(lambda value, _: scale.tick(value)))
