"""What one seat knows: its own cards and everything that was played (rules §7)."""

from collections.abc import Sequence
from typing import NamedTuple

from davidgoliath.kernel.arguments import HAND
from davidgoliath.kernel.twin.cards import CardSet, deck_of
from davidgoliath.kernel.twin.game import Game, started


class View(NamedTuple):
    seat: int
    game: Game  # of the hands only the seat's own is there
    unseen: CardSet
    held: tuple[int, ...]  # cards in each hand


def view_of(
    n_seats: int, seat: int, leader: int, dealt: Sequence[int], plays: Sequence[int]
) -> View:
    """`dealt`: the fifteen cards that came to the seat; `plays`: all cards played, in order."""
    deck = deck_of(n_seats)
    if len(plays) > deck.cards:
        contradicted("more plays than cards")
    game = started(deck, leader, [0] * n_seats)
    unseen, held = deck.whole, [HAND] * n_seats
    for card in dealt:
        if not unseen >> card & 1:
            contradicted("the hand is not fifteen cards")
        unseen ^= 1 << card
        game.hands[seat] |= 1 << card
    for card in plays:
        check(game, seat, unseen, card)
        held[game.turn] -= 1
        unseen &= ~(1 << card)
        game.play(card)
    return View(seat, game, unseen, tuple(held))


def check(game: Game, seat: int, unseen: CardSet, card: int) -> None:
    turn = game.turn
    if card >= game.deck.cards:
        contradicted("a card that is not in the deck")
    if turn == seat:
        if not game.legal >> card & 1:
            contradicted("its own play was not legal")
    elif not unseen >> card & 1:
        contradicted("a card in two places")
    elif game.voids[turn] >> game.deck.colour_of[card] & 1:
        contradicted("a colour from a seat that had none of it")


def contradicted(what: str) -> None:
    raise ValueError(f"the view contradicts itself: {what}")
