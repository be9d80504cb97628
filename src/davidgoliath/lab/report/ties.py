"""The section on ties: how often the order of play has to decide."""

from functools import partial

from davidgoliath.kernel.arguments import COLOURS
from davidgoliath.lab.estimates import Estimate, one_in, share
from davidgoliath.lab.figures import Figures, Ties
from davidgoliath.lab.report import plots
from davidgoliath.lab.report.parts import Section, Table
from davidgoliath.lab.report.rows import Row
from davidgoliath.lab.report.shown import Shown
from davidgoliath.lab.report.written import one_of, percents
from davidgoliath.locales import Texts


def ties(shown: Shown) -> Section:
    texts = shown.texts

    def tricks(n_seats: int, its: Figures) -> list[Row]:
        return [Row(name, found) for name, found in _shares(texts, n_seats, its.tricks)]

    def deals(n_seats: int, its: Figures) -> list[Row]:
        shared_win = texts("report-shared-win"), share(its.shared)
        shares = [*_shares(texts, n_seats, its.deals), shared_win]
        return [Row(name, found and one_in(found)) for name, found in shares]

    groups, axis = shown.groups(tricks), texts("report-ties-share")
    one = texts("report-one-in")
    return Section(
        name="ties",
        title=texts("report-ties"),
        findings=shown.findings(partial(_finding, texts)),
        plot=partial(plots.dots, shown.shares(axis), groups, log=True),
        alt=texts("report-ties-alt"),
        tables=[
            Table(texts("report-column-tie"), axis, groups, percents),
            Table(texts("report-column-deals"), one, shown.groups(deals), one_of),
        ],
    )


def _shares(texts: Texts, n_seats: int, its: Ties) -> list[tuple[str, Estimate | None]]:
    """Of the kinds that there can be."""
    kinds = [(texts("report-tie-highest"), its.highest), (texts("report-tie-lowest"), its.lowest)]
    if n_seats > 3:  # two pairs take four cards
        kinds.append((texts("report-tie-both"), its.both))
    if n_seats <= COLOURS:
        kinds.append((texts("report-tie-all"), its.all_equal))
    return [(name, share(found)) for name, found in kinds]


def _finding(texts: Texts, n_seats: int, its: Figures) -> str:
    sentence = texts(
        "report-ties-finding",
        players=n_seats,
        highest=percents(texts, share(its.tricks.highest)).both,
        lowest=percents(texts, share(its.tricks.lowest)).both,
    )
    if n_seats > COLOURS:
        return f"{sentence} {texts('report-all-equal-impossible')}"
    all_equal = share(its.deals.all_equal)
    deals = all_equal and one_in(all_equal)
    if deals is None:
        return f"{sentence} {texts('report-all-equal-never')}"
    return f"{sentence} {texts('report-all-equal-finding', deals=one_of(texts, deals).both)}"
