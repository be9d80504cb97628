"""A bot that fails ends the match with its name; no other card is ever put in its place."""

import pickle
from random import Random

import pytest

from davidgoliath.bots import BotFailed, SeatedBot, bot_named, play_deal
from davidgoliath.bots.bot import Bot
from davidgoliath.records import Player, Record, read_record, record_line
from davidgoliath.rules import Card, Colour, Match, ResearchDeals, View

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


class PlaysNoCardOfAnyDeck:
    def choose(self, view: View, rng: Random) -> Card:
        return Card(Colour.RED, 99)


class CarelessAboutTypes:
    def choose(self, view: View, rng: Random) -> Card:
        return Card(int(view.legal[0].colour), view.legal[0].value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Raises(), "ZeroDivisionError: no idea"),
        (Revokes(), "not legal"),
        (SaysNothing(), "None"),
        (PlaysNoCardOfAnyDeck(), "99"),
    ],
)
def test_the_bot_is_named(bot: Bot, problem: str) -> None:
    others = SeatedBot("random", bot_named("random"), Random(1))
    with pytest.raises(BotFailed, match=f"'mine' at seat 2: .*{problem}"):
        play_deal(STARTED, [others, others, SeatedBot("mine", bot, Random(1))])


def test_a_failure_crosses_from_one_process_to_another() -> None:
    failed = BotFailed("mine", 2, "no idea")
    arrived = pickle.loads(pickle.dumps(failed))  # noqa: S301 (our own)
    told = (arrived.bot, arrived.seat, arrived.problem, str(arrived))
    assert told == ("mine", 2, "no idea", str(failed))


def test_ctrl_c_is_no_failure_of_a_bot() -> None:
    class Interrupted:
        def choose(self, view: View, rng: Random) -> Card:
            raise KeyboardInterrupt

    bot = SeatedBot("slow", Interrupted(), Random(1))
    with pytest.raises(KeyboardInterrupt):
        play_deal(STARTED, [bot] * 3)


def test_a_careless_bot_plays_by_the_rules_all_the_same() -> None:
    bots = [SeatedBot("careless", CarelessAboutTypes(), Random(1))] * 3
    match = play_deal(STARTED, bots)
    assert read_record(record_line(Record(tuple(map(Player, "abc")), match))).match == match


def test_a_bot_is_told_which_deal_it_is_and_what_was_scored_before() -> None:
    seen = set()

    class Notes:
        def choose(self, view: View, rng: Random) -> Card:
            seen.add((view.number, view.length, view.totals))
            return view.legal[0]

    match = Match.start(3, 0, 2).next_deal(ResearchDeals(1, 3).hands(0))
    bots = [SeatedBot("notes", Notes(), Random(1))] * 3
    after_one = play_deal(match, bots)
    play_deal(after_one.next_deal(ResearchDeals(1, 3).hands(1)), bots)
    assert seen == {(1, 2, (0, 0, 0)), (2, 2, after_one.totals)}
