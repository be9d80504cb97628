"""Whole deals: dealt from a seed, played to their end, and read back from their plays."""

# ruff: noqa: ARG001, PLR0913, PLR0917 (the arguments are those of the compiled functions)

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.arguments import HAND, Bytes
from davidgoliath.kernel.twin.cards import Deck, by_colour, deck_of, members, score_colour, set_of
from davidgoliath.kernel.twin.chance import Chance, chance_of, draws
from davidgoliath.kernel.twin.game import started
from davidgoliath.kernel.twin.playout import play_out
from davidgoliath.kernel.twin.replay import replayed


def deal(n_seats: int, seed: int, first: int, hands: Bytes, dealers: Bytes) -> None:
    deck = deck_of(n_seats)
    for i in range(len(dealers)):
        cards, dealers[i] = dealt(deck, chance_of(seed, first + i))
        hands[i] = [sorted(hand) for hand in cards]


def play_matches(
    n_seats: int,
    seed: int,
    first: int,
    policies: Bytes,
    threads: int,
    dealers: Bytes,
    scores: NDArray[np.int16],
    plays: Bytes,
) -> None:
    deck, seated, (matches, length) = deck_of(n_seats), policies.tolist(), dealers.shape
    for match in range(matches):
        dealer = 0
        for number in range(length):
            chance = chance_of(seed, (first + match) * length + number)
            hands, drawn = dealt(deck, chance)
            dealer = drawn if number == 0 else (dealer + 1) % n_seats
            game = started(deck, (dealer + 1) % n_seats, [set_of(hand) for hand in hands])
            played = play_out(game, seated, chance)
            dealers[match, number], scores[match, number] = dealer, game.scores
            if plays.size:
                plays[match, number] = played


def replay(
    n_seats: int,
    leaders: Bytes,
    plays: Bytes,
    threads: int,
    hands: Bytes,
    cards: Bytes,
    points: NDArray[np.int16],
    ties: Bytes,
) -> None:
    deck = deck_of(n_seats)
    for i, (leader, played) in enumerate(zip(leaders.tolist(), plays.tolist(), strict=True)):
        try:
            dealt_hands, end, ties[i] = replayed(deck, leader, played)
        except ValueError as problem:
            raise ValueError(f"deal {i}: {problem}") from None
        won = [by_colour(deck, pile) for pile in end.won]
        hands[i] = [members(hand) for hand in dealt_hands]
        cards[i] = [[values.bit_count() for values in pile] for pile in won]
        points[i] = [[score_colour(values) for values in pile] for pile in won]


def dealt(deck: Deck, chance: Chance) -> tuple[list[list[int]], int]:
    """The hands as they come from the shuffled deck, and the dealer drawn (shuffle.md §1.2, §2)."""
    cards = list(range(deck.cards))
    *places, dealer = draws(chance, [*range(deck.cards, 1, -1), deck.n_seats])
    for last, place in zip(range(deck.cards - 1, 0, -1), places, strict=True):
        cards[last], cards[place] = cards[place], cards[last]
    return [cards[at : at + HAND] for at in range(0, deck.cards, HAND)], dealer
