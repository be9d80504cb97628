"""How much `greedy` makes against random players, each deal played once from every seat."""

from collections.abc import Sequence
from random import Random

from davidgoliath.bots import SeatedBot, bot_named, greedy, play_deal
from davidgoliath.lab.statistics import Sample
from davidgoliath.rules import Match, ResearchDeals

DEALS = {3: 500, 4: 2000, 5: 500, 6: 500}
SEED = 1


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    print("points a deal above the mean of the random players, seats rotated over the same cards")
    print("players   deals   mean   95% interval")
    for n_seats, deals in DEALS.items():
        print_margins(n_seats, deals, "   (at least 5)" if n_seats == 4 else "")
    greedy.BURDEN = 0
    print_margins(4, DEALS[4], "   without idea 4")


def print_margins(n_seats: int, deals: int, remark: str) -> None:
    margins = Sample()
    for number in range(deals):
        margins.add(sum(margin(n_seats, number, seat) for seat in range(n_seats)) / n_seats)
    low, high = margins.mean - margins.half_width, margins.mean + margins.half_width
    print(f"{n_seats:7} {deals:7}  {margins.mean:5.2f}   {low:.2f} to {high:.2f}{remark}")


def margin(n_seats: int, number: int, seat: int) -> float:
    """Of `greedy` at this seat in this research deal."""
    deals = ResearchDeals(SEED, n_seats, first=number)
    bots = [
        SeatedBot(name, bot_named(name), Random(f"{number}/{other}"))
        for other, name in enumerate("greedy" if s == seat else "random" for s in range(n_seats))
    ]
    match = Match.start(n_seats, deals.first_dealer, 1).next_deal(deals.hands(0))
    points = play_deal(match, bots).totals
    return points[seat] - (sum(points) - points[seat]) / (n_seats - 1)
