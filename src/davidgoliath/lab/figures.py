"""What finished deals of one number of players add up to.

Deals are independent of each other, the seats of a deal are not: every sum has one value a deal.
"""

from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import NamedTuple, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.kernel.arguments import COLOURS, HAND
from davidgoliath.lab.deals import Deals
from davidgoliath.lab.statistics import Moments, Ratio
from davidgoliath.lab.summary import WIN, win_shares
from davidgoliath.rules.scoring import FEW_CARDS

Whole = NDArray[np.int64]
Sums = TypeVar("Sums", Moments, Ratio)

CLASS = 10  # points in a class: 0 to 9, 10 to 19, …
CLASSES = 18  # the most points are 18 + 17 in each of five colours
SHORTEST = HAND // COLOURS  # a hand of fifteen has a colour of at least three cards
LONGEST = 9  # this long or longer
LENGTHS = range(SHORTEST, LONGEST + 1)
AT_A_TIME = 1 << 14  # deals


class Ties(NamedTuple):
    """Of all kinds; a trick of equal cards is counted as that only."""

    highest: Moments
    lowest: Moments
    both: Moments
    all_equal: Moments


class Colours(NamedTuple):
    """Piles of won cards that count alike."""

    points: Moments  # of a seat in a deal
    piles: Moments  # so many has a seat in a deal
    worth: Ratio  # points of such a pile


@dataclass(frozen=True, slots=True)
class Figures:
    points: Moments  # of a seat in a deal
    by_seat: tuple[Moments, ...]
    classes: tuple[Moments, ...]  # shares of the seats
    full: Colours  # one or two cards
    third: Colours  # three or more
    by_position: tuple[Moments, ...]  # wins by place in the first trick, the leader's first
    by_longest: tuple[Ratio, ...]  # wins by length of the longest colour dealt, see `LENGTHS`
    tricks: Ties  # shares of the tricks
    deals: Ties  # shares of the deals that have such a trick
    shared: Moments  # share of the deals with more than one winner

    def __add__(self, other: Self) -> Self:
        return type(self)(
            self.points + other.points,
            _each(self.by_seat, other.by_seat),
            _each(self.classes, other.classes),
            Colours(*map(add, self.full, other.full)),
            Colours(*map(add, self.third, other.third)),
            _each(self.by_position, other.by_position),
            _each(self.by_longest, other.by_longest),
            Ties(*_each(self.tricks, other.tricks)),
            Ties(*_each(self.deals, other.deals)),
            self.shared + other.shared,
        )

    @property
    def count(self) -> int:
        """Deals."""
        return self.points.count

    @property
    def made(self) -> list[int]:
        """The classes of points that came up."""
        return [place for place, found in enumerate(self.classes) if found.total]


def figures_of(deals: Deals) -> Figures:
    """`ValueError` where they were not played by the rules."""
    starts = range(0, len(deals.dealers), AT_A_TIME)
    parts = (Deals(*(column[at : at + AT_A_TIME] for column in deals)) for at in starts)
    return reduce(add, map(_figures, parts))


def cards_of_a_colour(n_seats: int) -> int:
    return HAND * n_seats // COLOURS


def _figures(deals: Deals) -> Figures:
    n_seats = deals.n_seats
    leaders = (deals.dealers.astype(np.int64) + 1) % n_seats
    replayed = kernel.replay(n_seats, leaders, deals.plays, threads=1)
    points = replayed.points.astype(np.int64)
    scores = points.sum(axis=2)
    wins = win_shares(scores)
    few = (replayed.cards > 0) & (replayed.cards <= FEW_CARDS)
    tied = _tied(replayed.ties)
    return Figures(
        points=_moments(scores.sum(axis=1, keepdims=True), n_seats)[0],
        by_seat=_moments(scores),
        classes=_moments(_classes(scores), n_seats),
        full=_colours(points, few),
        third=_colours(points, replayed.cards > FEW_CARDS),
        by_position=_moments(np.take_along_axis(wins, _seats(leaders, n_seats), axis=1), WIN),
        by_longest=_by_longest(_longest(replayed.hands), wins),
        tricks=Ties(*_moments(tied, HAND)),
        deals=Ties(*_moments((tied > 0).astype(np.int64))),
        shared=_moments((wins.max(axis=1, keepdims=True) < WIN).astype(np.int64))[0],
    )


def _classes(scores: Whole) -> Whole:
    """How many seats of each deal are in each class of points."""
    deals = np.arange(len(scores))[:, None] * CLASSES
    counted = np.bincount((deals + scores // CLASS).ravel(), minlength=len(scores) * CLASSES)
    return counted.reshape(-1, CLASSES)


def _colours(points: Whole, counted: NDArray[np.bool_]) -> Colours:
    """Of deals x seats x colours those that are counted."""
    n_seats = points.shape[1]
    piles = counted.sum(axis=(1, 2))[:, None]
    their_points = (points * counted).sum(axis=(1, 2))[:, None]
    return Colours(
        points=_moments(their_points, n_seats)[0],
        piles=_moments(piles, n_seats)[0],
        worth=_ratios(piles, their_points)[0],
    )


def _seats(leaders: Whole, n_seats: int) -> Whole:
    """Deals x positions: whose it is."""
    return (leaders[:, None] + np.arange(n_seats)) % n_seats


def _longest(hands: NDArray[np.uint8]) -> Whole:
    """Deals x seats: cards of the colour of which most were dealt."""
    colours = hands // cards_of_a_colour(int(hands.shape[1]))
    of_each = np.stack([(colours == its).sum(axis=2) for its in range(COLOURS)])
    longest: Whole = of_each.max(axis=0)
    return longest


def _by_longest(longest: Whole, wins: Whole) -> tuple[Ratio, ...]:
    such = np.minimum(longest, LONGEST)[:, :, None] == np.array(LENGTHS)
    return _ratios(such.sum(axis=1), (such * wins[:, :, None]).sum(axis=1), WIN)


def _tied(ties: NDArray[np.uint8]) -> Whole:
    """How many tricks of each deal are tied, in the order of `Ties`."""
    highest, lowest = ties & 1 > 0, ties & 2 > 0
    kinds = (highest, lowest, highest & lowest, ties & 4 > 0)
    return np.stack([kind.sum(axis=1) for kind in kinds], axis=1)


def _moments(values: Whole, unit: int = 1) -> tuple[Moments, ...]:
    """Of each column."""
    sums = zip(values.sum(axis=0).tolist(), (values * values).sum(axis=0).tolist(), strict=True)
    return tuple(Moments(len(values), total, squares, unit) for total, squares in sums)


def _ratios(cases: Whole, totals: Whole, unit: int = 1) -> tuple[Ratio, ...]:
    """Of each column."""
    columns = (cases > 0, cases, totals, cases * cases, totals * totals, cases * totals)
    sums: NDArray[np.int64] = np.stack([column.sum(axis=0) for column in columns], axis=1)
    return tuple(Ratio(*[*its, unit]) for its in sums.tolist())


def _each(ours: tuple[Sums, ...], theirs: tuple[Sums, ...]) -> tuple[Sums, ...]:
    return tuple(map(add, ours, theirs))
