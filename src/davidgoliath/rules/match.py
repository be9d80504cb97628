"""A match of agreed length: the dealer moves on, points add up (rules §6)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from davidgoliath.rules.cards import Card, check_players
from davidgoliath.rules.deal import Deal
from davidgoliath.rules.errors import (
    DealIsOver,
    DealIsRunning,
    MatchIsOver,
    WrongDealer,
    WrongLength,
    WrongPlayers,
)
from davidgoliath.rules.trick import Seat
from davidgoliath.rules.view import View, view_of

LONGEST_MATCH = 60


class Rank(NamedTuple):
    place: int  # 1 is best; equal totals share a place
    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Match:
    """
    >>> from davidgoliath.rules import ResearchDeals
    >>> deals = ResearchDeals(seed=1, n_seats=3)
    >>> match = Match.start(3, dealer=deals.first_dealer, length=1).next_deal(deals.hands(0))
    >>> while not match.is_over:
    ...     match = match.play(match.deals[-1].legal[0])
    >>> len(match.deals), match.winners == tuple(r.seat for r in match.ranking if r.place == 1)
    (1, True)
    """

    n_seats: int
    length: int
    first_dealer: Seat
    deals: tuple[Deal, ...] = ()  # the last one may be running

    @classmethod
    def start(cls, n_seats: int, dealer: Seat, length: int | None = None) -> Self:
        """§6.1: as many deals as players, or any agreed number from 1 to 60."""
        check_players(n_seats)
        length = n_seats if length is None else length
        if not 1 <= length <= LONGEST_MATCH:
            raise WrongLength(deals=length)
        if not 0 <= dealer < n_seats:
            raise WrongDealer(dealer=dealer, last=n_seats - 1)
        return cls(n_seats, length, dealer)

    @property
    def dealer(self) -> Seat:
        """§6.2: who deals next: clockwise from the first dealer."""
        return (self.first_dealer + len(self.deals)) % self.n_seats

    @property
    def deal(self) -> Deal | None:
        """The running deal."""
        return self.deals[-1] if self.deals and not self.deals[-1].is_over else None

    @property
    def is_over(self) -> bool:
        return len(self.deals) == self.length and self.deal is None

    def next_deal(self, hands: Sequence[Sequence[Card]]) -> Self:
        if self.deal is not None:
            raise DealIsRunning(deal=len(self.deals))
        if len(self.deals) == self.length:
            raise MatchIsOver(deals=self.length)
        if len(hands) != self.n_seats:
            raise WrongPlayers(players=len(hands))
        return replace(self, deals=(*self.deals, Deal.start(hands, self.dealer)))

    def play(self, card: Card, seat: Seat | None = None) -> Self:
        if self.deal is None:
            raise DealIsOver(card=card)
        return self.continued(self.deal.play(card, seat))

    def continued(self, deal: Deal) -> Self:
        """The match with its running deal brought to `deal`."""
        return replace(self, deals=(*self.deals[:-1], deal))

    def view(self, seat: Seat) -> View:
        """What this seat may know of the last deal, running or finished."""
        assert self.deals, "nothing was dealt yet"
        return view_of(self.deals[-1], seat, len(self.deals), self.length, self.totals)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat over the finished deals."""
        finished = [deal.scores for deal in self.deals if deal.is_over]
        return tuple(sum(scores) for scores in zip(*finished, strict=True)) or (0,) * self.n_seats

    @property
    def ranking(self) -> tuple[Rank, ...]:
        """§6.4: best first; equal totals share a place and are listed by seat."""
        totals = self.totals
        ranks = [
            Rank(1 + sum(other > total for other in totals), seat, total)
            for seat, total in enumerate(totals)
        ]
        return tuple(sorted(ranks))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """§6.4: everybody with the highest total, once the match is over; a tie is never broken."""
        return tuple(rank.seat for rank in self.ranking if rank.place == 1) if self.is_over else ()
