"""How many cards of each kind go to each group: the table of all ways, and one way drawn from it.

A slot is a group that may hold a kind; slots are filled one after the other, kind by kind.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple, TypeAlias

from davidgoliath.kernel.twin.chance import Chance, draw_below
from davidgoliath.kernel.twin.groups import Kind

Room: TypeAlias = tuple[int, ...]  # by group, the cards that it still lacks


class Slot(NamedTuple):
    group: int
    next_kind: int | None  # where this is the last slot of its kind: the cards of the one after


class Node(NamedTuple):
    """What a slot may take, when the slots before it are filled."""

    deals: int  # that follow from here
    upto: list[int]  # by choice, how many of them follow from it and the choices before it
    choices: list[tuple[int, "Node"]]  # so many cards to the group, and the next slot's node


END = Node(1, [], [])


class Shares:
    def __init__(self, kinds: Sequence[Kind], room: Sequence[int]) -> None:
        self.kinds = kinds
        self.slots = slots_of(kinds)
        self.nodes: dict[tuple[int, Room], Node] = {}
        self.start = self.node(0, tuple(room), len(kinds[0].cards) if kinds else 0)
        if not self.start.deals or not all(kind.groups for kind in kinds):
            raise ValueError("the view contradicts itself: no deal agrees with it")

    def node(self, number: int, room: Room, left: int) -> Node:
        """The slot's number and the room decide how many cards of its kind are left."""
        if number == len(self.slots):
            return END
        if (number, room) not in self.nodes:
            self.nodes[number, room] = self.found(number, room, left)
        return self.nodes[number, room]

    def found(self, number: int, room: Room, left: int) -> Node:
        group, next_kind = self.slots[number]
        deals, upto, choices = 0, [], []
        for cards in range(0 if next_kind is None else left, min(left, room[group]) + 1):
            after = (*room[:group], room[group] - cards, *room[group + 1 :])
            further = self.node(number + 1, after, left - cards if next_kind is None else next_kind)
            if further.deals:
                deals += comb(left, cards) * further.deals
                upto.append(deals)
                choices.append((cards, further))
        return Node(deals, upto, choices)

    def drawn(self, chance: Chance) -> Iterator[list[int]]:
        """For each kind, how many of its cards go to each of its groups.

        One kind at a time: its cards are shuffled before chance goes on to the next one.
        """
        node = self.start
        for kind in self.kinds:
            share = []
            for _ in kind.groups:
                only = len(node.choices) == 1
                at = 0 if only else bisect_right(node.upto, draw_below(chance, node.deals))
                cards, node = node.choices[at]
                share.append(cards)
            yield share


def slots_of(kinds: Sequence[Kind]) -> list[Slot]:
    slots = []
    sizes = [len(kind.cards) for kind in kinds]
    for kind, next_kind in zip(kinds, [*sizes, 0][1:], strict=True):
        slots += [Slot(group, None) for group in kind.groups[:-1]]
        slots += [Slot(group, next_kind) for group in kind.groups[-1:]]
    return slots
