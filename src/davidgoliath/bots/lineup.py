"""The bots by name: a new one is one file and one line here."""

from collections.abc import Callable, Mapping

from davidgoliath.bots.bot import Bot
from davidgoliath.bots.greedy import GreedyBot
from davidgoliath.bots.simple import CautiousBot, RandomBot

LINEUP: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "cautious": CautiousBot,
    "greedy": GreedyBot,
}


class UnknownBot(ValueError):
    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(LINEUP)}")
        self.name = name


def bot_named(name: str) -> Bot:
    """A new bot.

    >>> type(bot_named("greedy")).__name__
    'GreedyBot'
    """
    if name not in LINEUP:
        raise UnknownBot(name)
    return LINEUP[name]()
