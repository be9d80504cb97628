"""The simplest players: chance, and the middle way."""

from random import Random

from davidgoliath.rules import Card, View


class RandomBot:
    """Any legal card, each as likely as the others."""

    def choose(self, view: View, rng: Random) -> Card:
        return rng.choice(view.legal)


class CautiousBot:
    """The middle of its legal cards: who is neither highest nor lowest receives nothing."""

    def choose(self, view: View, rng: Random) -> Card:  # noqa: ARG002 (it needs no chance)
        by_value = sorted(view.legal, key=lambda card: (card.value, card.colour))
        return by_value[len(by_value) // 2]
