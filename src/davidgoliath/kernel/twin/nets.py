"""A small net over the five colours, in NumPy: the same weights for each, and the mean of all."""

# ruff: noqa: ARG001 (the arguments are those of the compiled functions)

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.arguments import COLOURS, Bytes
from davidgoliath.kernel.twin import rows
from davidgoliath.kernel.twin.cards import members
from davidgoliath.kernel.twin.features import (
    OPEN_PLACES,
    PLACES,
    SEATS,
    TABLE_PLACES,
    VALUES,
    features,
)
from davidgoliath.kernel.twin.features import points as points_so_far

Numbers = NDArray[np.float32]

WIDTH = 128
POINTS = 10  # for an output of 1
HIDDEN_LAYERS = 2


def policy(n_seats: int, games: Bytes, weights: Numbers, threads: int, logits: Numbers) -> None:
    outputs = _outputs(n_seats, games, weights, PLACES, VALUES)
    logits.fill(-np.inf)
    for number, game in enumerate(rows.read(n_seats, games)):
        if not game.is_over:
            for card in members(game.legal):
                place = game.deck.colour_of[card], game.deck.value_of[card]
                logits[number, card] = outputs[number, *place]


def judge(n_seats: int, games: Bytes, weights: Numbers, threads: int, points: Numbers) -> None:
    outputs = _outputs(n_seats, games, weights, OPEN_PLACES, SEATS)
    points_so_far(n_seats, games, threads, points)
    for number, game in enumerate(rows.read(n_seats, games)):
        if not game.is_over:
            for r in range(n_seats):
                points[number, :, (game.turn + r) % n_seats] += POINTS * outputs[number, :, r]


def _outputs(n_seats: int, games: Bytes, weights: Numbers, places: int, outputs: int) -> Numbers:
    """Games x colours x outputs."""
    its = _layers(weights, places, outputs)
    colour = np.zeros((len(games), COLOURS, places), np.uint8)
    table = np.zeros((len(games), TABLE_PLACES), np.uint8)
    features(n_seats, games, places == OPEN_PLACES, 1, colour, table)
    from_colour, from_table, bias = next(its), next(its), next(its)
    of_table = table.astype(np.float32) @ from_table + bias
    grown = np.maximum(_times(colour.astype(np.float32), from_colour) + of_table[:, None], 0)
    for _ in range(HIDDEN_LAYERS):
        from_row, from_mean, bias = next(its), next(its), next(its)
        of_mean = grown.mean(axis=1) @ from_mean + bias
        grown = grown + np.maximum(_times(grown, from_row) + of_mean[:, None], 0)
    last, last_bias = next(its), next(its)
    return _times(grown, last.T) + last_bias


def _times(rows_: Numbers, weights: Numbers) -> Numbers:
    """All rows of all games in one product."""
    product: Numbers = rows_.reshape(-1, rows_.shape[-1]) @ weights
    return product.reshape(*rows_.shape[:-1], weights.shape[-1])


def _layers(weights: Numbers, places: int, outputs: int) -> Iterator[Numbers]:
    """The arrays of weights as they lie one after the other."""
    hidden = [(WIDTH, WIDTH), (WIDTH, WIDTH), (1, WIDTH)] * HIDDEN_LAYERS
    shapes = [(places, WIDTH), (TABLE_PLACES, WIDTH), (1, WIDTH), *hidden]
    at = 0
    for rows_, columns in (*shapes, (outputs, WIDTH), (1, outputs)):
        yield weights[at : at + rows_ * columns].reshape(rows_, columns)
        at += rows_ * columns
