"""What `davidgoliath simulate` tells without `--out`."""

from collections.abc import Iterable
from math import isfinite

from rich.table import Table

from davidgoliath.cli.output import console
from davidgoliath.cli.tables import interval, number, table
from davidgoliath.lab.simulate import Simulation
from davidgoliath.lab.summary import Row, Summary
from davidgoliath.locales import Texts


def show(summary: Summary, plan: Simulation, texts: Texts) -> None:
    out = console()
    facts = {"matches": plan.matches, "deals": plan.deals, "players": plan.n_seats}
    out.print(texts("simulated", seed=str(plan.seed), **facts))
    out.print()
    out.print(rows(texts, "column-bot", summary.by_bot.items()))
    out.print()
    seats = ((f"{seat} {name}", row) for seat, (name, row) in enumerate(summary.seats()))
    out.print(rows(texts, "column-seat", seats))


def rows(texts: Texts, first: str, told: Iterable[tuple[str, Row]]) -> Table:
    its = table(texts, first)
    for key in ("column-points", "column-interval", "column-spread"):
        its.add_column(texts(key), justify="right")
    for key in ("column-wins", "column-interval"):
        its.add_column(texts(key), justify="right")
    for name, row in told:
        spread = row.points.spread
        its.add_row(
            name,
            *interval(texts, row.points),
            number(texts, spread, 2) if isfinite(spread) else "",
            *interval(texts, row.wins, percent=True),
        )
    return its
