"""Deals under way, half of them planted with ties and voids, by the rules and as a game's row."""

import numpy as np
from benchmarks.equal import course

from davidgoliath import kernel
from davidgoliath.encoding import card_at, indices_of
from davidgoliath.rules import Deal


def after_plays(n_seats: int, number: int, plays: int) -> Deal:
    """The deal of this number after so many cards; those of odd numbers are planted."""
    its = course(n_seats, 9, number)
    return played(its.start, its.cards[:plays])


def played(deal: Deal, cards: list[int]) -> Deal:
    for card in cards:
        deal = deal.play(card_at(card, deal.n_seats))
    return deal


def game_of(deal: Deal) -> kernel.Games:
    """One game in a row."""
    n_seats = deal.n_seats
    hands = [[indices_of(hand, n_seats) for hand in deal.dealt]]
    games = kernel.started(hands, [(deal.dealer + 1) % n_seats])
    for trick in (*deal.tricks, deal.trick):
        for play in trick:
            kernel.step(games, indices_of([play.card], n_seats))
    return games


def games_of(deals: list[Deal]) -> kernel.Games:
    return np.concatenate([game_of(deal) for deal in deals])
