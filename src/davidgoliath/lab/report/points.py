"""Sections on points: of all, by seat, and by what colours count."""

from functools import partial

from davidgoliath.lab.estimates import Estimate, mean, share
from davidgoliath.lab.figures import CLASS, Figures
from davidgoliath.lab.report import plots
from davidgoliath.lab.report.parts import Section, Table
from davidgoliath.lab.report.rows import Group, Row
from davidgoliath.lab.report.shown import Shown
from davidgoliath.lab.report.written import percents, points


def points_in_a_deal(shown: Shown) -> Section:
    texts = shown.texts

    def name(place: int) -> str:
        return texts("report-range", low=CLASS * place, high=CLASS * place + CLASS - 1)

    def rows(_: int, its: Figures) -> list[Row]:
        made = its.classes[: its.made[-1] + 1]
        return [Row(name(place), share(found)) for place, found in enumerate(made)]

    def finding(n_seats: int, its: Figures) -> str:
        most = max(its.made, key=lambda place: its.classes[place].total)
        return texts(
            "report-points-finding",
            players=n_seats,
            points=points(texts, mean(its.points)).both,
            least=CLASS * most,
            most=CLASS * most + CLASS - 1,
            share=percents(texts, share(its.classes[most])).both,
        )

    groups = shown.groups(rows)
    means = [
        Row(group.title, mean(its.points))
        for group, its in zip(groups, shown.figures.values(), strict=True)
    ]
    along = shown.points(texts("report-points-axis"))
    upright = shown.shares(texts("report-points-share"))
    return Section(
        name="points",
        title=texts("report-points"),
        findings=shown.findings(finding),
        plot=partial(plots.columns, along, upright, groups, CLASS),
        alt=texts("report-points-alt"),
        tables=[
            Table(texts("report-players"), texts("report-mean"), [Group("", means)], points),
            Table(texts("report-column-points"), upright.label, groups, percents),
        ],
    )


def points_by_seat(shown: Shown) -> Section:
    texts = shown.texts

    def name(n_seats: int, seat: int) -> str:
        if n_seats in shown.bots:
            return texts("report-seat-of", seat=seat, bot=shown.bots[n_seats][seat])
        return texts("report-seat", seat=seat)

    def rows(n_seats: int, its: Figures) -> list[Row]:
        return [Row(name(n_seats, seat), mean(found)) for seat, found in enumerate(its.by_seat)]

    def finding(n_seats: int, its: Figures) -> str:
        order = sorted(range(n_seats), key=lambda seat: its.by_seat[seat].total)
        least, most = mean(its.by_seat[order[0]]), mean(its.by_seat[order[-1]])
        key = "report-seats-finding" if _are_apart(least, most) else "report-seats-alike"
        return texts(
            key,
            players=n_seats,
            least=points(texts, least).both,
            least_seat=order[0],
            most=points(texts, most).both,
            most_seat=order[-1],
        )

    groups = shown.groups(rows)
    return Section(
        name="seats",
        title=texts("report-seats"),
        findings=shown.findings(finding),
        plot=partial(plots.dots, shown.points(texts("report-mean-axis")), groups),
        alt=texts("report-seats-alt"),
        tables=[Table(texts("report-column-seat"), texts("report-mean"), groups, points)],
    )


def points_by_colours(shown: Shown) -> Section:
    texts = shown.texts
    labels = (
        texts("report-full-points"),
        texts("report-third-points"),
        texts("report-full-piles"),
        texts("report-third-piles"),
        texts("report-full-worth"),
        texts("report-third-worth"),
    )

    def rows(_: int, its: Figures) -> list[Row]:
        found = (
            mean(its.full.points),
            mean(its.third.points),
            mean(its.full.piles),
            mean(its.third.piles),
            mean(its.full.worth),
            mean(its.third.worth),
        )
        return [Row(label, one) for label, one in zip(labels, found, strict=True)]

    def finding(n_seats: int, its: Figures) -> str:
        return texts(
            "report-colours-finding",
            players=n_seats,
            full=points(texts, mean(its.full.points)).both,
            third=points(texts, mean(its.third.points)).both,
        )

    groups = shown.groups(rows)
    names = texts("report-full"), texts("report-third")
    return Section(
        name="colours",
        title=texts("report-colours"),
        findings=shown.findings(finding),
        plot=partial(plots.bars, shown.points(texts("report-mean-axis")), groups, names),
        alt=texts("report-colours-alt"),
        tables=[Table(texts("report-column-colours"), texts("report-mean"), groups, points)],
    )


def _are_apart(least: Estimate | None, most: Estimate | None) -> bool:
    """Whether their intervals leave room between them."""
    ends = [its.interval for its in (least, most) if its is not None and its.interval is not None]
    return len(ends) == 2 and ends[0].high < ends[1].low
