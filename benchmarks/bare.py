"""A bare loop on bit masks in plain Python: as fast as the game goes without any structure.

Not a second source of the rules, only a yardstick: `./do bench deals` sets `Deal` beside it.
Bit `18 * colour + value - 1` of a mask is a card; colours lie 18 bits apart.
"""

from collections.abc import Sequence
from random import Random

WIDTH = 18
SUITS = tuple(((1 << WIDTH) - 1) << (WIDTH * colour) for colour in range(5))
SUIT_OF = tuple(SUITS[bit // WIDTH] for bit in range(5 * WIDTH))


def random_deal(rng: Random, deck: list[int], n_seats: int) -> Sequence[int]:
    """Shuffle, deal, play uniformly random legal cards; the points by seat."""
    rng.shuffle(deck)
    random = rng.random
    hands = [sum([1 << bit for bit in deck[seat::n_seats]]) for seat in range(n_seats)]
    won = [0] * n_seats
    seat = 0
    for _ in range(15):
        highest = highest_bit = lowest = -1
        highest_value, lowest_value, trick, legal_suit = -1, WIDTH, 0, 0
        for turn in range(n_seats):
            if (player := seat + turn) >= n_seats:
                player -= n_seats
            hand = hands[player]
            choices = hand & legal_suit or hand
            for _ in range(int(random() * choices.bit_count())):
                choices &= choices - 1
            card = choices & -choices
            hands[player] = hand ^ card
            trick |= card
            bit = card.bit_length() - 1
            if not turn:
                legal_suit = SUIT_OF[bit]
            value = bit % WIDTH
            if value >= highest_value:
                highest, highest_value, highest_bit = player, value, card
            if value <= lowest_value:
                lowest, lowest_value = player, value
        if lowest == highest:  # all equal: the one before the last is lowest
            lowest = (highest - 1) % n_seats
        seat = highest
        won[highest] |= trick ^ highest_bit
        won[lowest] |= highest_bit
    return [points(cards) for cards in won]


def points(cards: int) -> int:
    total = 0
    for colour in range(5):
        suit = cards >> (WIDTH * colour) & SUITS[0]
        count = suit.bit_count()
        if count > 2:
            total += count
        elif count:
            total += suit.bit_length() + (suit & -suit).bit_length() * (count - 1)
    return total


def full_deck(n_seats: int) -> list[int]:
    """The bits of all cards."""
    return [WIDTH * colour + value for colour in range(5) for value in range(3 * n_seats)]
