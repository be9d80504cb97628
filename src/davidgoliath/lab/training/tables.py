"""Deals played to learn from: at every table the learner, and others whose ways it has to meet."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import COLOURS, HAND, Bytes
from davidgoliath.kernel.games import Games, as_bytes
from davidgoliath.kernel.habits import likely_cards
from davidgoliath.kernel.twin.nets import Numbers
from davidgoliath.lab.training.legal import legal_cards

SITTING = {"learner": 0.35, "flat": 0.4, "greedy": 0.2, "random": 0.05}
LEARNER, FLAT, GREEDY, RANDOM = range(len(SITTING))


@dataclass(frozen=True, slots=True)
class Players:
    """Weights: who learns, who it meets, and who judges."""

    learner: Numbers
    flat: Numbers
    critic: Numbers


class Played(NamedTuple):
    """One step is one card in each of the games, from the first card to the last."""

    rows: Bytes  # steps x games x bytes of a row
    turns: NDArray[np.int64]  # steps x games
    cards: Bytes  # steps x games
    learns: NDArray[np.bool_]  # steps x games: the learner had a choice
    judged: Numbers  # steps + 1 x games x colours x seats: points expected at the end; last: made


def play(n_seats: int, seed: int, first: int, deals: int, players: Players) -> Played:
    chance = np.random.default_rng((seed, n_seats, first))
    hands, dealers = kernel.deal(n_seats, seed, first, deals)
    games = kernel.started(hands, (dealers.astype(np.int64) + 1) % n_seats)
    sitting = seated(n_seats, deals, chance)
    steps, everybody = HAND * n_seats, np.arange(deals)
    played = _blank(steps, games)
    turns = kernel.look(games).turns
    for step in range(steps):
        who = sitting[everybody, turns]
        played.rows[step], played.turns[step] = as_bytes(games), turns
        played.judged[step] = nets.judge(games, players.critic)
        cards = chosen(games, who, players, chance)
        free = legal_cards(games).sum(axis=1) > 1
        played.cards[step], played.learns[step] = cards, free & (who == LEARNER)
        turns = kernel.step(games, cards).turns
    played.judged[steps] = nets.points(games)
    return played


def seated(n_seats: int, deals: int, chance: np.random.Generator) -> NDArray[np.intp]:
    """Who sits where in each deal: the learner on one seat at least."""
    sitting = chance.choice(len(SITTING), (deals, n_seats), p=list(SITTING.values()))
    sitting[np.arange(deals), chance.integers(n_seats, size=deals)] = LEARNER
    return sitting


def chosen(
    games: Games, who: NDArray[np.intp], players: Players, chance: np.random.Generator
) -> Bytes:
    """A card in each game, by whoever has the turn."""
    cards = np.zeros(len(games), np.uint8)
    luck = chance.random(len(games), np.float32)
    for its, weights in ((LEARNER, players.learner), (FLAT, players.flat)):
        here = np.flatnonzero(who == its)
        if len(here):
            cards[here] = likely_cards(games[here], weights, luck[here])
    for its, policy in ((GREEDY, "greedy"), (RANDOM, "random")):
        here = np.flatnonzero(who == its)
        cards[here] = kernel.choose(games[here], policy, int(chance.integers(2**63)))
    return cards


def _blank(steps: int, games: Games) -> Played:
    deals, n_seats = len(games), games["won"].shape[1]
    return Played(
        rows=np.zeros((steps, *as_bytes(games).shape), np.uint8),
        turns=np.zeros((steps, deals), np.int64),
        cards=np.zeros((steps, deals), np.uint8),
        learns=np.zeros((steps, deals), np.bool_),
        judged=np.zeros((steps + 1, deals, COLOURS, n_seats), np.float32),
    )
