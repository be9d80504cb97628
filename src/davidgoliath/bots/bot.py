"""What a bot is, and how bots play: each sees its own seat's view and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, Self

from davidgoliath.rules import Card, Match, View
from davidgoliath.rules.view import view_of


class Bot(Protocol):
    def choose(self, view: View, rng: Random) -> Card:
        """One of `view.legal`; `rng` is the only chance a bot may use."""
        ...


class BotFailed(Exception):
    """A bot raised, or played what it may not; the match cannot go on."""

    def __init__(self, bot: str, seat: int, problem: str, code: str = "bot-failed") -> None:
        super().__init__(f"bot {bot!r} at seat {seat}: {problem}")
        self.bot, self.seat, self.problem, self.code = bot, seat, problem, code

    def __reduce__(self) -> tuple[type[Self], tuple[str, int, str, str]]:
        """It comes from other processes too."""
        return type(self), (self.bot, self.seat, self.problem, self.code)


@dataclass(frozen=True, slots=True)
class SeatedBot:
    """A bot by the name it has in the line-up, with chance of its own."""

    name: str
    bot: Bot
    rng: Random

    def choose(self, view: View) -> Card:
        """A legal card, or `BotFailed`: never another card in its place."""
        try:
            card = self.bot.choose(view, self.rng)
            if card in view.legal:
                return view.legal[view.legal.index(card)]  # ours, not one that only equals it
            problem = f"played {card}, which is not legal"
        except BotFailed:
            raise  # it has told already
        except Exception as error:  # a bot may be anybody's code: name it, whatever went wrong
            problem = f"{type(error).__name__}: {error}"
            raise BotFailed(self.name, view.seat, problem) from error
        raise BotFailed(self.name, view.seat, problem)


def play_deal(match: Match, bots: Sequence[SeatedBot]) -> Match:
    """The match once its running deal is finished."""
    deal = match.deal
    assert deal is not None, "no deal is running"
    number, totals = len(match.deals), match.totals
    while (turn := deal.turn) is not None:
        view = view_of(deal, turn, number, match.length, totals)
        deal = deal.play(bots[turn].choose(view))
    return match.continued(deal)
