"""The tables of `davidgoliath ladder`, each with the commands that print its rows again."""

import json
from collections.abc import Sequence
from itertools import pairwise
from shlex import join
from typing import TypeAlias

from rich.table import Table
from rich.text import Text

from davidgoliath.cli.arena_table import add_columns, add_strength, json_row, strength
from davidgoliath.cli.output import console
from davidgoliath.cli.tables import number, table
from davidgoliath.lab.foreign import LIMIT, Seating, is_foreign
from davidgoliath.lab.ladder import Standing, Step, step
from davidgoliath.locales import Texts

Standings: TypeAlias = Sequence[Standing]  # of one field and one number of players


def show(standings: Standings, texts: Texts) -> None:
    out, arena = console(), standings[0].arena
    others, seed = arena.n_seats - 1, str(arena.seed)
    out.print(
        Text(
            texts(
                "ladder-field", players=arena.n_seats, others=others, field=arena.field, seed=seed
            ),
            "bold",
        )
    )
    out.print()
    out.print(standings_table(standings, texts))
    out.print()
    out.print(texts("ladder-order", order=order(standings)))
    out.print(texts("ladder-again"))
    for standing in standings:
        out.print(Text(command(standing, texts), "dim"), soft_wrap=True)
    out.print()


def explain(texts: Texts) -> None:
    out = console()
    out.print(texts("thinking-explained"))
    out.print(texts("ladder-order-explained"))


def standings_table(standings: Standings, texts: Texts) -> Table:
    its = table(texts, "column-bot")
    add_columns(its, texts, "column-deals")
    add_strength(its, texts)
    for rung, _, row, seconds in standings:
        deals = number(texts, row.points.count, 0)
        its.add_row(rung.name, deals, *strength(texts, row, seconds))
    return its


def order(standings: Standings) -> str:
    """`random < greedy ≈ flat:30`: which neighbours are apart."""
    steps = [f" {step(*pair).value} {pair[1].rung.name}" for pair in pairwise(standings)]
    return "".join((standings[0].rung.name, *steps))


def command(standing: Standing, texts: Texts) -> str:
    """What prints this row again; what `arena` does anyway is left out."""
    name, its = standing.rung.name, standing.arena
    words = ["arena" if standing.rung.is_bot else "ladder", "--bots", name]
    if standing.rung.is_bot and its.field != "greedy":
        words += ["--field", its.field]
    if its.n_seats != 4:
        words += ["--players", str(its.n_seats)]
    words += ["--deals", str(its.deals), "--seed", str(its.seed)]
    if is_foreign(name) and isinstance(its.named, Seating) and its.named.limit != LIMIT:
        words += ["--limit", f"{its.named.limit:g}"]
    return texts("command", words=join(words))


def json_of(tables: Sequence[Standings], texts: Texts, *, seed: int, quick: bool) -> str:
    told = [
        {
            "players": standings[0].arena.n_seats,
            "field": standings[0].arena.field,
            "rows": json_rows(standings, texts),
        }
        for standings in tables
    ]
    return json.dumps({"seed": seed, "quick": quick, "tables": told})


def json_rows(standings: Standings, texts: Texts) -> list[dict[str, str | float | None]]:
    apart = [None, *(step(*pair) is not Step.LEVEL for pair in pairwise(standings))]
    return [
        json_row(its.rung.name, its.row, its.seconds)
        | {"apart": is_apart, "command": command(its, texts)}
        for its, is_apart in zip(standings, apart, strict=True)
    ]
