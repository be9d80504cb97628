"""What search is made of: worlds that agree with a view, playouts, and exact endings."""

# ruff: noqa: ARG001, PLR0913, PLR0917 (the arguments are those of the compiled functions)

from collections.abc import Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.arguments import HAND, NO_CARD, Bytes
from davidgoliath.kernel.twin import rows
from davidgoliath.kernel.twin.cards import members
from davidgoliath.kernel.twin.chance import MASK, WORD, Chance, chance_of
from davidgoliath.kernel.twin.game import Game
from davidgoliath.kernel.twin.playout import chosen, play_out
from davidgoliath.kernel.twin.solver import SOLVABLE_TRICKS, after, solution
from davidgoliath.kernel.twin.tree import NEVER, Tree
from davidgoliath.kernel.twin.view import View, view_of
from davidgoliath.kernel.twin.worlds import Worlds


def choose(
    n_seats: int, games: Bytes, policies: Bytes, seed: int, threads: int, cards: Bytes
) -> None:
    seated = policies.tolist()
    for i, game in enumerate(rows.read(n_seats, games)):
        policy = seated[game.turn]
        its = NO_CARD if game.is_over else chosen(policy, game, next(chance_of(seed, i)))[0]
        cards[i] = its


def playouts(
    n_seats: int,
    games: Bytes,
    policies: Bytes,
    seed: int,
    threads: int,
    scores: NDArray[np.int16],
) -> None:
    seated, times = policies.tolist(), scores.shape[1]
    for i, start in enumerate(list(rows.read(n_seats, games))):
        for time in range(times):
            game = start.copy()
            play_out(game, seated, chance_of(seed, i * times + time))
            scores[i, time] = game.scores


def worlds(
    n_seats: int,
    seat: int,
    leader: int,
    hand: Bytes,
    plays: Bytes,
    seed: int,
    threads: int,
    games: Bytes,
) -> None:
    agreeing = Worlds(view_of(n_seats, seat, leader, hand.tolist(), plays.tolist()))
    rows.write((agreeing.draw_one(chance_of(seed, i)) for i in range(len(games))), games)


def count_worlds(
    n_seats: int, seat: int, leader: int, hand: Bytes, plays: Bytes, words: NDArray[np.uint64]
) -> None:
    count = Worlds(view_of(n_seats, seat, leader, hand.tolist(), plays.tolist())).count()
    words[:] = [count >> WORD * place & MASK for place in range(len(words))]


def flat(
    n_seats: int,
    seat: int,
    leader: int,
    hand: Bytes,
    plays: Bytes,
    policies: Bytes,
    seed: int,
    count: int,
    threads: int,
    sums: NDArray[np.int64],
) -> None:
    view = view_with_the_turn(n_seats, seat, leader, hand.tolist(), plays.tolist())
    agreeing, seated = Worlds(view), policies.tolist()
    gains = dict.fromkeys(members(view.game.legal), 0)
    for i in range(count):
        chance = chance_of(seed, i)
        world = agreeing.draw_one(chance)
        for card in gains:
            game = after(world, card)
            play_out(game, seated, chance)
            gains[card] += n_seats * game.scores[seat] - sum(game.scores)
    sums[:] = [gains.get(card, 0) for card in range(len(sums))]


def ismcts(
    n_seats: int,
    seat: int,
    leader: int,
    hand: Bytes,
    plays: Bytes,
    exploration: int,
    seed: int,
    iterations: int,
    visits: NDArray[np.int64],
    sums: NDArray[np.int64],
) -> None:
    view = view_with_the_turn(n_seats, seat, leader, hand.tolist(), plays.tolist())
    agreeing = Worlds(view)
    tree = Tree(agreeing.draw_one, n_seats, exploration)
    tell_walks(tree, seed, range(iterations), visits, sums)


def uct(
    n_seats: int,
    games: Bytes,
    exploration: int,
    seed: int,
    iterations: int,
    threads: int,
    visits: NDArray[np.int64],
    sums: NDArray[np.int64],
) -> None:
    for i, game in enumerate(rows.read(n_seats, games)):
        tree = Tree(partial(copied, game), n_seats, exploration)
        numbers = range(i * iterations, (i + 1) * iterations)
        tell_walks(tree, seed, numbers, visits[i], sums[i])


def tell_walks(
    tree: Tree, seed: int, numbers: range, visits: NDArray[np.int64], sums: NDArray[np.int64]
) -> None:
    """Walks with the chance of these numbers, and by card what came of them."""
    for number in numbers:
        tree.walk(chance_of(seed, number))
    for card in range(len(visits)):
        node = tree.root.children.get(card, NEVER)
        visits[card], sums[card] = node.visits, node.sum


def solve(
    n_seats: int,
    games: Bytes,
    threads: int,
    cards: Bytes,
    scores: NDArray[np.int16],
) -> None:
    endings = []
    for i, game in enumerate(rows.read(n_seats, games)):
        if game.tricks < HAND - SOLVABLE_TRICKS:
            raise ValueError(f"game {i} has more than three tricks to go")
        endings.append(game)
    for i, game in enumerate(endings):
        cards[i], scores[i] = solution(game)


def view_with_the_turn(
    n_seats: int, seat: int, leader: int, dealt: Sequence[int], plays: Sequence[int]
) -> View:
    view = view_of(n_seats, seat, leader, dealt, plays)
    if view.game.is_over or view.game.turn != seat:
        raise ValueError("it is not this seat's turn")
    return view


def copied(game: Game, chance: Chance) -> Game:
    """A world for a search that sees all hands."""
    return game.copy()
