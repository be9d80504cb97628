"""Seats and colours that are alike in what a view leaves open."""

from collections.abc import Sequence
from typing import NamedTuple

from davidgoliath.kernel.twin.cards import by_colour, members
from davidgoliath.kernel.twin.view import View


class Group(NamedTuple):
    """Seats that have shown the same voids, of the colours of which something is unseen."""

    voids: int
    seats: list[int]
    held: list[int]  # the sizes of their hands


class Kind(NamedTuple):
    """Unseen cards of the colours that the same groups may hold."""

    cards: list[int]
    groups: list[int]


def groups_in(view: View) -> list[Group]:
    unseen_colours = 0
    for colour, values in enumerate(by_colour(view.game.deck, view.unseen)):
        unseen_colours |= (values != 0) << colour
    groups: dict[int, Group] = {}
    for seat, held in enumerate(view.held):
        if seat != view.seat and held:
            voids = view.game.voids[seat] & unseen_colours
            group = groups.setdefault(voids, Group(voids, [], []))
            group.seats.append(seat)
            group.held.append(held)
    return list(groups.values())


def kinds_in(view: View, groups: Sequence[Group]) -> list[Kind]:
    """Those that fewest groups may hold come first: that leaves the fewest ways to look at."""
    kinds: dict[tuple[int, ...], Kind] = {}
    for colour, suit in enumerate(view.game.deck.suits):
        if cards := members(view.unseen & suit):
            open_to = [g for g, group in enumerate(groups) if not group.voids >> colour & 1]
            kinds.setdefault(tuple(open_to), Kind([], open_to)).cards.extend(cards)
    return sorted(kinds.values(), key=lambda kind: len(kind.groups))
