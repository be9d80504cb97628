"""Why a card is good or bad: what it brings about in the running trick, in the imagined deals.

A reason is a code with its facts; the catalogues have the words (`reasons.ftl`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import COLOURS, HAND
from davidgoliath.kernel.games import Games, bit_of, seats_of
from davidgoliath.rules import Colour
from davidgoliath.rules.scoring import FEW_CARDS
from davidgoliath.rules.trick import Seat

OFTEN = 0.25  # of the imagined deals: what happens more seldom is no reason
FELT = 0.4  # points on average: what matters less is none either
SURE = 0.75  # of the imagined deals: so often it happens where it is told without points
MOST = 3  # reasons for a card


class Code(Enum):
    """What a card brings about; behind it, the facts that belong to it."""

    TAKES_GOLIATH = "takes-goliath"  # David: the highest card comes to us
    TAKES_TRICK = "takes-trick"  # Goliath: all the rest comes to us
    SPOILS_OWN = "spoils-own"  # our third card of a colour
    GIVES_GOLIATH = "gives-goliath"  # seat: David captures our card
    GIVES_TRICK = "gives-trick"  # seat: it gets all the rest
    SPOILS_OTHER = "spoils-other"  # seat: its third card of a colour
    FORCES_LEAD = "forces-lead"  # seat: it will lead the next trick
    STAYS_OUT = "stays-out"  # neither highest nor lowest


@dataclass(frozen=True, slots=True)
class Reason:
    code: Code
    chance: float  # share of the imagined deals in which it happens
    points: float  # what it is worth for our points less the others', on average over all of them
    seat: Seat | None = None
    colour: Colour | None = None


def reasons(before: Games, after: Games, seat: Seat) -> tuple[Reason, ...]:
    """For one card: the imagined deals before it and at the end of its trick; the weightiest first.

    `before` is one game: won piles and the trick lie open, they are the same in all deals.
    """
    trick = Trick.between(before, after, seat)
    found = [*of_own(trick), *of_others(trick)]
    weighty = [its for its in found if its.chance >= OFTEN and abs(its.points) >= FELT]
    weighty.sort(key=lambda its: -abs(its.points))
    return tuple(weighty[:MOST]) or quiet(trick)


@dataclass(frozen=True, slots=True)
class Trick:
    """What a trick changed, in each of the imagined deals."""

    seat: Seat
    gains: NDArray[np.float64]  # deals x colours x seats: points
    spoilt: NDArray[np.bool_]  # deals x colours x seats: a pile of one or two has grown beyond
    took: NDArray[np.int64]  # deals x seats: cards
    leads: NDArray[np.uint8]  # deals: who leads the next trick

    @classmethod
    def between(cls, before: Games, after: Games, seat: Seat) -> "Trick":
        then, now = _pile_sizes(before), _pile_sizes(after)
        gains = nets.points(after).astype(np.float64) - nets.points(before)
        spoilt = (then > 0) & (then <= FEW_CARDS) & (now > FEW_CARDS)
        return cls(seat, gains, spoilt, (now - then).sum(axis=1), after["leader"])

    @property
    def n_seats(self) -> int:
        return int(self.took.shape[1])

    def effect(self, seat: Seat, gains: NDArray[np.float64]) -> float:
        """Of points that the seat gains, on our points less the mean of the others'."""
        return float(gains.mean()) / (1 if seat == self.seat else 1 - self.n_seats)


def of_own(trick: Trick) -> Iterator[Reason]:
    """What comes to us."""
    seat = trick.seat
    gains = trick.gains[:, :, seat].sum(axis=1)
    for code, cards in ((Code.TAKES_GOLIATH, 1), (Code.TAKES_TRICK, trick.n_seats - 1)):
        yes = trick.took[:, seat] == cards
        yield Reason(code, float(yes.mean()), trick.effect(seat, np.where(yes, gains, 0)))
    yield from spoilt(trick, seat, Code.SPOILS_OWN)


def of_others(trick: Trick) -> Iterator[Reason]:
    """What comes to others."""
    for seat in range(trick.n_seats):
        if seat == trick.seat:
            continue
        gains = trick.gains[:, :, seat].sum(axis=1)
        for code, cards in ((Code.GIVES_GOLIATH, 1), (Code.GIVES_TRICK, trick.n_seats - 1)):
            yes = trick.took[:, seat] == cards
            worth = trick.effect(seat, np.where(yes, gains, 0))
            yield Reason(code, float(yes.mean()), worth, seat)
        yield from spoilt(trick, seat, Code.SPOILS_OTHER)


def spoilt(trick: Trick, seat: Seat, code: Code) -> Iterator[Reason]:
    for colour in Colour:
        yes = trick.spoilt[:, colour, seat]
        worth = trick.effect(seat, np.where(yes, trick.gains[:, colour, seat], 0))
        yield Reason(code, float(yes.mean()), worth, seat, colour)


def quiet(trick: Trick) -> tuple[Reason, ...]:
    """Where nothing weighs: nothing comes to us, or it is rather sure who leads next."""
    out = float((trick.took[:, trick.seat] == 0).mean())
    leads = np.bincount(trick.leads, minlength=trick.n_seats) / len(trick.leads)
    leader = int(leads.argmax())
    found = [Reason(Code.STAYS_OUT, out, 0.0)] if out >= SURE else []
    if leads[leader] >= SURE and leader != trick.seat:
        found.append(Reason(Code.FORCES_LEAD, float(leads[leader]), 0.0, leader))
    return tuple(found)


def _pile_sizes(games: Games) -> NDArray[np.int64]:
    """Games x colours x seats: cards won."""
    n_seats = seats_of(games)
    masks = np.zeros((COLOURS, games["won"].shape[2]), np.uint64)
    for card in range(HAND * n_seats):
        word, bit = bit_of(n_seats, card)
        masks[card // (HAND * n_seats // COLOURS), word] |= np.uint64(1 << bit)
    of_colour = games["won"][:, None, :, :] & masks[None, :, None, :]
    sizes: NDArray[np.int64] = np.bitwise_count(of_colour).sum(axis=3, dtype=np.int64)
    return sizes
