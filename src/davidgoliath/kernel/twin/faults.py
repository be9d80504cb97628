"""Why a row is no position of the game: each answer is a reason, or nothing."""

from davidgoliath.kernel.arguments import COLOURS, HAND
from davidgoliath.kernel.twin.cards import union
from davidgoliath.kernel.twin.game import Game


def fault(game: Game) -> str | None:
    return of_trick(game) or of_hands(game) or of_all_cards(game)


def of_trick(game: Game) -> str | None:
    n_seats, placed = game.deck.n_seats, len(game.trick)
    if game.leader >= n_seats or placed >= n_seats or game.tricks > HAND:
        return "leader, placed or tricks"
    if game.is_over and placed:
        return "a card after the last trick"
    if any(card >= game.deck.cards for card in game.trick):
        return "a card of the trick"
    return None


def of_hands(game: Game) -> str | None:
    n_seats, placed = game.deck.n_seats, len(game.trick)
    for seat, (hand, voids) in enumerate(zip(game.hands, game.voids, strict=True)):
        has_played = (seat - game.leader) % n_seats < placed
        if hand.bit_count() != HAND - game.tricks - has_played:
            return "the size of a hand"
        if voids >> COLOURS:
            return "a void"
        if hand & game.deck.coloured[voids]:
            return "a hand that holds what its voids deny"
    return None


def of_all_cards(game: Game) -> str | None:
    deck = game.deck
    places = [*game.hands, *game.won, *[1 << card for card in game.trick]]
    seen = union(places)
    if seen & ~deck.whole:
        return "a card that is not in the deck"
    if seen != deck.whole or sum([cards.bit_count() for cards in places]) != deck.cards:
        return "a card twice or missing"
    if union(game.won).bit_count() != game.tricks * deck.n_seats:
        return "the number of cards won"
    return None
