"""Sections on wins: by position in the first trick, and by the longest colour dealt."""

from functools import partial

from davidgoliath.lab.estimates import share
from davidgoliath.lab.figures import LENGTHS, LONGEST, Figures, cards_of_a_colour
from davidgoliath.lab.report import plots
from davidgoliath.lab.report.parts import Section, Table
from davidgoliath.lab.report.rows import Group, Row
from davidgoliath.lab.report.shown import Shown
from davidgoliath.lab.report.written import number, percents


def wins_by_position(shown: Shown) -> Section:
    texts = shown.texts

    def name(position: int) -> str:
        return (
            texts("report-position", position=position + 1) if position else texts("report-leads")
        )

    def finding(n_seats: int, its: Figures) -> str:
        return texts(
            "report-positions-finding",
            players=n_seats,
            first=percents(texts, share(its.by_position[0])).both,
            last=percents(texts, share(its.by_position[-1])).both,
            equal=texts("percent", value=number(texts, 100 / n_seats, 2)),
        )

    groups = shown.groups(
        lambda _, its: [
            Row(name(position), share(found)) for position, found in enumerate(its.by_position)
        ],
        equal_share=True,
    )
    return Section(
        name="positions",
        title=texts("report-positions"),
        findings=shown.findings(finding),
        plot=_dots(shown, groups),
        alt=texts("report-positions-alt"),
        tables=[_table(shown, texts("report-column-position"), groups)],
    )


def wins_by_longest(shown: Shown) -> Section:
    texts = shown.texts

    def is_more(n_seats: int, length: int) -> bool:
        return length == LONGEST and cards_of_a_colour(n_seats) > LONGEST

    def number_of(n_seats: int, length: int) -> str:
        more = is_more(n_seats, length)
        return texts("report-at-least", number=length) if more else str(length)

    def name(n_seats: int, length: int) -> str:
        more = is_more(n_seats, length)
        return texts("report-cards-up" if more else "report-cards", number=length)

    def finding(n_seats: int, its: Figures) -> str:
        shares = dict(zip(LENGTHS, map(share, its.by_longest), strict=True))
        known = {length: found for length, found in shares.items() if found and found.interval}
        if len(known) < 2:
            return texts("report-longest-unknown", players=n_seats)
        short, long = min(known), max(known)
        return texts(
            "report-longest-finding",
            players=n_seats,
            short=number_of(n_seats, short),
            short_share=percents(texts, known[short]).both,
            long=number_of(n_seats, long),
            long_share=percents(texts, known[long]).both,
        )

    groups = shown.groups(
        lambda n_seats, its: [
            Row(name(n_seats, length), share(found))
            for length, found in zip(LENGTHS, its.by_longest, strict=True)
        ],
        equal_share=True,
    )
    return Section(
        name="longest",
        title=texts("report-longest"),
        findings=shown.findings(finding),
        plot=_dots(shown, groups),
        alt=texts("report-longest-alt"),
        tables=[_table(shown, texts("report-column-longest"), groups)],
    )


def _dots(shown: Shown, groups: list[Group]) -> plots.Plot:
    axis = f"{shown.texts('report-wins-share')}\n{shown.texts('report-equal-share')}"
    return partial(plots.dots, shown.shares(axis), groups)


def _table(shown: Shown, column: str, groups: list[Group]) -> Table:
    return Table(column, shown.texts("report-wins-share"), groups, percents)
