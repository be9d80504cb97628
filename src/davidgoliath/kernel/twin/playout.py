"""From a position to the end of the deal, each seat by its policy."""

from collections.abc import Sequence

from davidgoliath.kernel.arguments import POLICIES
from davidgoliath.kernel.twin.cards import CardSet, Deck, by_value, nth
from davidgoliath.kernel.twin.chance import MASK, WORD, Chance
from davidgoliath.kernel.twin.game import Game
from davidgoliath.kernel.twin.greedy import greedy_card

RANDOM, CAUTIOUS = POLICIES.index("random"), POLICIES.index("cautious")


def play_out(game: Game, policies: Sequence[int], chance: Chance) -> list[int]:
    """The cards in order of play.

    A word of chance serves what is left of a trick: at most 15^6 < 2^24 ways to choose, so that
    no way is favoured by more than 2^-40.
    """
    plays = []
    while not game.is_over:
        word, running = next(chance), game.tricks
        while game.tricks == running:
            card, word = chosen(policies[game.turn], game, word)
            plays.append(card)
            game.play(card)
    return plays


def chosen(policy: int, game: Game, word: int) -> tuple[int, int]:
    """What the policy plays, and the word of chance that is left."""
    if policy == RANDOM:
        word *= game.legal.bit_count()
        return nth(game.legal, word >> WORD), word & MASK
    if policy == CAUTIOUS:
        return cautious_card(game.deck, game.legal), word
    return greedy_card(game), word


def cautious_card(deck: Deck, legal: CardSet) -> int:
    """The bot `cautious`: the middle of its legal cards, by value and then by colour."""
    return by_value(deck, legal)[legal.bit_count() // 2]
