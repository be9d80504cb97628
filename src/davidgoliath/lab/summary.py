"""What a simulation says of its bots and its seats."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from davidgoliath.lab.statistics import Moments

WIN = 60  # parts of a win: a shared one is divided by up to six
PARTS = np.array([0, *(WIN // winners for winners in range(1, 7))])  # for each of so many winners


@dataclass(frozen=True, slots=True)
class Row:
    points: Moments  # in a deal; their mean where a bot has more seats
    wins: Moments  # share of a match; a shared win counts in parts

    def __add__(self, other: Self) -> Self:
        return type(self)(self.points + other.points, self.wins + other.wins)


@dataclass(frozen=True, slots=True)
class Summary:
    """Points and wins, by bot and by seat."""

    bots: tuple[str, ...]
    by_bot: dict[str, Row]
    by_seat: tuple[Row, ...]

    def __add__(self, other: Self) -> Self:
        by_bot = {name: row + other.by_bot[name] for name, row in self.by_bot.items()}
        by_seat = (one + two for one, two in zip(self.by_seat, other.by_seat, strict=True))
        return type(self)(self.bots, by_bot, tuple(by_seat))

    def seats(self) -> Iterator[tuple[str, Row]]:
        """Each seat's bot and row."""
        return zip(self.bots, self.by_seat, strict=True)


def summary(bots: Sequence[str], scores: NDArray[np.int16]) -> Summary:
    """Of matches x deals x seats.

    Deals are independent of each other, seats of one deal are not: one value a deal.
    """
    points = Sums(scores.reshape(-1, len(bots)).astype(np.int64))
    wins = Sums(win_shares(scores.sum(axis=1, dtype=np.int64)), WIN)
    seats_of = defaultdict(list)
    for seat, name in enumerate(bots):
        seats_of[name].append(seat)

    def row(seats: Sequence[int]) -> Row:
        return Row(points.mean_of(seats), wins.total_of(seats))

    by_bot = {name: row(seats) for name, seats in seats_of.items()}
    return Summary(tuple(bots), by_bot, tuple(row([seat]) for seat in range(len(bots))))


class Sums:
    """Of values by seat, a row each deal, and of the products of any two seats: exact."""

    def __init__(self, values: NDArray[np.int64], unit: int = 1) -> None:
        self.count, self.unit = len(values), unit
        self.totals, self.products = values.sum(axis=0), values.T @ values

    def total_of(self, seats: Sequence[int], unit: int = 1) -> Moments:
        """What these seats have together, in each deal."""
        total = int(self.totals[seats].sum())
        squares = int(self.products[np.ix_(seats, seats)].sum())
        return Moments(self.count, total, squares, self.unit * unit)

    def mean_of(self, seats: Sequence[int]) -> Moments:
        return self.total_of(seats, len(seats))


def win_shares(totals: NDArray[np.int64]) -> NDArray[np.int64]:
    """Who has the most of a match's points, in parts of a win (matches x seats)."""
    by_seat = np.ascontiguousarray(totals.T)  # many times faster than a few seats at a time
    winners = by_seat == by_seat.max(axis=0)
    shares: NDArray[np.int64] = winners * PARTS[winners.sum(axis=0)]
    return shares.T


def moments(values: NDArray[np.int64], unit: int = 1) -> Moments:
    return Moments(len(values), int(values.sum()), int((values * values).sum()), unit)
