"""The bots by name: a new one is one file and one line here."""

import re
from collections.abc import Callable, Mapping

from davidgoliath.bots.bot import Bot
from davidgoliath.bots.casual import CasualBot
from davidgoliath.bots.greedy import GreedyBot
from davidgoliath.bots.novice import NoviceBot
from davidgoliath.bots.simple import CautiousBot, RandomBot


def flat(worlds: int) -> Bot:
    from davidgoliath.bots.flat import FlatBot  # noqa: PLC0415 (NumPy would slow every start)

    return FlatBot(worlds)


def ismcts(iterations: int) -> Bot:
    from davidgoliath.bots.ismcts import TreeBot  # noqa: PLC0415 (likewise)

    return TreeBot(iterations)


def skilled() -> Bot:
    from davidgoliath.bots.skilled import SkilledBot  # noqa: PLC0415 (likewise)

    return SkilledBot()


def expert() -> Bot:
    from davidgoliath.bots import lookahead  # noqa: PLC0415 (likewise)

    return lookahead.expert()


def champion(times: int = 1) -> Bot:
    from davidgoliath.bots import lookahead  # noqa: PLC0415 (likewise)

    return lookahead.champion(times)


BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "cautious": CautiousBot,
    "greedy": GreedyBot,
    "novice": NoviceBot,
    "casual": CasualBot,
    "skilled": skilled,
    "expert": expert,
    "champion": champion,
}
SEARCHES: Mapping[str, Callable[[int], Bot]] = {  # with a number: flat:100
    "flat": flat,  # of worlds
    "ismcts": ismcts,  # of iterations
    "champion": champion,  # of times as much thinking
}
LINEUP = (*BOTS, *(f"{search}:N" for search in SEARCHES))  # as people are told of them
MOST_WORLDS = 100_000
WORLDS = re.compile("[1-9][0-9]{0,5}")  # written in one way only


class UnknownBot(ValueError):
    def __init__(self, name: str) -> None:
        told = f"no bot is called {name!r}; there are: {', '.join(LINEUP)}"
        super().__init__(f"{told}, where N is a whole number from 1 to {MOST_WORLDS}")
        self.name = name


def bot_named(name: str) -> Bot:
    """A new bot.

    >>> type(bot_named("greedy")).__name__, bot_named("flat:100").worlds
    ('GreedyBot', 100)
    """
    if name in BOTS:
        return BOTS[name]()
    search, _, worlds = name.partition(":")
    if search in SEARCHES and WORLDS.fullmatch(worlds) and int(worlds) <= MOST_WORLDS:
        return SEARCHES[search](int(worlds))
    raise UnknownBot(name)
