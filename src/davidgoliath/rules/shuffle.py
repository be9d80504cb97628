"""From a stream of random 64-bit words to hands, exactly uniformly (docs/shuffle.md)."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import prod

from davidgoliath.rules.cards import HAND_SIZE, Card, full_deck
from davidgoliath.rules.deal import Hands

WORD_BITS = 64
WORD_MASK = (1 << WORD_BITS) - 1
DRAWS_PER_WORD = 8


def draws(words: Iterator[int], bounds: Sequence[int]) -> Iterator[int]:
    """For each bound a number from 0 to bound - 1; one word serves up to eight bounds.

    The word times the product of its bounds has the draws as digits above bit 64.  Too small a
    remainder below means that this word would favour some digits: it is thrown away.
    """
    for first in range(0, len(bounds), DRAWS_PER_WORD):
        group = bounds[first : first + DRAWS_PER_WORD]
        unfair = (1 << WORD_BITS) % prod(group)
        word = next(words)
        while (word * prod(group)) & WORD_MASK < unfair:
            word = next(words)
        for bound in group:
            word *= bound
            yield word >> WORD_BITS
            word &= WORD_MASK


def shuffled(deck: Sequence[Card], numbers: Iterator[int]) -> list[Card]:
    """From the last place down to the second, swap with the drawn place at or before it."""
    cards = list(deck)
    for place, drawn in zip(range(len(cards) - 1, 0, -1), numbers, strict=False):
        cards[place], cards[drawn] = cards[drawn], cards[place]
    return cards


def shuffle_bounds(n_seats: int) -> range:
    """What `shuffled` needs drawn: N, N-1, ... 2 for a deck of N cards."""
    return range(HAND_SIZE * n_seats, 1, -1)


def hands_from(n_seats: int, numbers: Iterator[int]) -> Hands:
    """The first fifteen cards of the shuffled deck to seat 0, the next to seat 1, ..."""
    cards = iter(shuffled(full_deck(n_seats), numbers))
    return tuple(tuple(sorted(islice(cards, HAND_SIZE))) for _ in range(n_seats))
