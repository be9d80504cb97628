"""What a simulation says of its bots and its seats."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from davidgoliath.lab.statistics import Sample
from davidgoliath.rules import Match


@dataclass(slots=True)
class Row:
    points: Sample = field(default_factory=Sample)  # in a deal; its mean where a bot has more seats
    wins: Sample = field(default_factory=Sample)  # share of a match; a shared win counts in parts


class Summary:
    """Points and wins, by bot and by seat."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.seats_of: dict[str, list[int]] = defaultdict(list)
        for seat, name in enumerate(bots):
            self.seats_of[name].append(seat)
        self.by_bot = {name: Row() for name in self.seats_of}
        self.by_seat = [Row() for _ in bots]

    def add(self, match: Match) -> None:
        """Deals are independent of each other, seats of one deal are not: one value a deal."""
        wins = [0.0] * match.n_seats
        for seat in match.winners:
            wins[seat] = 1 / len(match.winners)
        for deal in match.deals:
            self._add_deal(deal.scores)
        for seat, row in enumerate(self.by_seat):
            row.wins.add(wins[seat])
        for name, row in self.by_bot.items():
            row.wins.add(sum(wins[seat] for seat in self.seats_of[name]))

    def seats(self) -> Iterator[tuple[str, Row]]:
        """Each seat's bot and row."""
        return zip(self.bots, self.by_seat, strict=True)

    def _add_deal(self, scores: Sequence[int]) -> None:
        for seat, row in enumerate(self.by_seat):
            row.points.add(scores[seat])
        for name, row in self.by_bot.items():
            seats = self.seats_of[name]
            row.points.add(sum(scores[seat] for seat in seats) / len(seats))
