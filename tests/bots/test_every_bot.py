"""What holds for every bot: it plays legal cards, and unseen cards change nothing."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, cycle, islice
from random import Random

import pytest

from davidgoliath import kernel
from davidgoliath.bots import SeatedBot, bot_named, play_deal
from davidgoliath.bots.bot import Bot
from davidgoliath.encoding import known, sets_of
from davidgoliath.kernel.engine import BUILD, PYTHON
from davidgoliath.rules import Card, Deal, Match, ResearchDeals, View, full_deck
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

DECISIONS = {  # that are compared, for each bot; the slower it thinks the fewer
    "random": 2_000,
    "cautious": 2_000,
    "greedy": 2_000,
    "novice": 10_000,
    "casual": 10_000,
    "flat:10": 2_000,
    "ismcts:30": 2_000,
    "skilled": 2_000,
    "expert": 500,
    "champion": 500,
}
IN_PLAIN_PYTHON = 20  # at most, of those that think long there
SLOW = {"flat:10", "ismcts:30", "skilled", "expert", "champion"}
if BUILD == PYTHON:
    DECISIONS |= dict.fromkeys(SLOW, IN_PLAIN_PYTHON)
SEED = 19
IN_A_DEAL = 50  # about so many choices between two cards or more


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice of two cards or more, in the deal and in another that looks the same."""

    deal: Deal
    other: Deal
    chance: str

    def cards(self, name: str, *bots: Bot) -> tuple[Card, Card]:
        """What is played in the one and in the other, by bots that know neither from before."""
        here, there = bots or (bot_named(name), bot_named(name))
        return self.card(here, self.deal), self.card(there, self.other)

    def card(self, bot: Bot, deal: Deal) -> Card:
        assert deal.turn is not None
        return bot.choose(view_of(deal, deal.turn), Random(self.chance))


def decisions(number: int) -> Iterator[Decision]:
    """So many, in deals of 3 to 6 players in turns that are played at random."""
    return islice(endless_decisions(), number)


def endless_decisions() -> Iterator[Decision]:
    for number, n_seats in zip(count(), cycle([3, 4, 5, 6])):
        rng, deal = Random(number), Deal.start(*research_deal(SEED, number, n_seats))
        while (turn := deal.turn) is not None:
            if len(deal.legal) > 1:
                yield Decision(deal, looking_the_same(deal, turn, rng), f"{rng.random()}")
            deal = deal.play(rng.choice(deal.legal))


def looking_the_same(deal: Deal, seat: int, rng: Random) -> Deal:
    """The unseen cards dealt anew, nobody a colour that he has shown not to hold."""
    n_seats = deal.n_seats
    world = kernel.worlds(known(view_of(deal, seat)), 1, rng.getrandbits(64))[0]
    hands = tuple(cards_of(held, n_seats) for held in sets_of(world["hands"], n_seats))
    dealt = tuple(
        tuple(sorted((*hand, *(set(before) - set(held)))))
        for hand, before, held in zip(hands, deal.dealt, deal.hands, strict=True)
    )
    return replace(deal, hands=hands, dealt=dealt)


def cards_of(held: int, n_seats: int) -> tuple[Card, ...]:
    return tuple([card for place, card in enumerate(full_deck(n_seats)) if held >> place & 1])


@pytest.mark.parametrize("name", DECISIONS)
def test_unseen_cards_change_nothing(name: str) -> None:
    differing = [
        decision
        for decision in decisions(DECISIONS[name])
        for here, there in [decision.cards(name)]
        if here != there
    ]
    assert differing == []


def test_that_other_deal_looks_the_same_and_is_another() -> None:
    seen = list(decisions(400))
    for its in seen:
        assert its.deal.turn is not None
        assert view_of(its.deal, its.deal.turn) == view_of(its.other, its.deal.turn)
        assert sorted(sum(its.other.dealt, ())) == sorted(sum(its.deal.dealt, ()))
    assert sum(its.deal.hands != its.other.hands for its in seen) > 300


class Peeks:
    """Finds the deal where no bot may look, and plays by the first card of another hand."""

    def choose(self, view: View, rng: Random) -> Card:
        deal = sys._getframe(1).f_locals["deal"]
        left = deal.hands[(view.seat + 1) % view.n_seats]
        return view.legal[(left[0].value if left else 0) % len(view.legal)]


def test_a_bot_that_peeks_would_be_found() -> None:
    cards = [its.cards("random", Peeks(), Peeks()) for its in decisions(100)]
    assert sum(here != there for here, there in cards) > 20


@pytest.mark.parametrize("name", DECISIONS)
def test_only_legal_cards_are_played(name: str) -> None:
    """`play_deal` raises where a card is not; `./do campaign legal` plays many more deals."""
    deals = DECISIONS[name] // 10 // IN_A_DEAL or 1
    for number, n_seats in zip(range(deals), cycle([3, 4, 5, 6])):
        source = ResearchDeals(SEED, n_seats, first=number)
        match = Match.start(n_seats, source.first_dealer, 1).next_deal(source.hands(0))
        bots = [
            SeatedBot(name, bot_named(name), Random(f"{number}/{seat}")) for seat in range(n_seats)
        ]
        assert play_deal(match, bots).is_over
