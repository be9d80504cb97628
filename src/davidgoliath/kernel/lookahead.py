"""Cards that may be played, each tried in the same imagined deals, with nets for what follows.

All these deals move in step, so that a net is asked once for all of them.  The rest of the trick
and a few more are played, each seat by the habit that it is believed to have; then the critic
tells the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import arguments, beliefs, habits, nets
from davidgoliath.kernel.arguments import HAND, WrongArgument
from davidgoliath.kernel.beliefs import Beliefs
from davidgoliath.kernel.games import Games, look, step
from davidgoliath.kernel.habits import Habits
from davidgoliath.kernel.search import Known, worlds
from davidgoliath.kernel.twin.nets import Numbers

AT_ONCE = 32  # deals: few enough to stop in time, enough for the net to be asked once for many


class Nets(NamedTuple):
    policy: Numbers  # which cards are worth trying, and how the own seat goes on
    critic: Numbers
    others: Habits  # that those at the table may have


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is imagined."""

    worlds: int  # in which every card is tried
    drawn_from: int = 0  # so many: those that explain what was played are taken more often
    trust: float = 1.0  # in the habits, as an explanation
    tricks: int = 2  # that are played after the running one, before the critic judges
    least: float = 0.005  # a card that the policy plays more seldom is not tried


class Foreseen(NamedTuple):
    """What became of the cards that were tried."""

    cards: list[int]
    points: NDArray[np.float64]  # deals x cards x seats: expected at the end
    after: Games  # deals x cards, one behind the other: once the running trick is over
    imagined: Games  # the deals that all were drawn from, before the card was played
    believed: Beliefs  # how likely each of these is, and who plays how in it


def look_ahead(
    known: Known, its: Nets, plan: Plan, seed: int, enough: Callable[[], bool] = lambda: False
) -> Foreseen:
    """The same seed, the same answer; the seat must have the turn.

    `enough` is asked after every few deals: it may end the search before all are tried.
    """
    chance = np.random.Generator(np.random.PCG64(seed))
    count = arguments.rows("worlds", plan.worlds)
    imagined = worlds(known, max(count, plan.drawn_from), seed)
    if look(imagined[:1]).turns[0] != known.seat:
        raise WrongArgument("it is not this seat's turn")
    cards = worth_trying(imagined[:1], its.policy, plan.least)
    believed = beliefs.believed(known, imagined, its.others, plan.trust if plan.drawn_from else 0)
    taken = chance.permutation(beliefs.drawn(believed.likely, count, chance.random()))
    tried: list[Tried] = []
    for first in range(0, count, AT_ONCE):
        some = taken[first : first + AT_ONCE]
        ways = ways_of(known, its, believed.habits[some], chance)
        tried.append(try_cards(known, its, plan.tricks, imagined[some], ways, cards, chance))
        if enough():
            break
    points, after = (np.concatenate(parts) for parts in zip(*tried, strict=True))
    return Foreseen(cards, points, after, imagined, believed)


def ways_of(
    known: Known, its: Nets, believed: NDArray[np.float64], chance: np.random.Generator
) -> NDArray[np.intp]:
    """Deals x seats: the number of the habit that the seat has there; the last one is our own."""
    luck = chance.random(believed.shape[:2])
    ways: NDArray[np.intp] = (believed.cumsum(axis=2) > luck[:, :, None]).argmax(axis=2)
    ways[:, known.seat] = len(its.others)
    return ways


class Tried(NamedTuple):
    points: NDArray[np.float64]  # deals x cards x seats, as in `Foreseen`
    after: Games


def try_cards(  # noqa: PLR0913, PLR0917 (what is imagined, and how it goes on)
    known: Known,
    its: Nets,
    tricks: int,
    taken: Games,
    ways: NDArray[np.intp],
    cards: list[int],
    chance: np.random.Generator,
) -> Tried:
    """The same luck for all cards of a deal."""
    games, ways = np.repeat(taken, len(cards)), np.repeat(ways, len(cards), axis=0)
    everywhere, of_habit = np.arange(len(games)), (*its.others, its.policy)
    turns = step(games, np.tile(cards, len(taken))).turns
    rest, more = plays_ahead(known, tricks)
    after = games if rest else games.copy()
    for play in range(rest + more):
        luck = np.repeat(chance.random(len(taken), np.float32), len(cards))
        turns = step(games, habits.cards(games, ways[everywhere, turns], of_habit, luck)).turns
        if play + 1 == rest:
            after = games.copy()
    points = nets.judge(games, its.critic).sum(axis=1, dtype=np.float64)
    return Tried(points.reshape(len(taken), len(cards), known.n_seats), after)


def plays_ahead(known: Known, tricks: int) -> tuple[int, int]:
    """Cards behind the next one: in its trick, and in so many tricks more."""
    n_seats, played = known.n_seats, len(known.plays) + 1
    rest = -played % n_seats
    return rest, min(tricks * n_seats, HAND * n_seats - played - rest)


def worth_trying(game: Games, policy: Numbers, least: float) -> list[int]:
    """The legal cards that the policy plays at least so often; never none."""
    logits = nets.policy(game, policy)
    likely = habits.probabilities(logits)[0]
    seldom = (likely < least) & (likely < likely.max())
    tried: list[int] = np.flatnonzero(np.isfinite(logits[0]) & ~seldom).tolist()
    return tried
