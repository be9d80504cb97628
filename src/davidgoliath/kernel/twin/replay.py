"""A finished deal from its plays alone: who was dealt what, and where equal cards met."""

from collections.abc import Sequence

from davidgoliath.kernel.twin.cards import CardSet, Deck
from davidgoliath.kernel.twin.game import Game, started

HIGHEST_TIED, LOWEST_TIED, ALL_EQUAL = 1, 2, 4


def replayed(
    deck: Deck, leader: int, plays: Sequence[int]
) -> tuple[list[CardSet], Game, list[int]]:
    """The hands as dealt, the game at its end, and the ties of its tricks.

    Raises ValueError where these are not the plays of a deal.
    """
    if leader >= deck.n_seats:
        raise ValueError("no such leader")
    hands = dealt_hands(deck, leader, plays)
    game, ties = started(deck, leader, hands.copy()), []
    for card in plays:
        if not game.legal >> card & 1:
            raise ValueError("a revoke")
        if len(game.trick) == deck.n_seats - 1:
            ties.append(ties_in([deck.value_of[its] for its in (*game.trick, card)]))
        game.play(card)
    return hands, game, ties


def dealt_hands(deck: Deck, leader: int, plays: Sequence[int]) -> list[CardSet]:
    """Whose turn it is follows from the cards alone."""
    hands, left = [0] * deck.n_seats, deck.whole
    game = started(deck, leader, [0] * deck.n_seats)
    for card in plays:
        if not left >> card & 1:
            raise ValueError("a card twice, or one that is not in the deck")
        left ^= 1 << card
        hands[game.turn] |= 1 << card
        game.play(card)
    return hands


def ties_in(values: Sequence[int]) -> int:
    highest, lowest = max(values), min(values)
    if highest == lowest:
        return ALL_EQUAL
    return (HIGHEST_TIED if values.count(highest) > 1 else 0) | (
        LOWEST_TIED if values.count(lowest) > 1 else 0
    )
