"""`flat:N`: the card that ends best in N worlds, from its view alone."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_view import with_other_hands_mixed

from davidgoliath import kernel
from davidgoliath.bots import UnknownBot, bot_named
from davidgoliath.encoding import index_of, known
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.executor import Here
from davidgoliath.rules import Deal, View, parse_card
from davidgoliath.rules.view import view_of
from notation import dealt, under_way
from strategies import SEEDS, running_deals


def first_of_the_greatest(view: View, worlds: int, seed: int) -> str:
    """As the book says it: the sums one after the other, a later card only if it is better."""
    sums = kernel.flat(known(view), worlds, Random(seed).getrandbits(64), "random")
    best = view.legal[0]
    for card in view.legal:
        if sums[index_of(card, view.n_seats)] > sums[index_of(best, view.n_seats)]:
            best = card
    return str(best)


@given(running_deals(), st.integers(1, 5), SEEDS)
def test_the_card_with_the_greatest_sum(deal: Deal, worlds: int, seed: int) -> None:
    """Few worlds often give equal sums: then the first in card order."""
    if deal.turn is not None:
        view = view_of(deal, deal.turn)
        played = bot_named(f"flat:{worlds}").choose(view, Random(seed))
        assert str(played) == first_of_the_greatest(view, worlds, seed)


@given(running_deals(), SEEDS, SEEDS)
def test_unseen_cards_change_nothing(deal: Deal, seed: int, mixing: int) -> None:
    if deal.turn is not None:
        mixed = with_other_hands_mixed(deal, deal.turn, Random(mixing))
        here, there = (view_of(its, deal.turn) for its in (deal, mixed))
        bot = bot_named("flat:4")
        assert bot.choose(here, Random(seed)) == bot.choose(there, Random(seed))


def test_its_chance_is_the_one_it_gets() -> None:
    view = view_of(dealt("R1", "R2", "R3"), 0)
    played = [bot_named("flat:1").choose(view, Random(seed)) for seed in (*range(20), *range(20))]
    assert played[:20] == played[20:]
    assert len(set(played)) > 3


def test_a_single_card_is_played_without_search() -> None:
    deal = under_way(dealt("B9 B2 B3 B4 B5 B6 B7", "B8", "B1"), "B9 B8")
    chance = Random(1)
    assert bot_named("flat:100000").choose(view_of(deal, 2), chance) == parse_card("B1")
    assert chance.random() == Random(1).random()


def test_it_beats_greedy() -> None:
    """docs/bots.md says by how much; these few deals are enough to be sure."""
    arena = Arena(("flat:100",), "greedy", n_seats=3, deals=40, seed=1)
    *_, known_in_the_end = comparisons(arena, Here())
    margin = known_in_the_end.rows[0].less_others
    assert margin.mean - margin.half_width > 0


@pytest.mark.parametrize("worlds", [1, 100, 100_000])
def test_its_name_says_how_many_worlds(worlds: int) -> None:
    assert vars(bot_named(f"flat:{worlds}")) == {"worlds": worlds}


@pytest.mark.parametrize(
    "name",
    [
        *("flat", "flat:", "flat:0", "flat:-1", "flat:01", "flat:1.5", "flat:1e3", "flat:100001"),
        *("flat:N", "flat:9999999", "flat:1:2", "flat: 1", "flat:1 ", "flat:1_0", "flat:٣"),
        *("Flat:1", "greedy:1", ":1", "flat:" + "9" * 5000),
    ],
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="N is a whole number from 1 to 100000"):
        bot_named(name)
