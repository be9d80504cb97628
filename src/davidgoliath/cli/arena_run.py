"""What `davidgoliath arena` asks for, played on all processors."""

import re
from argparse import Namespace

from davidgoliath.cli import options as checked
from davidgoliath.cli.arena_bots import names, seating
from davidgoliath.cli.arena_table import json_of, show
from davidgoliath.cli.arena_watch import MOST_DEALS, executor, thought, watched
from davidgoliath.cli.refused import Refused
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.locales import Texts

POINTS = re.compile(r"(?:±|\+-)?([0-9]{1,3}(?:\.[0-9]{1,6})?)")


def run(options: Namespace, texts: Texts) -> int:
    arena = planned(options)
    until = None if options.until is None else points(options.until)
    results = comparisons(arena, executor(arena), until)
    comparison, failed = watched(results, arena.deals, texts("comparing"))
    if comparison is not None:
        seconds = [thought(arena, bot, comparison) for bot in arena.bots]
        if options.json:
            print(json_of(arena, comparison, seconds))
        else:
            show(arena, comparison, seconds, until, texts)
    if failed is not None:
        raise failed
    return 0


def planned(options: Namespace) -> Arena:
    if options.bots is None:
        raise Refused("value-missing", option="--bots")
    bots = names(options.bots)
    return Arena(
        bots=bots,
        field=options.field,
        n_seats=checked.players(options),
        deals=checked.count("--deals", options.deals, most=MOST_DEALS),
        seed=checked.seed(options.seed),
        named=seating((*bots, options.field), options),
    )


def points(value: str) -> float:
    """`0.5`, `±0.5` and `+-0.5` say the same."""
    found = POINTS.fullmatch(value)
    if found is None or float(found[1]) == 0:
        raise Refused("wrong-until", value=value)
    return float(found[1])
