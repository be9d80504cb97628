"""The bots that look ahead in imagined deals, with nets that have learnt how people play.

They see how each seat plays, take imagined deals that explain it, and expect it to go on so.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from davidgoliath.bots import aim
from davidgoliath.bots.flat import SEED_BITS
from davidgoliath.bots.nets import learnt
from davidgoliath.encoding import card_at, known
from davidgoliath.kernel.engine import BUILD, PYTHON
from davidgoliath.kernel.lookahead import Foreseen, Nets, Plan, look_ahead, plays_ahead
from davidgoliath.kernel.search import Known
from davidgoliath.rules import Card, View

FEWEST = 4  # deals in which the cards are tried
DRAWN = 4  # from so many times as many, at most, those that explain the plays are drawn


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a bot thinks about a card, whatever it costs to imagine a deal just then."""

    positions: int  # about which a net is asked; half of them to explain what was played
    tricks: int  # that are played after the running one, before the critic judges
    least: float = 0.001  # a card that the policy plays more seldom is not tried

    def times(self, number: int) -> "Effort":
        return replace(self, positions=self.positions * number)


if BUILD == PYTHON:  # a hundred times slower, so that little is imagined
    EXPERT, CHAMPION = Effort(200, tricks=0), Effort(500, tricks=0)
else:
    EXPERT, CHAMPION = Effort(1_800, tricks=1), Effort(10_000, tricks=2)


@dataclass(frozen=True, slots=True)
class LookingAheadBot:
    effort: Effort

    def choose(self, view: View, rng: Random) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        its = known(view)
        foreseen = foresee(view, its, rng, plan_for(its, len(view.legal), self.effort))
        worth = aim.values(foreseen.points, view, aim.OPEN).mean(axis=0)
        return card_at(foreseen.cards[int(worth.argmax())], view.n_seats)


def expert() -> LookingAheadBot:
    return LookingAheadBot(EXPERT)


def champion(times: int = 1) -> LookingAheadBot:
    """One that thinks so many times as much."""
    return LookingAheadBot(CHAMPION.times(times))


def plan_for(its: Known, cards: int, effort: Effort) -> Plan:
    """As many deals as the effort allows, with so many cards to try."""
    half = effort.positions // 2
    in_each = cards * (1 + sum(plays_ahead(its, effort.tricks)))
    worlds = max(half // in_each, FEWEST)
    explained = half // max(1, len(its.plays) * (its.n_seats - 1) // its.n_seats)
    drawn_from = min(max(explained, worlds), DRAWN * worlds)
    return Plan(worlds, drawn_from, tricks=effort.tricks, least=effort.least)


def foresee(
    view: View, its: Known, rng: Random, plan: Plan, enough: Callable[[], bool] = lambda: False
) -> Foreseen:
    return look_ahead(its, nets_for(view.n_seats), plan, rng.getrandbits(SEED_BITS), enough)


def nets_for(n_seats: int) -> Nets:
    its = learnt(n_seats)
    return Nets(its.policy, its.critic, (its.flat, "greedy"))
