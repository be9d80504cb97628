"""Matches between bots: the same seed gives the same matches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from davidgoliath.bots import SeatedBot, bot_named, play_deal
from davidgoliath.records import Player, Record
from davidgoliath.records.seed import seed_of_deal
from davidgoliath.rules import Match, ResearchDeals


@dataclass(frozen=True, slots=True)
class Simulation:
    bots: Sequence[str]  # by seat
    deals: int  # in each match
    matches: int
    seed: int


def simulate(plan: Simulation) -> Iterator[Record]:
    """One match after the other; nothing of the earlier ones is kept."""
    for number in range(plan.matches):
        yield play_match(plan, number)


def play_match(plan: Simulation, number: int) -> Record:
    """The match of this number, from 0; it depends on no other one."""
    n_seats = len(plan.bots)
    bots = [
        SeatedBot(name, bot_named(name), Random(f"{plan.seed}/{number}/{seat}"))
        for seat, name in enumerate(plan.bots)
    ]
    deals = ResearchDeals(plan.seed, n_seats, first=number * plan.deals)
    match = Match.start(n_seats, deals.first_dealer, plan.deals)
    for deal in range(plan.deals):
        match = play_deal(match.next_deal(deals.hands(deal)), bots)
    return Record(
        players=tuple(Player(f"{name} {seat}", name) for seat, name in enumerate(plan.bots)),
        match=match,
        deal_extra=tuple(seed_of_deal(deals, deal) for deal in range(plan.deals)),
    )
