"""Matches between bots: the same seed gives the same matches, whoever plays them where."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from davidgoliath import kernel
from davidgoliath.bots import Bot, SeatedBot, bot_named, play_deal
from davidgoliath.encoding import card_at, indices_of
from davidgoliath.kernel import Matches
from davidgoliath.kernel.arguments import POLICIES
from davidgoliath.records import Player, Record
from davidgoliath.records.seed import seed_of_deal
from davidgoliath.rules import Match, ResearchDeals

DEALS_BY_KERNEL = 1 << 14  # in a shard
DEALS_BY_BOTS = 1 << 6


@dataclass(frozen=True, slots=True)
class Simulation:
    bots: Sequence[str]  # by seat
    deals: int  # in each match
    matches: int
    seed: int
    named: Callable[[str], Bot] = bot_named  # who plays under a name

    @property
    def n_seats(self) -> int:
        return len(self.bots)

    @property
    def is_for_kernel(self) -> bool:
        """Whether the kernel plays like all of these bots."""
        return all(name in POLICIES for name in self.bots)


@dataclass(frozen=True, slots=True)
class Shard:
    """Matches that are played in one go; they depend on no others."""

    first: int
    matches: int


def matches_in_shard(plan: Simulation) -> int:
    return max(1, (DEALS_BY_KERNEL if plan.is_for_kernel else DEALS_BY_BOTS) // plan.deals)


def shards(plan: Simulation, matches: int | None = None) -> Iterator[Shard]:
    """Of so many matches each, or of the number that is right for files."""
    size = matches or matches_in_shard(plan)
    for first in range(0, plan.matches, size):
        yield Shard(first, min(size, plan.matches - first))


def played(plan: Simulation, shard: Shard, *, with_plays: bool = True) -> Matches:
    """The matches of one shard, on one processor."""
    if not plan.is_for_kernel:
        return _by_bots(plan, shard)
    return kernel.play_matches(
        plan.n_seats,
        plan.seed,
        shard.first,
        shard.matches,
        length=plan.deals,
        policies=plan.bots,
        threads=1,
        with_plays=with_plays,
    )


def simulate(plan: Simulation) -> Iterator[Record]:
    """One match after the other; nothing of the earlier ones is kept."""
    for number in range(plan.matches):
        yield play_match(plan, number)


def play_match(plan: Simulation, number: int) -> Record:
    """The match of this number, from 0; it depends on no other one."""
    return record_of(plan, number, played(plan, Shard(number, 1)).plays[0].tolist())


def record_of(plan: Simulation, number: int, plays: Sequence[Sequence[int]]) -> Record:
    """The match of this number from its cards, deal by deal, each checked by the rules."""
    deals = ResearchDeals(plan.seed, plan.n_seats, first=number * plan.deals)
    match = Match.start(plan.n_seats, deals.first_dealer, plan.deals)
    for deal, cards in enumerate(plays):
        match = match.next_deal(deals.hands(deal))
        for card in cards:
            match = match.play(card_at(card, plan.n_seats))
    return Record(
        players=players(plan),
        match=match,
        deal_extra=tuple(seed_of_deal(deals, deal) for deal in range(len(plays))),
    )


def players(plan: Simulation) -> tuple[Player, ...]:
    return tuple(Player(f"{name} {seat}", name) for seat, name in enumerate(plan.bots))


def _by_bots(plan: Simulation, shard: Shard) -> Matches:
    matches = [_match_by_bots(plan, shard.first + match) for match in range(shard.matches)]
    deals = [match.deals for match in matches]
    plays = [
        [indices_of((p.card for trick in deal.tricks for p in trick), plan.n_seats) for deal in its]
        for its in deals
    ]
    return Matches(
        dealers=np.array([[deal.dealer for deal in its] for its in deals], np.uint8),
        scores=np.array([[deal.scores for deal in its] for its in deals], np.int16),
        plays=np.array(plays, np.uint8),
    )


def _match_by_bots(plan: Simulation, number: int) -> Match:
    bots = [
        SeatedBot(name, plan.named(name), Random(f"{plan.seed}/{number}/{seat}"))
        for seat, name in enumerate(plan.bots)
    ]
    deals = ResearchDeals(plan.seed, plan.n_seats, first=number * plan.deals)
    match = Match.start(plan.n_seats, deals.first_dealer, plan.deals)
    for deal in range(plan.deals):
        match = play_deal(match.next_deal(deals.hands(deal)), bots)
    return match
