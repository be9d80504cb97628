"""Learning by playing: the policy gets better against those it meets, the critic foresees ends.

Proximal policy optimization with a critic that sees all hands.  Credit is taken after every
single card, also of the others: the critic judges each position anew.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import COLOURS
from davidgoliath.kernel.twin.nets import POINTS, Numbers
from davidgoliath.lab.training.legal import legal_cards
from davidgoliath.lab.training.net import ColourNet, as_games, log_chances
from davidgoliath.lab.training.tables import Played, Players, play

BATCH = 1024
KEPT = 0.96  # of what later judgements say, for each card between
CLIP = 0.2  # how far a chance may move at once
STEEPEST = 0.5
CURIOSITY = 0.01  # a reward for not being sure too early
PASSES = 2
JUDGED = 0.5  # share of the positions that the critic learns from
WHOLE = 0.1  # weight of the sum over colours beside each colour
RATE, SLOWEST = 6e-4, 0.05
CRITIC_ALONE = 30  # rounds: then the policy begins to learn, from a critic worth listening to


@dataclass(frozen=True, slots=True)
class Course:
    n_seats: int
    seed: int
    rounds: int
    cycle: int  # rounds after which the rate begins anew
    deals: int  # in a round


@dataclass
class Learner:
    policy: ColourNet
    critic: ColourNet
    flat: Numbers
    of_policy: torch.optim.Adam
    of_critic: torch.optim.Adam
    round: int = 0

    def players(self) -> Players:
        return Players(self.policy.weights(), self.flat, self.critic.weights())


def learner(policy: ColourNet, critic: ColourNet, flat: Numbers) -> Learner:
    optimizers = [
        torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5, fused=True)
        for net in (policy, critic)
    ]
    return Learner(policy, critic, flat, *optimizers)


def state_of(its: Learner) -> dict[str, Any]:
    """All that is needed to go on, as PyTorch keeps it."""
    parts = (its.policy, its.critic, its.of_policy, its.of_critic)
    return {"round": its.round, "parts": [part.state_dict() for part in parts]}


def restore(its: Learner, state: Mapping[str, Any]) -> None:
    parts = (its.policy, its.critic, its.of_policy, its.of_critic)
    for part, values in zip(parts, state["parts"], strict=True):
        part.load_state_dict(values)
    its.round = state["round"]


def respond(course: Course, its: Learner) -> Iterator[dict[str, float]]:
    """A round at a time, from where the learner is; it tells how it went."""
    while its.round < course.rounds:
        rate = RATE * max(1 - its.round % course.cycle / course.cycle, SLOWEST)
        for optimizer in (its.of_policy, its.of_critic):
            for group in optimizer.param_groups:
                group["lr"] = rate
        chance = np.random.default_rng((course.seed, its.round))
        first = its.round * course.deals
        played = play(course.n_seats, course.seed, first, course.deals, its.players())
        told = {"judged": judge_better(its, played, chance), "doubt": 0.0}
        if its.round >= CRITIC_ALONE:
            told |= play_better(its, played, chance)
        its.round += 1
        yield told


def play_better(its: Learner, played: Played, chance: np.random.Generator) -> dict[str, float]:
    n_seats = played.judged.shape[-1]
    rows = played.rows.reshape(-1, played.rows.shape[-1])
    cards = torch.from_numpy(played.cards.reshape(-1).astype(np.int64))
    gains = advantages(played).reshape(-1)
    places = np.flatnonzero(played.learns.reshape(-1))
    gains /= gains[places].std() + 1e-6
    legal = legal_cards(as_games(n_seats, rows[places]))
    where = np.zeros(len(rows), np.intp)
    where[places] = np.arange(len(places))
    before = torch.from_numpy(chances_before(its.policy, n_seats, rows[places]))
    sure = []
    for _ in range(PASSES):
        chance.shuffle(places)
        for at in range(0, len(places) - BATCH // 2, BATCH):
            batch = places[at : at + BATCH]
            found = log_chances(its.policy, as_games(n_seats, rows[batch]), legal[where[batch]])
            of_card = cards[batch, None]
            then = before[where[batch]].gather(1, of_card)
            ratio = (found.gather(1, of_card) - then)[:, 0].exp()
            gain = torch.from_numpy(gains[batch])
            loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            doubt = -(found.exp() * found.clamp(min=-50)).sum(dim=1).mean()
            _step(its.of_policy, its.policy, loss - CURIOSITY * doubt)
            sure.append(doubt.item())
    return {"doubt": float(np.mean(sure))}


def chances_before(policy: ColourNet, n_seats: int, rows: NDArray[np.uint8]) -> Numbers:
    """What the policy thought while it played: logarithms of chances, by card."""
    logits = nets.policy(as_games(n_seats, rows), policy.weights())
    wide = logits - logits.max(axis=1, keepdims=True)
    its: Numbers = wide - np.log(np.exp(wide).sum(axis=1, keepdims=True))
    return np.maximum(its, -50)


def judge_better(its: Learner, played: Played, chance: np.random.Generator) -> float:
    n_seats = played.judged.shape[-1]
    rows = played.rows.reshape(-1, played.rows.shape[-1])
    ends = returns(played.judged).reshape(-1, COLOURS, n_seats)
    turns = played.turns.reshape(-1)
    places = chance.permutation(len(rows))[: int(len(rows) * JUDGED)]
    losses = []
    for at in range(0, len(places) - BATCH // 2, BATCH):
        batch = places[at : at + BATCH]
        games = as_games(n_seats, rows[batch])
        to_come = (ends[batch] - nets.points(games)) / POINTS
        round_table = (turns[batch, None] + np.arange(n_seats)) % n_seats
        wanted = np.take_along_axis(to_come, round_table[:, None].repeat(COLOURS, 1), axis=2)
        off = its.critic(games)[:, :, :n_seats] - torch.from_numpy(wanted)
        loss = (off**2).mean() + WHOLE * (off.sum(dim=1) ** 2).mean()
        _step(its.of_critic, its.critic, loss)
        losses.append(loss.item())
    return float(np.mean(losses))


def advantages(played: Played) -> Numbers:
    """Steps x games: how much better than expected it went for who played, less the others."""
    totals = played.judged.sum(axis=2)
    n_seats = totals.shape[-1]
    margins = (n_seats * totals - totals.sum(axis=-1, keepdims=True)) / (n_seats - 1)
    gains = returns(margins) - margins[:-1]
    its: Numbers = np.take_along_axis(gains, played.turns[:, :, None], axis=2)[:, :, 0]
    return its


def returns(judged: Numbers) -> Numbers:
    """What later judgements say of each step, the nearer the more."""
    later, found = np.zeros_like(judged[0]), np.empty_like(judged[:-1])
    for step in range(len(judged) - 2, -1, -1):
        later = judged[step + 1] - judged[step] + KEPT * later
        found[step] = judged[step] + later
    return found


def _step(optimizer: torch.optim.Adam, net: ColourNet, loss: torch.Tensor) -> None:
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
    optimizer.step()
