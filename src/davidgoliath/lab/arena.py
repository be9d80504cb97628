"""Bots compared on the same deals: each plays every deal from every seat, among a field of others.

Game s of a deal, with the bot at seat s, is the match of the deal's number in
`simulate --deals 1` with the same bots and seed: the same cards, dealer and chance.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath.bots import Bot, bot_named
from davidgoliath.lab.comparison import Comparison, Row
from davidgoliath.lab.executor import Executor, Results
from davidgoliath.lab.simulate import Shard, Simulation, played
from davidgoliath.lab.summary import WIN, moments, win_shares

CHECKED_EVERY = 100  # deals between two looks at whether that is enough


class Sums(NamedTuple):
    """Of each deal, over the games with the bot at seat 0, 1, …; in whole numbers."""

    points: NDArray[np.int64]
    less_others: NDArray[np.int64]  # times the number of others
    wins: NDArray[np.int64]  # in parts of a win


@dataclass(frozen=True, slots=True)
class Arena:
    bots: tuple[str, ...]
    field: str  # who sits on the other seats
    n_seats: int
    deals: int  # at most
    seed: int
    named: Callable[[str], Bot] = bot_named  # who plays under a name

    def table(self, bot: str, seat: int) -> Simulation:
        """This bot at this seat, the field at the others."""
        names = (bot if seat == other else self.field for other in range(self.n_seats))
        return Simulation(tuple(names), 1, self.deals, self.seed, self.named)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Whom the differences of a comparison compare, in their order."""
        return tuple(combinations(self.bots, 2))

    @property
    def is_for_kernel(self) -> bool:
        return all(self.table(bot, 0).is_for_kernel for bot in self.bots)


def comparisons(
    arena: Arena,
    executor: Executor,
    until: float | None = None,
    of_block: Callable[[Arena, Shard], Comparison] | None = None,
) -> Results[Comparison]:
    """What is known after each block of deals; the last one is the result.

    `until` ends it as soon as that is known well enough.  It is asked at the same numbers of
    deals however large the blocks are, so that the same seed gives the same result.  `of_block`
    plays a block where the line-up has no bot for it.
    """
    known = None
    with closing(executor.run(partial(of_block or compared, arena), blocks(arena))) as results:
        for block in results:
            known = block if known is None else known + block
            yield known
            if until is not None and known.deals % CHECKED_EVERY == 0 and known.is_within(until):
                return


def blocks(arena: Arena) -> Iterator[Shard]:
    """One deal for bots that think, many for the kernel; the size divides `CHECKED_EVERY`."""
    size = CHECKED_EVERY if arena.is_for_kernel else 1
    for first in range(0, arena.deals, size):
        yield Shard(first, min(size, arena.deals - first))


def compared(arena: Arena, block: Shard) -> Comparison:
    """The deals of one block, on one processor."""
    sums = [summed(totals_of(arena, bot, block)) for bot in arena.bots]
    unit = arena.n_seats * (arena.n_seats - 1)
    differences = (one.less_others - other.less_others for one, other in combinations(sums, 2))
    return Comparison(
        rows=tuple(row_of(its, arena.n_seats) for its in sums),
        differences=tuple(moments(its, unit) for its in differences),
    )


def totals_of(arena: Arena, bot: str, block: Shard) -> list[NDArray[np.int64]]:
    """By the bot's seat the points of its games: deals x seats."""
    tables = (arena.table(bot, seat) for seat in range(arena.n_seats))
    games = (played(table, block, with_plays=False) for table in tables)
    return [its.scores.sum(axis=1, dtype=np.int64) for its in games]


def summed(totals: Sequence[NDArray[np.int64]]) -> Sums:
    """Of games by the bot's seat, each deals x seats."""
    n_seats = len(totals)
    points, less_others, wins = (np.zeros(len(totals[0]), np.int64) for _ in range(3))
    for seat, its in enumerate(totals):
        points += its[:, seat]
        less_others += n_seats * its[:, seat] - its.sum(axis=1)
        wins += win_shares(its)[:, seat]
    return Sums(points, less_others, wins)


def row_of(sums: Sums, n_seats: int) -> Row:
    return Row(
        points=moments(sums.points, n_seats),
        less_others=moments(sums.less_others, n_seats * (n_seats - 1)),
        wins=moments(sums.wins, n_seats * WIN),
    )
