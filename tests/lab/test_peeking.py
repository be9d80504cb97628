"""The ceiling: it sees all hands, plays the arena's games, and is out of reach for bots."""

import subprocess
import sys
from itertools import count
from random import Random

import pytest
from hypothesis import given
from test_view import with_other_hands_mixed

from davidgoliath import kernel
from davidgoliath.bots import UnknownBot, bot_named
from davidgoliath.encoding import set_of, sets_of
from davidgoliath.lab.arena import Arena, totals_of
from davidgoliath.lab.peeking import (
    Peeking,
    game_of,
    peeking_card,
    peeking_comparison,
    peeking_time,
)
from davidgoliath.lab.simulate import Shard
from davidgoliath.rules import Card, Deal, parse_card
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of
from notation import dealt, under_way
from strategies import SEEDS, running_deals

SEED = 5
ALL_BOTS = """
import sys
from davidgoliath.bots import LINEUP, bot_named
bots = [bot_named(name.replace("N", "2")) for name in LINEUP]
print([name for name in sys.modules if name.startswith("davidgoliath.lab")])
"""


@pytest.mark.parametrize("name", ["peeking", "peeking:300"])
def test_no_line_up_can_name_it(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_named(name)


def test_no_bot_imports_it() -> None:
    """Nor anything else of the laboratory; lint-imports refuses it too."""
    command = [sys.executable, "-c", ALL_BOTS]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)
    assert ran.stdout == "[]\n"


@given(running_deals())
def test_the_kernel_gets_the_deal_as_it_stands(deal: Deal) -> None:
    n_seats, game = deal.n_seats, game_of(deal)
    looked = kernel.look(game)
    assert sets_of(game["hands"], n_seats) == [set_of(hand, n_seats) for hand in deal.hands]
    assert sets_of(looked.legal, n_seats) == [set_of(deal.legal, n_seats)]
    assert tuple(looked.scores[0]) == deal.scores


@given(running_deals(), SEEDS)
def test_its_cards_are_legal_and_the_seed_decides(deal: Deal, seed: int) -> None:
    if deal.turn is not None:
        one, two = (peeking_card(deal, Random(seed), iterations=30) for _ in range(2))
        assert one == two
        assert one in deal.legal


def test_its_chance_is_the_one_it_gets() -> None:
    deal = Deal.start(*research_deal(SEED, 0, 4))
    assert len({peeking_card(deal, Random(seed), iterations=1) for seed in range(20)}) > 3


def test_a_single_card_is_played_without_search() -> None:
    deal = under_way(dealt("B9 B2 B3 B4 B5 B6 B7", "B8", "B1"), "B9 B8")
    chance = Random(1)
    assert peeking_card(deal, chance) == parse_card("B1")
    assert chance.random() == Random(1).random()


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_its_games_are_those_of_the_arena(n_seats: int) -> None:
    """Same cards, dealers and chance: with a bot in its place nothing differs."""

    def blind(deal: Deal, rng: Random) -> Card:
        assert deal.turn is not None
        return bot_named("flat:2").choose(view_of(deal, deal.turn), rng)

    arena = Arena(("flat:2",), "flat:1", n_seats, deals=2, seed=SEED)
    for seat, totals in enumerate(totals_of(arena, "flat:2", Shard(0, 2))):
        games = [Peeking("flat:1", n_seats, SEED, number, seat) for number in range(2)]
        assert [game.end(blind).scores for game in games] == [tuple(its) for its in totals]


def test_it_sees_what_others_hold() -> None:
    """Other hands behind the same view: other cards."""
    deal = Deal.start(*research_deal(SEED, 0, 4))
    assert deal.turn is not None
    mixed = [with_other_hands_mixed(deal, deal.turn, Random(mixing)) for mixing in range(10)]
    assert len({peeking_card(its, Random(1)) for its in mixed}) > 2


def test_it_wins_what_seeing_brings() -> None:
    """docs/bots.md says how much; these few deals are enough to be sure."""
    margin = peeking_comparison("flat:20", 3, Shard(0, 20), SEED).rows[0].less_others
    assert margin.mean - margin.half_width > 0


def test_blocks_add_up() -> None:
    parts = [peeking_comparison("greedy", 3, Shard(*block), SEED) for block in ((4, 1), (5, 2))]
    assert parts[0] + parts[1] == peeking_comparison("greedy", 3, Shard(4, 3), SEED)
    assert (parts[0] + parts[1]).deals == 3


def test_its_time_is_told_where_it_has_a_choice() -> None:
    ticks = count()
    assert peeking_time("cautious", 3, 1, SEED, clock=lambda: next(ticks)) == 1
    assert peeking_time("cautious", 3, deals=0, seed=SEED) is None
