"""`davidgoliath simulate`: matches between bots, as records or as a table."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from davidgoliath.cli import options as checked
from davidgoliath.cli.output import console, error_console, whole_file
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.lab.simulate import Simulation, simulate
from davidgoliath.lab.statistics import Sample
from davidgoliath.lab.summary import Row, Summary
from davidgoliath.locales import Texts
from davidgoliath.records import Record, record_line

MOST_MATCHES = 10**15  # so that every deal has a number of 64 bits
NAME = "simulate"
HELP = "let bots play many matches; the same seed gives the same bytes"
EXAMPLES = """\
examples:
  davidgoliath simulate --bots greedy,random,random --matches 1000
  davidgoliath simulate --players 5 --deals 1 --matches 500 --seed 7 --out five.jsonl
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", help="3 to 6 (default: as many as bots are named, or 4)")
    parser.add_argument("--deals", default=checked.FULL, help="in each match: 1 to 60, or full")
    parser.add_argument("--matches", default="100", help="how many (default 100)")
    parser.add_argument("--seed", default="1", help="a whole number (default 1)")
    parser.add_argument("--bots", default="random", help="one name for all, or one for each seat")
    parser.add_argument("--out", metavar="FILE", help="write (or replace) a file of records")


def run(options: Namespace, texts: Texts) -> int:
    plan = planned(options)
    records = with_progress(simulate(plan), plan.matches, texts)
    if options.out is not None:
        write(records, options.out)
        print(texts("written-to", file=options.out), file=sys.stderr)
    else:
        summary = Summary(plan.bots)
        for record in records:
            summary.add(record.match)
        show(summary, plan, texts)
    return 0


def planned(options: Namespace) -> Simulation:
    named = len(options.bots.split(","))
    n_seats = checked.players(options) if options.players else (named if named > 1 else 4)
    return Simulation(
        bots=checked.bots(options.bots, n_seats),
        deals=checked.deals(options.deals, n_seats),
        matches=checked.count("--matches", options.matches, most=MOST_MATCHES),
        seed=checked.seed(options.seed),
    )


def with_progress(records: Iterable[Record], total: int, texts: Texts) -> Iterator[Record]:
    """The same records, and a bar while they come if somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        yield from bar.track(records, total=total, description=texts("simulating"))


def write(records: Iterable[Record], name: str) -> None:
    try:
        with whole_file(name) as file:
            file.writelines(f"{record_line(record)}\n" for record in records)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("cannot-write", REFUSED, file=name, problem=error) from error


def show(summary: Summary, plan: Simulation, texts: Texts) -> None:
    out = console()
    facts = {"matches": plan.matches, "deals": plan.deals, "players": len(plan.bots)}
    out.print(texts("simulated", seed=str(plan.seed), **facts))
    out.print()
    out.print(table(texts, "column-bot", summary.by_bot.items()))
    out.print()
    seats = ((f"{seat} {name}", row) for seat, (name, row) in enumerate(summary.seats()))
    out.print(table(texts, "column-seat", seats))


def table(texts: Texts, first: str, rows: Iterable[tuple[str, Row]]) -> Table:
    its = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    its.add_column(texts(first))
    for key in ("column-points", "column-interval", "column-spread"):
        its.add_column(texts(key), justify="right")
    for key in ("column-wins", "column-interval"):
        its.add_column(texts(key), justify="right")
    for name, row in rows:
        points, wins = row.points, row.wins
        its.add_row(
            name,
            number(texts, points.mean, 2),
            half_width(texts, points, 1, 2),
            number(texts, points.spread, 2) if points.count > 1 else "",
            percent(texts, wins),
            half_width(texts, wins, 100, 1),
        )
    return its


def number(texts: Texts, value: float, digits: int) -> str:
    return texts("number", value=texts.decimal(value, digits))


def percent(texts: Texts, wins: Sample) -> str:
    return texts("percent", value=texts.decimal(100 * wins.mean, 1))


def half_width(texts: Texts, sample: Sample, scale: int, digits: int) -> str:
    """Nothing where one value alone cannot tell."""
    return number(texts, scale * sample.half_width, digits) if sample.count > 1 else ""
