"""One running game: who may play what, and who receives what (rules §2 to §4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from davidgoliath.kernel.arguments import HAND
from davidgoliath.kernel.twin.cards import CardSet, Deck, score, set_of


@dataclass(slots=True)
class Game:
    """Changed by `play`; whoever wants it as it was, copies it."""

    deck: Deck
    leader: int  # of the running trick
    hands: list[CardSet]
    won: list[CardSet]
    voids: list[int]  # by seat a bit for each colour that it has shown not to hold
    trick: list[int] = field(default_factory=list)  # cards in order of play
    tricks: int = 0  # finished ones

    @property
    def is_over(self) -> bool:
        return self.tricks == HAND

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % self.deck.n_seats

    @property
    def legal(self) -> CardSet:
        """§3.2-§3.3"""
        held = self.hands[self.turn]
        if not self.trick:
            return held
        return held & self.deck.suits[self.deck.colour_of[self.trick[0]]] or held

    @property
    def scores(self) -> list[int]:
        return [score(self.deck, pile) for pile in self.won]

    def play(self, card: int) -> None:
        """The card must be legal."""
        turn, colour_of = self.turn, self.deck.colour_of
        self.hands[turn] &= ~(1 << card)
        self.trick.append(card)
        led = colour_of[self.trick[0]]
        if colour_of[card] != led:
            self.voids[turn] |= 1 << led
        if len(self.trick) == self.deck.n_seats:
            self._finish_trick()

    def _finish_trick(self) -> None:
        """§4.2, §4.3"""
        n_seats = self.deck.n_seats
        highest, lowest = highest_and_lowest([self.deck.value_of[card] for card in self.trick])
        captured = 1 << self.trick[highest]
        to_highest, to_lowest = (self.leader + highest) % n_seats, (self.leader + lowest) % n_seats
        self.won[to_lowest] |= captured
        self.won[to_highest] |= set_of(self.trick) ^ captured
        self.leader = to_highest
        self.trick = []
        self.tricks += 1

    def copy(self) -> "Game":
        its = (self.hands.copy(), self.won.copy(), self.voids.copy(), self.trick.copy())
        return Game(self.deck, self.leader, *its, self.tricks)


def started(deck: Deck, leader: int, hands: list[CardSet]) -> Game:
    return Game(deck, leader, hands, [0] * deck.n_seats, [0] * deck.n_seats)


def highest_and_lowest(values: Sequence[int]) -> tuple[int, int]:
    """§4.1, §4.4: their places in a full trick; of equal values the last played counts.

    §4.5: if all are equal, the last is highest and the one before it is lowest.
    """
    last, latest_first = len(values) - 1, values[::-1]
    highest = last - latest_first.index(max(values))
    lowest = last - latest_first.index(min(values))
    return highest, lowest if lowest != highest else last - 1
