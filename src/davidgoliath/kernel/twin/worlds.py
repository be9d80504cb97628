"""All deals that agree with a view: how many there are, and any of them, exactly uniformly.

A seat never regains a colour, so a deal agrees if and only if each hand has its size and none of
the colours that its seat has shown to be void in.  How many cards of each kind go to each group is
drawn by the number of deals that follow from it; which cards these are is a fair shuffle.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import factorial, prod

from davidgoliath.kernel.twin.cards import set_of
from davidgoliath.kernel.twin.chance import Chance, draws
from davidgoliath.kernel.twin.game import Game
from davidgoliath.kernel.twin.groups import groups_in, kinds_in
from davidgoliath.kernel.twin.shares import Shares
from davidgoliath.kernel.twin.view import View


class Worlds:
    """Raises ValueError where no deal agrees."""

    def __init__(self, view: View) -> None:
        self.game = view.game
        self.groups = groups_in(view)
        self.kinds = kinds_in(view, self.groups)
        self.shares = Shares(self.kinds, [sum(group.held) for group in self.groups])

    def count(self) -> int:
        """Deals of kinds to groups, times the ways to deal each group's cards to its seats."""
        return self.shares.start.deals * prod(ways_to_cut(group.held) for group in self.groups)

    def draw_one(self, chance: Chance) -> Game:
        piles: list[list[int]] = [[] for _ in self.groups]
        for kind, share in zip(self.kinds, self.shares.drawn(chance), strict=True):
            for to, part in zip(kind.groups, cut(kind.cards, share, chance), strict=True):
                piles[to] += part
        game = self.game.copy()
        for group, pile in zip(self.groups, piles, strict=True):
            for seat, part in zip(group.seats, cut(pile, group.held, chance), strict=True):
                game.hands[seat] |= set_of(part)
        return game


def ways_to_cut(sizes: Sequence[int]) -> int:
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def cut(cards: Sequence[int], sizes: Sequence[int], chance: Chance) -> list[list[int]]:
    """The cards in parts of these sizes: each cut as likely as any other."""
    shuffled = list(cards)
    undrawn = next((size for size in reversed(sizes) if size), 0)  # the last part gets what is left
    for place, drawn in enumerate(draws(chance, range(len(cards), undrawn, -1))):
        other = place + drawn
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    ends = accumulate(sizes)
    return [shuffled[end - size : end] for end, size in zip(ends, sizes, strict=True)]
