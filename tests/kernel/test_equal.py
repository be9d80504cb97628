"""Every kernel that runs here plays the game of `rules/`; policies are the bots of their names."""

from random import Random

import numpy as np
import pytest
from benchmarks.equal import DEALS, compare, course

from davidgoliath import kernel
from davidgoliath.bots import SeatedBot, bot_named, play_deal
from davidgoliath.encoding import card_at, indices_of
from davidgoliath.kernel.engine import usable
from davidgoliath.rules import Deal, Match, ResearchDeals
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

SEATS = (3, 4, 5, 6)
SHARES = 4


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("n_seats", SEATS)
def test_play_by_play_equal_to_the_rules(n_seats: int, share: int) -> None:
    deals = DEALS // SHARES
    numbers = range(share * deals, (share + 1) * deals)
    ties = compare(n_seats, seed=1, numbers=numbers, builds=usable())
    assert ties["highest"] > deals
    assert ties["lowest"] > deals
    assert n_seats == 6 or ties["all-equal"] > deals


def test_every_second_deal_is_planted() -> None:
    own = [len({card.colour for card in hand}) for hand in course(3, 1, number=1).start.hands]
    assert max(own) <= 3


@pytest.mark.parametrize("n_seats", SEATS)
def test_research_deals(n_seats: int) -> None:
    hands, dealers = kernel.deal(n_seats, seed=2**64 - 1, first=10**15, count=50)
    for number in range(50):
        dealt, dealer = research_deal(2**64 - 1, 10**15 + number, n_seats)
        assert hands[number].tolist() == [indices_of(hand, n_seats) for hand in dealt]
        assert dealers[number] == dealer


@pytest.mark.parametrize("n_seats", SEATS)
@pytest.mark.parametrize("name", ["cautious", "greedy"])
def test_a_policy_plays_like_the_bot_of_its_name(name: str, n_seats: int) -> None:
    """Card by card, in matches whose dealers go round."""
    played = kernel.play_matches(
        n_seats, 5, 0, matches=10, length=3, policies=name, with_plays=True
    )
    for number in range(10):
        deals = ResearchDeals(5, n_seats, first=3 * number)
        match = Match.start(n_seats, deals.first_dealer, 3)
        for deal in range(3):
            bots = [SeatedBot(name, bot_named(name), Random())] * n_seats
            match = play_deal(match.next_deal(deals.hands(deal)), bots)
            plays = [play.card for trick in match.deals[-1].tricks for play in trick]
            assert played.plays[number, deal].tolist() == indices_of(plays, n_seats)
            assert played.dealers[number, deal] == match.deals[-1].dealer
            assert tuple(played.scores[number, deal]) == match.deals[-1].scores


@pytest.mark.parametrize("n_seats", SEATS)
def test_each_policy_among_others_plays_like_its_bot(n_seats: int) -> None:
    """Random neighbours show voids and bring about every kind of trick."""
    names = ["greedy", "random", "greedy", "cautious", "random", "greedy"][:n_seats]
    plays = kernel.play_matches(n_seats, 6, 0, 40, policies=names, with_plays=True).plays[:, 0]
    for number in range(40):
        deal = Deal.start(*research_deal(6, number, n_seats))
        for index in plays[number]:
            card, turn = card_at(index, n_seats), deal.turn
            assert turn is not None
            if names[turn] != "random":
                assert bot_named(names[turn]).choose(view_of(deal, turn), Random()) == card
            deal = deal.play(card)


@pytest.mark.parametrize("n_seats", SEATS)
def test_a_single_card_is_chosen_as_in_a_whole_deal(n_seats: int) -> None:
    names = ["greedy", "cautious", "greedy", "cautious", "cautious", "greedy"][:n_seats]
    plays = kernel.play_matches(n_seats, 6, 0, 20, policies=names, with_plays=True).plays[:, 0]
    hands, dealers = kernel.deal(n_seats, 6, 0, 20)
    games = kernel.started(hands, (dealers.astype(int) + 1) % n_seats)
    for cards in plays.T:
        assert kernel.choose(games, names).tolist() == cards.tolist()
        kernel.step(games, cards)
    assert set(kernel.choose(games, names)) == {255}


def test_chance_chooses_every_legal_card_alike() -> None:
    hands, _ = kernel.deal(4, 6, 0, 1)
    games = kernel.started(np.repeat(hands, 15_000, axis=0), [0] * 15_000)
    cards, counts = np.unique(kernel.choose(games, "random", seed=3), return_counts=True)
    assert cards.tolist() == hands[0, 0].tolist()
    assert 850 < counts.min() <= counts.max() < 1150
