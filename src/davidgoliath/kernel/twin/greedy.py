"""The bot `greedy` (docs/bots.md) on sets of cards, from what the seat whose turn it is may know.

Everything is counted in thousandths of a point.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from davidgoliath.kernel.arguments import COLOURS
from davidgoliath.kernel.twin.cards import FEW_CARDS, by_colour, by_value, members, union
from davidgoliath.kernel.twin.game import Game, highest_and_lowest

POINT = 1000
BURDEN = POINT // 4
WAYS = 8
STRIDES = (1, 3, 5, 7, 9)

Pile: TypeAlias = tuple[int, int]  # of one colour: how many cards, the sum of their numbers


def greedy_card(game: Game) -> int:
    legal = members(game.legal)
    return max(legal, key=Table(game).value_of) if len(legal) > 1 else legal[0]


class Table:
    """What is counted once for all the cards that might be played."""

    def __init__(self, game: Game) -> None:
        self.game, self.deck, self.me = game, game.deck, game.turn
        self.unseen = union(hand for seat, hand in enumerate(game.hands) if seat != self.me)
        won = [by_colour(self.deck, pile) for pile in game.won]
        self.piles = [[pile_of(values) for values in its] for its in won]
        self.not_won = [
            self.deck.values - sum(its[colour].bit_count() for its in won)
            for colour in range(COLOURS)
        ]
        self.ways_by_led: dict[int, list[list[int]]] = {}

    def value_of(self, card: int) -> int:
        so_far, deck = [*self.game.trick, card], self.deck
        ways = self.ways_behind(deck.colour_of[so_far[0]])
        gain = sum([self.margin([*so_far, *behind]) for behind in ways]) // len(ways)
        return gain + BURDEN * (deck.value_of[card] + 1) * (deck.n_seats - 1)

    def ways_behind(self, led: int) -> list[list[int]]:
        """Idea 2: what the seats behind may play: eight ways for all of them together."""
        if led not in self.ways_by_led:
            n_seats, placed = self.deck.n_seats, len(self.game.trick)
            seats = [(self.me + i) % n_seats for i in range(1, n_seats - placed)]
            choices = [self.playable(seat, led) for seat in seats]
            ways = range(WAYS if choices else 1)
            self.ways_by_led[led] = [one_way(way, choices) for way in ways]
        return self.ways_by_led[led]

    def playable(self, seat: int, led: int) -> list[int]:
        possible = self.unseen & ~self.deck.coloured[self.game.voids[seat]]
        return members(possible & self.deck.suits[led]) or by_value(self.deck, possible)

    def margin(self, trick: Sequence[int]) -> int:
        """Idea 3: my gain less the mean of the others', times their number."""
        deck = self.deck
        highest, lowest = highest_and_lowest([deck.value_of[card] for card in trick])
        left = self.not_won.copy()
        for card in trick:
            left[deck.colour_of[card]] -= 1
        rest = [card for place, card in enumerate(trick) if place != highest]
        total = 0
        for place, cards in ((highest, rest), (lowest, [trick[highest]])):
            seat = (self.game.leader + place) % deck.n_seats
            gain = self.gain(seat, cards, left)
            total += gain * (deck.n_seats - 1) if seat == self.me else -gain
        return total

    def gain(self, seat: int, cards: Sequence[int], left: Sequence[int]) -> int:
        """What these cards add to the worth of the seat's piles."""
        added: dict[int, Pile] = {}
        for card in cards:
            colour = self.deck.colour_of[card]
            count, numbers = added.get(colour, (0, 0))
            added[colour] = count + 1, numbers + self.deck.value_of[card] + 1
        total = 0
        for colour, (count, numbers) in added.items():
            before, points = self.piles[seat][colour]
            still = max(left[colour], 0)  # idea 2 may play a card twice
            total += worth(self.deck.n_seats, before + count, points + numbers, still)
            total -= worth(self.deck.n_seats, before, points, still)
        return total


def one_way(way: int, choices: Sequence[Sequence[int]]) -> list[int]:
    """Each seat behind plays at one of eight even steps from its low to its high."""
    steps = [(way * STRIDES[place] + 4 * place) % WAYS for place in range(len(choices))]
    return [
        cards[(2 * step + 1) * len(cards) // (2 * WAYS)]
        for step, cards in zip(steps, choices, strict=True)
    ]


def pile_of(values: int) -> Pile:
    cards = members(values)
    return len(cards), sum(cards) + len(cards)


class Chances(NamedTuple):
    """That none, one or two of the cards left come to a pile; and how many come beyond two."""

    none: int
    one: int
    two: int
    beyond: int


@cache
def chances(n_seats: int, left: int) -> Chances:
    """When each card that is left comes to the pile once in n times."""

    def exactly(cards: int, ways: int) -> int:
        thousandths: int = POINT * ways * (n_seats - 1) ** max(left - cards, 0) // n_seats**left
        return thousandths

    none, one, two = exactly(0, 1), exactly(1, left), exactly(2, left * (left - 1) // 2)
    return Chances(none, one, two, POINT * left // n_seats - one - 2 * two)


@cache
def worth(n_seats: int, cards: int, numbers: int, left: int) -> int:
    """Idea 1: a pile's expected points; `numbers` counts only where the cards are few."""
    its, mean = chances(n_seats, left), (3 * n_seats + 1) // 2
    now = numbers if cards <= FEW_CARDS else cards
    with_one = now + mean if cards < FEW_CARDS else cards + 1
    with_two = 2 * mean if cards == 0 else cards + 2
    many = POINT - its.none - its.one - its.two
    return its.none * now + its.one * with_one + its.two * with_two + many * cards + its.beyond
