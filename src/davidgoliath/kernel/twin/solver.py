"""Endings with all hands open: every seat plays for the most points of its own."""

from davidgoliath.kernel.arguments import NO_CARD
from davidgoliath.kernel.twin.cards import members
from davidgoliath.kernel.twin.game import Game

SOLVABLE_TRICKS = 3


def solution(game: Game) -> tuple[int, list[int]]:
    """The card to play now, and the scores at the end.

    Of cards that are worth the same to the seat whose turn it is, the first in card order.
    """
    if game.is_over:
        return NO_CARD, game.scores
    turn = game.turn
    reached = [(card, solution(after(game, card))[1]) for card in members(game.legal)]
    return max(reached, key=lambda its: its[1][turn])


def after(game: Game, card: int) -> Game:
    following = game.copy()
    following.play(card)
    return following
