"""`ismcts:N`: the card to which a tree search of N iterations came back most often."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_view import with_other_hands_mixed

from davidgoliath import kernel
from davidgoliath.bots import bot_named
from davidgoliath.encoding import index_of, known
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.executor import Here
from davidgoliath.rules import Deal, View, parse_card
from davidgoliath.rules.view import view_of
from notation import dealt, under_way
from strategies import SEEDS, running_deals


def by_the_book(view: View, iterations: int, seed: int) -> str:
    """The most visits, then the greatest sum, then the first in card order."""
    walked = kernel.ismcts(known(view), iterations, Random(seed).getrandbits(64))
    indices = [index_of(card, view.n_seats) for card in view.legal]
    order = [(-walked.visits[i], -walked.sums[i], i) for i in indices]
    return str(view.legal[order.index(min(order))])


@given(running_deals(), st.integers(1, 12), SEEDS)
def test_the_card_with_the_most_visits(deal: Deal, iterations: int, seed: int) -> None:
    """Few iterations often give equal numbers."""
    if deal.turn is not None:
        view = view_of(deal, deal.turn)
        played = bot_named(f"ismcts:{iterations}").choose(view, Random(seed))
        assert str(played) == by_the_book(view, iterations, seed)


@given(running_deals(), SEEDS, SEEDS)
def test_unseen_cards_change_nothing(deal: Deal, seed: int, mixing: int) -> None:
    if deal.turn is not None:
        mixed = with_other_hands_mixed(deal, deal.turn, Random(mixing))
        here, there = (view_of(its, deal.turn) for its in (deal, mixed))
        bot = bot_named("ismcts:60")
        assert bot.choose(here, Random(seed)) == bot.choose(there, Random(seed))


def test_its_chance_is_the_one_it_gets() -> None:
    view = view_of(dealt("R1", "R2", "R3"), 0)
    played = [bot_named("ismcts:1").choose(view, Random(seed)) for seed in (*range(20), *range(20))]
    assert played[:20] == played[20:]
    assert len(set(played)) > 3


def test_a_single_card_is_played_without_search() -> None:
    deal = under_way(dealt("B9 B2 B3 B4 B5 B6 B7", "B8", "B1"), "B9 B8")
    chance = Random(1)
    assert bot_named("ismcts:100000").choose(view_of(deal, 2), chance) == parse_card("B1")
    assert chance.random() == Random(1).random()


def test_it_beats_greedy() -> None:
    """docs/bots.md says by how much; these few deals are enough to be sure."""
    arena = Arena(("ismcts:500",), "greedy", n_seats=3, deals=40, seed=1)
    *_, known_in_the_end = comparisons(arena, Here())
    margin = known_in_the_end.rows[0].less_others
    assert margin.mean - margin.half_width > 0


@pytest.mark.parametrize("iterations", [1, 2000, 100_000])
def test_its_name_says_how_many_iterations(iterations: int) -> None:
    assert vars(bot_named(f"ismcts:{iterations}")) == {"iterations": iterations}
