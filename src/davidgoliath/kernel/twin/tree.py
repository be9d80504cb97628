"""Tree search over what one seat cannot tell apart: one tree for all agreeing worlds.

What is computed in floating point is computed in the order of the compiled kernel, and so that it
is the same wherever a multiplication and an addition are done in one step.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from davidgoliath.kernel.twin.cards import CardSet, nth, set_of
from davidgoliath.kernel.twin.chance import WORD, Chance
from davidgoliath.kernel.twin.game import Game
from davidgoliath.kernel.twin.playout import RANDOM, play_out


@dataclass(slots=True)
class Node:
    """A card after those on the way to it."""

    sum: int = 0  # of what its seat got: points times the others, less theirs
    visits: int = 0
    available: int = 1  # how often it was legal
    children: dict[int, "Node"] = field(default_factory=dict)  # by card, in the order of trying


NEVER = Node()


class Tree:
    def __init__(self, draw: Callable[[Chance], Game], n_seats: int, exploration: int) -> None:
        """`draw` gives a game for each walk; so many points the luck of a few walks may hide."""
        self.draw, self.root = draw, Node()
        margin = float(exploration) * (n_seats - 1)
        self.explored = margin * margin

    def walk(self, chance: Chance) -> None:
        """One walk from the root: along known cards, then one new node, then at random."""
        game = self.draw(chance)
        at, path, known = self.root, list[tuple[Node, int]](), True
        while known and not game.is_over:
            card = self.next(at, game.legal, chance)
            known = card in at.children
            at = at.children.setdefault(card, Node())
            path.append((at, game.turn))
            game.play(card)
        play_out(game, [RANDOM] * game.deck.n_seats, chance)
        note(path, game)

    def next(self, parent: Node, legal: CardSet, chance: Chance) -> int:
        """A legal card that was never tried, drawn; otherwise the most promising of those tried.

        Of equally promising ones that which was tried last.
        """
        tried = [card for card in reversed(parent.children) if legal >> card & 1]
        for card in tried:
            parent.children[card].available += 1
        untried = legal ^ set_of(tried)
        if untried:
            return nth(untried, next(chance) * untried.bit_count() >> WORD)
        return max(tried, key=lambda card: self.promise(parent.children[card]))

    def promise(self, node: Node) -> float:
        """UCB: its mean, and more the seldomer it was chosen when it could have been."""
        logarithm = binary_logarithm(node.available)
        return node.sum / node.visits + sqrt(self.explored * logarithm / node.visits)


def note(path: list[tuple[Node, int]], end: Game) -> None:
    """The end of a walk, for each seat in the nodes that it chose."""
    scores, total = end.scores, sum(end.scores)
    for node, seat in path:
        node.visits += 1
        node.sum += scores[seat] * end.deck.n_seats - total


def binary_logarithm(count: int) -> float:
    """Straight between the powers of two, so that it is exact everywhere; not for 0."""
    whole = count.bit_length() - 1
    return whole - 1 + count / (1 << whole)
