"""What `davidgoliath ladder` asks for, played table by table."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from davidgoliath.bots import BotFailed
from davidgoliath.cli import options as checked
from davidgoliath.cli.arena_bots import names, seating
from davidgoliath.cli.arena_watch import MOST_DEALS, executor, thought, watched
from davidgoliath.cli.ladder_table import explain, json_of, show
from davidgoliath.lab.arena import Arena
from davidgoliath.lab.foreign import Seating
from davidgoliath.lab.ladder import (
    FIELDS,
    LADDER,
    QUICK_SEED,
    SEED,
    Rung,
    Standing,
    chosen,
    deals_for,
    in_order,
    newcomers,
)
from davidgoliath.locales import Texts
from davidgoliath.rules.cards import FEWEST_PLAYERS, MOST_PLAYERS, check_players

ALL = "all"


@dataclass(frozen=True, slots=True)
class Plan:
    rungs: tuple[Rung, ...]
    players: tuple[int, ...]
    seed: int
    deals: int | None  # for every row; None: as many as it costs
    quick: bool
    named: Seating

    def arena(self, rung: Rung, field: str, n_seats: int) -> Arena:
        deals = self.deals or deals_for(rung, field, quick=self.quick)
        return Arena((rung.name,), field, n_seats, deals, self.seed, self.named)


def run(options: Namespace, texts: Texts) -> int:
    plan, finished, failed = planned(options), list[list[Standing]](), None
    try:
        for standings in tables(plan, texts):
            finished.append(standings)
            if not options.json:
                show(standings, texts)
    except BotFailed as error:
        failed = error
    if options.json:
        print(json_of(finished, texts, seed=plan.seed, quick=plan.quick))
    elif finished:
        explain(texts)
    if failed is not None:
        raise failed
    return 0


def planned(options: Namespace) -> Plan:
    bots = () if options.bots is None else names(options.bots)
    known_seed = QUICK_SEED if options.quick else SEED
    return Plan(
        rungs=chosen(bots),
        players=players(options.players),
        seed=known_seed if options.seed is None else checked.seed(options.seed),
        deals=options.deals and checked.count("--deals", options.deals, most=MOST_DEALS),
        quick=options.quick,
        named=seating(newcomers(bots), options),
    )


def players(value: str) -> tuple[int, ...]:
    """`3,5` or `all`; each once, in order."""
    if value == ALL:
        return tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    numbers = {checked.whole_number("--players", each.strip()) for each in value.split(",")}
    for number in numbers:
        check_players(number)
    return tuple(sorted(numbers))


def tables(plan: Plan, texts: Texts) -> Iterator[list[Standing]]:
    """Each when it is finished; if a bot fails, what was played of the last one too."""
    for n_seats in plan.players:
        for field in FIELDS:
            standings: list[Standing] = []
            try:
                standings.extend(climbed(plan, field, n_seats, texts))
            except BotFailed:
                if standings:
                    yield in_order(standings)
                raise
            yield in_order(standings)


def climbed(plan: Plan, field: str, n_seats: int, texts: Texts) -> Iterator[Standing]:
    """Newcomers first: if one of them fails, nobody has waited long."""
    for rung in sorted(plan.rungs, key=LADDER.__contains__):
        arena = plan.arena(rung, field, n_seats)
        told = texts("climbing", players=n_seats, field=field, bot=rung.name)
        known, failed = watched(rung.compare(arena, executor(arena)), arena.deals, told)
        if known is not None:
            seconds = thought(arena, rung.name, known) if rung.is_bot else None
            yield Standing(rung, arena, known.rows[0], seconds)
        if failed is not None:
            raise failed
