"""The ceiling of a comparison: a search that sees all hands, among bots that do not.

It is told the deal, not a view: no bot, so that no line-up can name it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.bots import SeatedBot, bot_named
from davidgoliath.bots.flat import SEED_BITS
from davidgoliath.bots.ismcts import most_visited
from davidgoliath.encoding import indices_of
from davidgoliath.lab.arena import Arena, row_of, summed
from davidgoliath.lab.comparison import Comparison
from davidgoliath.lab.simulate import Shard
from davidgoliath.lab.thinking import Clock
from davidgoliath.rules import Card, Deal
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.trick import Seat
from davidgoliath.rules.view import view_of

ITERATIONS = 2000

Peek = Callable[[Deal, Random], Card]


def peeking_card(deal: Deal, rng: Random, iterations: int = ITERATIONS) -> Card:
    """As `ismcts` chooses, but all its walks go through the deal as it is."""
    if len(deal.legal) == 1:
        return deal.legal[0]
    visits, sums = kernel.uct(game_of(deal), iterations, rng.getrandbits(SEED_BITS))
    return most_visited(deal.legal, deal.n_seats, visits[0], sums[0])


def game_of(deal: Deal) -> kernel.Games:
    """The deal as it stands, as a game of the kernel."""
    n_seats = deal.n_seats
    hands = [indices_of(hand, n_seats) for hand in deal.dealt]
    game = kernel.started([hands], [(deal.dealer + 1) % n_seats])
    for trick in (*deal.tricks, deal.trick):
        for play in trick:
            kernel.step(game, indices_of([play.card], n_seats))
    return game


@dataclass(frozen=True, slots=True)
class Peeking:
    """The deal of a number with the search at one seat and bots of one name at the others.

    Cards, dealer and the bots' chance are those of the arena's game with these numbers.
    """

    field: str
    n_seats: int
    seed: int
    number: int
    seat: Seat

    def end(self, peek: Peek = peeking_card) -> Deal:
        bots = [SeatedBot(self.field, bot_named(self.field), rng) for rng in self.chances()]
        its = self.chances()[self.seat]
        deal = Deal.start(*research_deal(self.seed, self.number, self.n_seats))
        while (turn := deal.turn) is not None:
            peeks = turn == self.seat
            deal = deal.play(peek(deal, its) if peeks else bots[turn].choose(view_of(deal, turn)))
        return deal

    def chances(self) -> list[Random]:
        return [Random(f"{self.seed}/{self.number}/{seat}") for seat in range(self.n_seats)]


def compared(arena: Arena, block: Shard) -> Comparison:
    """In place of the bots that the arena names."""
    return peeking_comparison(arena.field, arena.n_seats, block, arena.seed)


def peeking_comparison(field: str, n_seats: int, block: Shard, seed: int) -> Comparison:
    """The deals of one block, each from every seat: a row as a bot has it in the arena."""
    totals = [totals_at(field, n_seats, block, seed, seat) for seat in range(n_seats)]
    return Comparison((row_of(summed(totals), n_seats),), ())


def totals_at(field: str, n_seats: int, block: Shard, seed: int, seat: Seat) -> NDArray[np.int64]:
    numbers = range(block.first, block.first + block.matches)
    games = (Peeking(field, n_seats, seed, number, seat) for number in numbers)
    return np.array([game.end().scores for game in games], np.int64)


def peeking_time(
    field: str, n_seats: int, deals: int, seed: int, clock: Clock = perf_counter
) -> float | None:
    """Mean seconds of its choice between two cards or more, in the first deals, a seat each."""
    seconds: list[float] = []

    def timed(deal: Deal, rng: Random) -> Card:
        began = clock()
        card = peeking_card(deal, rng)
        if len(deal.legal) > 1:
            seconds.append(clock() - began)
        return card

    for number in range(deals):
        Peeking(field, n_seats, seed, number, number % n_seats).end(timed)
    return fmean(seconds) if seconds else None
