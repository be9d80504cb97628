"""One deal of fifteen tricks as a value (rules §2-§3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, TypeAlias

from davidgoliath.rules.cards import HAND_SIZE, Card, Colour, check_players, full_deck
from davidgoliath.rules.errors import (
    CardNotHeld,
    DealIsOver,
    MustFollow,
    NotTheDeck,
    NotYourTurn,
    WrongDealer,
    WrongHandSize,
)
from davidgoliath.rules.scoring import by_colour, score, score_by_colour
from davidgoliath.rules.trick import Play, Seat, Trick, legal_cards, resolve

Hands: TypeAlias = tuple[tuple[Card, ...], ...]  # by seat, each sorted


@dataclass(frozen=True, slots=True)
class Deal:
    """Where a deal stands.  `play` gives the next `Deal`; nothing ever changes.

    >>> from davidgoliath.rules import ResearchDeals
    >>> deal = Deal.start(ResearchDeals(seed=1, n_seats=4).hands(0), dealer=3)
    >>> while not deal.is_over:
    ...     deal = deal.play(deal.legal[0])
    >>> len(deal.tricks), sum(len(cards) for cards in deal.won)
    (15, 60)
    """

    dealer: Seat
    dealt: Hands  # before the first play
    hands: Hands  # still held
    leader: Seat  # of the running trick
    tricks: tuple[Trick, ...]  # finished
    trick: Trick  # running; empty before its first card
    won: Hands  # by seat, in the order in which the cards came

    @classmethod
    def start(cls, hands: Sequence[Sequence[Card]], dealer: Seat) -> Self:
        """§2: the whole deck, fifteen cards each; the player on the dealer's left leads."""
        n_seats = len(hands)
        check_players(n_seats)
        for seat, hand in enumerate(hands):
            if len(hand) != HAND_SIZE:
                raise WrongHandSize(seat=seat, cards=len(hand))
        if {card for hand in hands for card in hand} != set(full_deck(n_seats)):
            raise NotTheDeck(players=n_seats)
        if not 0 <= dealer < n_seats:
            raise WrongDealer(dealer=dealer, last=n_seats - 1)
        dealt = tuple(tuple(sorted(hand)) for hand in hands)
        return cls(dealer, dealt, dealt, (dealer + 1) % n_seats, (), (), ((),) * n_seats)

    @property
    def n_seats(self) -> int:
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        """§2.4: after fifteen tricks."""
        return len(self.tricks) == HAND_SIZE

    @property
    def turn(self) -> Seat | None:
        """§3.1: whose turn it is: clockwise from the leader."""
        if len(self.tricks) == HAND_SIZE:
            return None
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def led(self) -> Colour | None:
        return self.trick[0].card.colour if self.trick else None

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played now, sorted; none when the deal is over."""
        turn = self.turn
        return () if turn is None else legal_cards(self.hands[turn], self.led)

    def play(self, card: Card, seat: Seat | None = None) -> Self:
        """The deal after this card; `seat`, if given, must be the one whose turn it is."""
        turn = self.turn
        if turn is None:
            raise DealIsOver(card=card)
        if seat is not None and seat != turn:
            raise NotYourTurn(seat=seat, turn=turn)
        hand, led = self.hands[turn], self.led
        if card not in hand:
            raise CardNotHeld(seat=turn, card=card)
        if card.colour is not led and card not in legal_cards(hand, led):
            raise MustFollow(seat=turn, card=card, led=led)
        place = hand.index(card)
        card = hand[place]  # ours, not one that only equals it
        hands = _with(self.hands, turn, hand[:place] + hand[place + 1 :])
        trick = (*self.trick, Play(turn, card))
        cls = type(self)
        if len(trick) < len(hands):
            tricks, won, leader = self.tricks, self.won, self.leader
            return cls(self.dealer, self.dealt, hands, leader, tricks, trick, won)
        tricks, won, leader = (*self.tricks, trick), *_receive(self.won, trick)
        return cls(self.dealer, self.dealt, hands, leader, tricks, (), won)

    @property
    def won_by_colour(self) -> tuple[Hands, ...]:
        """§4.6: by seat and colour, each colour sorted by number."""
        return tuple(by_colour(cards) for cards in self.won)

    @property
    def score_by_colour(self) -> tuple[tuple[int, ...], ...]:
        """So far, by seat and colour."""
        return tuple(score_by_colour(cards) for cards in self.won)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat so far."""
        return tuple([score(cards) for cards in self.won])

    @property
    def result(self) -> tuple[int, ...] | None:
        """The points by seat once the deal is over, before that nothing."""
        return self.scores if self.is_over else None


def _receive(won: Hands, trick: Trick) -> tuple[Hands, Seat]:
    """§4.2-§4.3: the piles after this trick, and who leads the next one."""
    highest, lowest, rest = resolve(trick)
    won = _with(won, highest.seat, won[highest.seat] + rest)
    won = _with(won, lowest.seat, (*won[lowest.seat], highest.card))
    return won, highest.seat


def _with(hands: Hands, seat: Seat, cards: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])
