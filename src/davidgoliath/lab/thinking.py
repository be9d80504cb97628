"""How long a bot thinks about a card."""

from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean
from time import perf_counter

from davidgoliath.bots import SeatedBot
from davidgoliath.encoding import card_at
from davidgoliath.lab.arena import Arena
from davidgoliath.lab.simulate import Shard, Simulation, played
from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.trick import Seat
from davidgoliath.rules.view import view_of

TIMED_DEALS = 10

Clock = Callable[[], float]


def thinking_time(arena: Arena, bot: str, clock: Clock = perf_counter) -> float | None:
    """Mean seconds of a choice between two cards or more; None if there was no such choice.

    In the first deals, from one seat each, the bot is asked again what it has played.  So it is
    its own time, also where the kernel plays in its place, and no other process of ours runs.
    """
    seconds: list[float] = []
    for number in range(min(TIMED_DEALS, arena.deals)):
        seat = number % arena.n_seats
        seconds.extend(times(arena.table(bot, seat), number, seat, clock))
    return fmean(seconds) if seconds else None


def times(table: Simulation, number: int, seat: Seat, clock: Clock) -> Iterator[float]:
    """Seconds of each choice that this seat has in the deal of this number."""
    name = table.bots[seat]
    bot = SeatedBot(name, table.named(name), Random(f"{table.seed}/{number}/{seat}"))
    deal = Deal.start(*research_deal(table.seed, number, table.n_seats))
    for card in played(table, Shard(number, 1)).plays[0, 0].tolist():
        if deal.turn == seat and len(deal.legal) > 1:
            view = view_of(deal, seat)
            began = clock()
            bot.choose(view)
            yield clock() - began
        deal = deal.play(card_at(card, table.n_seats))
