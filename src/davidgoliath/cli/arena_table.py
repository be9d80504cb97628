"""The result of `davidgoliath arena`, as tables or as JSON."""

import json
from collections.abc import Iterator, Sequence
from math import isfinite

from rich.table import Table

from davidgoliath.cli.output import console
from davidgoliath.cli.tables import interval, number, table
from davidgoliath.lab.arena import Arena
from davidgoliath.lab.comparison import Comparison, Row, deals_needed
from davidgoliath.locales import Texts

Seconds = Sequence[float | None]  # of a choice, by bot


def show(
    arena: Arena, comparison: Comparison, seconds: Seconds, until: float | None, texts: Texts
) -> None:
    out = console()
    out.print(
        texts(
            "compared",
            deals=comparison.deals,
            players=arena.n_seats,
            seed=str(arena.seed),
            field=arena.field,
        )
    )
    out.print()
    out.print(bots_table(arena, comparison, seconds, texts))
    if arena.pairs:
        out.print()
        out.print(differences_table(arena, comparison, texts))
    out.print()
    for sentence in explanations(arena, comparison, until, texts):
        out.print(sentence)


def explanations(
    arena: Arena, comparison: Comparison, until: float | None, texts: Texts
) -> Iterator[str]:
    yield texts("thinking-explained")
    needed = deals_needed(comparison.rows[0].less_others)
    if arena.pairs:
        yield texts("needed-explained")
    elif needed is not None:
        yield texts("needed", field=arena.field, bot=arena.bots[0], deals=needed)
    if until is not None:
        key = "until-reached" if comparison.is_within(until) else "until-missed"
        yield texts(key, deals=comparison.deals, points=texts.decimal(until, 2))


def bots_table(arena: Arena, comparison: Comparison, seconds: Seconds, texts: Texts) -> Table:
    its = table(texts, "column-bot")
    add_columns(its, texts, "column-points", "column-interval")
    add_strength(its, texts)
    for bot, row, thought in zip(arena.bots, comparison.rows, seconds, strict=True):
        its.add_row(bot, *interval(texts, row.points), *strength(texts, row, thought))
    return its


def add_columns(its: Table, texts: Texts, *keys: str) -> None:
    for key in keys:
        its.add_column(texts(key), justify="right")


def add_strength(its: Table, texts: Texts) -> None:
    """The columns of `strength`."""
    add_columns(its, texts, "column-less-others", "column-interval")
    add_columns(its, texts, "column-deals-won", "column-interval", "column-thinking")


def strength(texts: Texts, row: Row, thought: float | None) -> tuple[str, ...]:
    return (
        *interval(texts, row.less_others),
        *interval(texts, row.wins, percent=True),
        "" if thought is None else number(texts, 1000 * thought, 3),
    )


def differences_table(arena: Arena, comparison: Comparison, texts: Texts) -> Table:
    its = table(texts, "column-difference")
    add_columns(its, texts, "column-less-others", "column-interval", "column-needed")
    for (one, other), its_difference in zip(arena.pairs, comparison.differences, strict=True):
        needed = deals_needed(its_difference)
        its.add_row(
            texts("difference", one=one, other=other),
            *interval(texts, its_difference),
            "" if needed is None else number(texts, needed, 0),
        )
    return its


def json_of(arena: Arena, comparison: Comparison, seconds: Seconds) -> str:
    rows = zip(arena.bots, comparison.rows, seconds, strict=True)
    return json.dumps(
        {
            "players": arena.n_seats,
            "seed": arena.seed,
            "field": arena.field,
            "rows": [json_row(*row) for row in rows],
        }
    )


def json_row(bot: str, row: Row, seconds: float | None) -> dict[str, str | float | None]:
    mean, half = row.less_others.mean, row.less_others.half_width
    known = isfinite(half)
    return {
        "bot": bot,
        "deals": row.points.count,
        "points": row.points.mean,
        "less_others": mean,
        "low": mean - half if known else None,
        "high": mean + half if known else None,
        "win_share": row.wins.mean,
        "ms": None if seconds is None else 1000 * seconds,
    }
