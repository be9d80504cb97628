"""Random deals, matches and records to state properties over."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from davidgoliath.lab.simulate import Simulation, play_match
from davidgoliath.records import Record
from davidgoliath.rules import Deal, Match, ResearchDeals

PLAYERS = st.integers(3, 6)
SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def fresh_deals(draw: st.DrawFn) -> Deal:
    n_seats, seed = draw(PLAYERS), draw(SEEDS)
    return Deal.start(ResearchDeals(seed, n_seats).hands(0), draw(st.integers(0, n_seats - 1)))


@st.composite
def running_deals(draw: st.DrawFn) -> Deal:
    """Some plays into a deal, down to none and up to the last one."""
    deal = draw(fresh_deals())
    plays = draw(st.integers(0, 15 * deal.n_seats))
    return playout(deal, Random(draw(SEEDS)))[plays]


@st.composite
def running_matches(draw: st.DrawFn) -> Match:
    """A match stopped somewhere."""
    n_seats, rng = draw(PLAYERS), Random(draw(SEEDS))
    deals = ResearchDeals(draw(SEEDS) >> 1, n_seats)
    match = Match.start(n_seats, draw(st.integers(0, n_seats - 1)), draw(st.integers(1, 3)))
    for _ in range(draw(st.integers(0, match.length * 15 * n_seats + 1))):
        if match.is_over:
            break
        if match.deal is None:
            match = match.next_deal(deals.hands(len(match.deals)))
        else:
            match = match.play(rng.choice(match.deal.legal))
    return match


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A whole match between bots."""
    bots = draw(st.lists(st.sampled_from(["random", "cautious"]), min_size=3, max_size=6))
    return play_match(Simulation(bots, draw(st.integers(1, 2)), 1, draw(SEEDS)), 0)


def playout(deal: Deal, rng: Random) -> list[Deal]:
    """The deal at every moment from now to its end."""
    return list(moments(deal, rng))


def moments(deal: Deal, rng: Random) -> Iterator[Deal]:
    yield deal
    while not deal.is_over:
        deal = deal.play(rng.choice(deal.legal))
        yield deal
