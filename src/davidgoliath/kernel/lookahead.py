"""Cards that may be played, each tried in the same imagined deals, with nets for what follows.

All these deals move in step, so that a net is asked once for all of them.  A net plays the rest of
the trick and a few more, then the critic tells the end.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel import arguments, beliefs, nets
from davidgoliath.kernel.arguments import HAND, WrongArgument
from davidgoliath.kernel.games import Games, look, step
from davidgoliath.kernel.search import Known, worlds
from davidgoliath.kernel.twin.nets import Numbers

SLIGHT = np.float32(1e-7)


class Nets(NamedTuple):
    """Weights."""

    policy: Numbers  # which cards are worth trying
    others: Numbers  # a policy too: how those at the table play
    critic: Numbers


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is imagined."""

    worlds: int  # in which every card is tried
    drawn_from: int = 0  # so many: those that explain what was played are taken more often
    trust: float = 1.0  # in the net, as an explanation
    tricks: int = 2  # that are played after the running one, before the critic judges
    least: float = 0.005  # a card that the policy plays more seldom is not tried


class Foreseen(NamedTuple):
    """What became of the cards that were tried."""

    cards: list[int]
    points: NDArray[np.float64]  # deals x cards x seats: expected at the end
    imagined: Games  # the deals that all were drawn from, before the card was played
    likely: NDArray[np.float64]  # how likely each of these is; they add up to 1


def look_ahead(known: Known, its: Nets, plan: Plan, seed: int) -> Foreseen:
    """The same seed, the same answer; the seat must have the turn."""
    chance = np.random.Generator(np.random.PCG64(seed))
    count = arguments.rows("worlds", plan.worlds)
    imagined = worlds(known, max(count, plan.drawn_from), seed)
    if look(imagined[:1]).turns[0] != known.seat:
        raise WrongArgument("it is not this seat's turn")
    cards = worth_trying(imagined[:1], its.policy, plan.least)
    likely = beliefs.weights(known, imagined, its.others, plan.trust if plan.drawn_from else 0)
    taken = imagined[beliefs.drawn(likely, count, chance.random())]
    games = np.repeat(taken, len(cards))
    step(games, np.tile(cards, len(taken)))
    for _ in range(plays_ahead(known, plan.tricks)):
        luck = chance.random(len(taken), np.float32)  # for all cards of a deal the same
        step(games, likely_cards(games, its.others, np.repeat(luck, len(cards))))
    points = nets.judge(games, its.critic).sum(axis=1, dtype=np.float64)
    expected = points.reshape(len(taken), len(cards), known.n_seats)
    return Foreseen(cards, expected, imagined, likely)


def plays_ahead(known: Known, tricks: int) -> int:
    """Cards behind the next one: the rest of its trick and so many tricks more."""
    n_seats, played = known.n_seats, len(known.plays) + 1
    rest = -played % n_seats
    return min(rest + tricks * n_seats, HAND * n_seats - played)


def worth_trying(game: Games, policy: Numbers, least: float) -> list[int]:
    """The legal cards that the policy plays at least so often; never none."""
    logits = nets.policy(game, policy)
    likely = probabilities(logits)[0]
    seldom = (likely < least) & (likely < likely.max())
    tried: list[int] = np.flatnonzero(np.isfinite(logits[0]) & ~seldom).tolist()
    return tried


def likely_cards(games: Games, policy: Numbers, drawn: Numbers) -> NDArray[np.intp]:
    """A legal card in each game, as often as the policy plays it; `drawn` is the luck, 0 to 1."""
    upto = probabilities(nets.policy(games, policy)).cumsum(axis=1)
    found: NDArray[np.intp] = (upto > (drawn * upto[:, -1] * (1 - SLIGHT))[:, None]).argmax(axis=1)
    return found


def probabilities(logits: Numbers) -> Numbers:
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    its: Numbers = likely / likely.sum(axis=1, keepdims=True)
    return its
