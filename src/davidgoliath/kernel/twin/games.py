"""Batches of running games, one step at a time."""

# ruff: noqa: PLR0913, PLR0917 (the arguments are those of the compiled functions)

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.arguments import Bytes
from davidgoliath.kernel.twin import rows
from davidgoliath.kernel.twin.game import Game


def look(
    n_seats: int,
    games: Bytes,
    turns: NDArray[np.int8],
    legal: NDArray[np.uint64],
    scores: NDArray[np.int16],
) -> None:
    tell(list(rows.read(n_seats, games)), turns, legal, scores)


def step(
    n_seats: int,
    games: Bytes,
    cards: Bytes,
    turns: NDArray[np.int8],
    legal: NDArray[np.uint64],
    scores: NDArray[np.int16],
) -> None:
    stepped = []
    for number, (game, card) in enumerate(
        zip(rows.read(n_seats, games), cards.tolist(), strict=True)
    ):
        if game.is_over:
            raise ValueError(f"game {number} is over")
        if not game.legal >> card & 1:
            raise ValueError(f"card {card} is not legal in game {number}")
        game.play(card)
        stepped.append(game)
    rows.write(stepped, games)  # only now, so that an error leaves all as it was
    tell(stepped, turns, legal, scores)


def tell(
    games: list[Game],
    turns: NDArray[np.int8],
    legal: NDArray[np.uint64],
    scores: NDArray[np.int16],
) -> None:
    for i, game in enumerate(games):
        turn, cards = (-1, 0) if game.is_over else (game.turn, game.legal)
        turns[i], scores[i] = turn, game.scores
        legal[i] = rows.words_of(game.deck.n_seats, cards)
