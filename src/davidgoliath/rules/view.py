"""What one seat may know: everything said and shown at the table, and its own hand (rules §7)."""

from dataclasses import dataclass

from davidgoliath.rules.cards import Card, Colour, full_deck
from davidgoliath.rules.deal import Deal, Hands
from davidgoliath.rules.scoring import score
from davidgoliath.rules.trick import Seat, Trick


@dataclass(frozen=True, slots=True)
class View:
    """Built by `view_of` from the parts below; no other part of the deal can be reached from it."""

    seat: Seat  # whose view this is
    hand: tuple[Card, ...]  # its own, sorted
    legal: tuple[Card, ...]  # what it may play now, sorted; nothing when it is not its turn
    dealer: Seat
    turn: Seat | None
    tricks: tuple[Trick, ...]  # finished ones, every card with who played it
    trick: Trick  # the running one
    won: Hands  # the open cards before everybody, in the order in which they came
    number: int  # of this deal, from 1
    length: int  # deals agreed
    totals: tuple[int, ...]  # points of the finished deals by seat

    @property
    def n_seats(self) -> int:
        return len(self.won)

    @property
    def led(self) -> Colour | None:
        return self.trick[0].card.colour if self.trick else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of this deal so far by seat."""
        return tuple([score(cards) for cards in self.won])

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other hands, sorted: whoever counts cards knows them."""
        seen = {play.card for trick in (*self.tricks, self.trick) for play in trick}
        seen.update(self.hand)
        return tuple([card for card in full_deck(self.n_seats) if card not in seen])

    @property
    def voids(self) -> tuple[frozenset[Colour], ...]:
        """By seat, the colours that it has shown not to hold by playing another one (§3.3)."""
        shown: list[set[Colour]] = [set() for _ in self.won]
        for trick in (*self.tricks, self.trick):
            for play in trick:
                if play.card.colour is not trick[0].card.colour:
                    shown[play.seat].add(trick[0].card.colour)
        return tuple(frozenset(colours) for colours in shown)


def view_of(
    deal: Deal, seat: Seat, number: int = 1, length: int = 1, totals: tuple[int, ...] | None = None
) -> View:
    return View(
        seat=seat,
        hand=deal.hands[seat],
        legal=deal.legal if seat == deal.turn else (),
        dealer=deal.dealer,
        turn=deal.turn,
        tricks=deal.tricks,
        trick=deal.trick,
        won=deal.won,
        number=number,
        length=length,
        totals=totals or (0,) * deal.n_seats,
    )
