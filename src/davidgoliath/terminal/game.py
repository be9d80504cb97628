"""One person against bots: each card is kept before anybody sees it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Protocol

from davidgoliath.bots import SeatedBot, bot_named
from davidgoliath.rules import Card, Match
from davidgoliath.rules.deal import Hands
from davidgoliath.rules.trick import Seat
from davidgoliath.terminal.pause import at_once
from davidgoliath.terminal.screen import Screen


class Deals(Protocol):
    """Where the cards come from."""

    def hands(self, deal: int) -> Hands: ...


@dataclass(frozen=True, slots=True)
class Game:
    screen: Screen
    deals: Deals
    bots: Mapping[Seat, str]  # names in the line-up; the one seat that is missing is the person's
    chance: str  # what the bots' chance is made from
    keep: Callable[[Match], None]  # raises if the match could not be kept
    read: Callable[[str], str]  # a line that the person types
    pause: Callable[[Callable[[], Card]], Card] = at_once  # what a bot's card waits for

    def play(self, match: Match) -> Match:
        """The match, once it is over."""
        self.screen.welcome(match)
        if match.deal is not None:
            self.screen.deal_begins(match)
        while not match.is_over:
            match = self.next_deal(match) if match.deal is None else self.next_card(match)
        self.screen.match_ends(match)
        return match

    def next_deal(self, match: Match) -> Match:
        match = match.next_deal(self.deals.hands(len(match.deals)))
        self.keep(match)
        self.screen.deal_begins(match)
        return match

    def next_card(self, match: Match) -> Match:
        deal = match.deals[-1]
        assert deal.turn is not None
        match = match.play(self.choose(match, deal.turn), deal.turn)
        self.keep(match)
        played = match.deals[-1]
        if len(played.tricks) > len(deal.tricks):
            self.screen.console.print()
            self.screen.trick(played.tricks[-1], last=played.is_over)
        if played.is_over:
            self.screen.deal_ends(match)
        return match

    def choose(self, match: Match, seat: Seat) -> Card:
        view = match.view(seat)
        if seat not in self.bots:
            return self.screen.ask(view, self.read)
        moment = f"{self.chance}/{view.number}/{len(view.tricks)}/{seat}"
        name = self.bots[seat]
        bot = SeatedBot(name, bot_named(name), Random(moment))
        return self.pause(partial(bot.choose, view))
