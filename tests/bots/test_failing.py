"""A bot that fails ends the match with its name; no other card is ever put in its place."""

from random import Random

import pytest

from davidgoliath.bots import BotFailed, SeatedBot, bot_named, play_deal
from davidgoliath.bots.bot import Bot
from davidgoliath.rules import Card, Match, ResearchDeals, View

STARTED = Match.start(3, 0, 1).next_deal(ResearchDeals(1, 3).hands(0))


class Raises:
    def choose(self, view: View, rng: Random) -> Card:
        raise ZeroDivisionError("no idea")


class Revokes:
    """The first of its cards, whatever was led."""

    def choose(self, view: View, rng: Random) -> Card:
        return next((card for card in view.hand if card not in view.legal), view.hand[0])


class SaysNothing:
    def choose(self, view: View, rng: Random) -> Card:
        return None  # type: ignore[return-value]  # what a careless bot may do


@pytest.mark.parametrize(
    ("bot", "problem"),
    [(Raises(), "ZeroDivisionError: no idea"), (Revokes(), "not legal"), (SaysNothing(), "None")],
)
def test_the_bot_is_named(bot: Bot, problem: str) -> None:
    others = SeatedBot("random", bot_named("random"), Random(1))
    with pytest.raises(BotFailed, match=f"'mine' at seat 2: .*{problem}"):
        play_deal(STARTED, [others, others, SeatedBot("mine", bot, Random(1))])


def test_ctrl_c_is_no_failure_of_a_bot() -> None:
    class Interrupted:
        def choose(self, view: View, rng: Random) -> Card:
            raise KeyboardInterrupt

    bot = SeatedBot("slow", Interrupted(), Random(1))
    with pytest.raises(KeyboardInterrupt):
        play_deal(STARTED, [bot] * 3)
