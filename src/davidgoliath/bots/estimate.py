"""What each legal card is worth, given what a seat may know: for coaches and for the curious."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from davidgoliath.bots import aim
from davidgoliath.bots.lookahead import CHAMPION, Effort, foresee, plan_for
from davidgoliath.bots.reasons import Reason, reasons
from davidgoliath.encoding import card_at, index_of, known
from davidgoliath.kernel.arguments import WrongArgument
from davidgoliath.kernel.games import bit_of
from davidgoliath.kernel.lookahead import Foreseen
from davidgoliath.rules import Card, View

EVERY_CARD = 0.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be thought, and how long at most."""

    positions: int = CHAMPION.positions  # about which a net is asked
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.positions < 1 or (self.seconds is not None and self.seconds <= 0):
            raise WrongArgument("a budget is at least one position, and more than 0 seconds")


@dataclass(frozen=True, slots=True)
class Expected:
    """A mean over the imagined deals, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class CardEstimate:
    """What playing this card leads to, at the end of the deal."""

    card: Card
    points: Expected  # own
    less_others: Expected  # own less the mean of the others'
    share: Expected  # of the match
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    cards: tuple[CardEstimate, ...]  # every legal card, the best first
    unseen: Mapping[Card, tuple[float, ...]]  # by card, how likely each seat holds it


def estimate(
    view: View, rng: Random, budget: Budget | None = None, clock: Callable[[], float] = perf_counter
) -> Estimate:
    """The seat must have the turn; without seconds the same chance gives the same answer."""
    allowed, its = budget or Budget(), known(view)
    began = clock()
    effort = Effort(allowed.positions, CHAMPION.tricks, least=EVERY_CARD)
    plan = plan_for(its, len(view.legal), effort)
    foreseen = foresee(view, its, rng, plan, lambda: is_over(clock() - began, allowed.seconds))
    worth = aim.values(foreseen.points, view, aim.OPEN).mean(axis=0)
    best_first = np.argsort(-worth, kind="stable").tolist()
    return Estimate(
        cards=tuple(of_card(view, foreseen, place) for place in best_first),
        unseen=whereabouts(view, foreseen),
    )


def is_over(passed: float, seconds: float | None) -> bool:
    return seconds is not None and passed >= seconds


def of_card(view: View, foreseen: Foreseen, place: int) -> CardEstimate:
    points = foreseen.points[:, place]
    after = foreseen.after.reshape(len(points), -1)[:, place]
    return CardEstimate(
        card=card_at(foreseen.cards[place], view.n_seats),
        points=expected(points[:, view.seat]),
        less_others=expected(aim.margins(points, view.seat)),
        share=expected(aim.shares(points, view, aim.OPEN)),
        reasons=reasons(foreseen.imagined[:1], np.ascontiguousarray(after), view.seat),
    )


def expected(values: NDArray[np.float64]) -> Expected:
    error = values.std(ddof=1) / len(values) ** 0.5 if len(values) > 1 else np.inf
    return Expected(float(values.mean()), float(error))


def whereabouts(view: View, foreseen: Foreseen) -> Mapping[Card, tuple[float, ...]]:
    hands, likely = foreseen.imagined["hands"], foreseen.believed.likely
    found = {}
    for card in view.unseen:
        word, bit = bit_of(view.n_seats, index_of(card, view.n_seats))
        holds = (hands[:, :, word] >> np.uint64(bit) & np.uint64(1)).astype(np.float64)
        found[card] = tuple((likely @ holds).tolist())
    return found
