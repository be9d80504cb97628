"""Looking ahead: the same seed, the same answer; exact where there is nothing left to guess."""

import numpy as np
import pytest
from kernels import SEATS
from numpy.typing import NDArray
from positions import after_plays
from test_nets import CRITIC, POLICY

from davidgoliath import kernel
from davidgoliath.encoding import card_at, known
from davidgoliath.kernel import Known, beliefs, nets
from davidgoliath.kernel.lookahead import AT_ONCE, Nets, Plan, look_ahead, plays_ahead
from davidgoliath.rules import Deal
from davidgoliath.rules.view import view_of

OTHERS = (POLICY, "greedy")
NETS = Nets(policy=POLICY, others=OTHERS, critic=CRITIC)
EVERY_CARD = 0.0


def to_play(n_seats: int, number: int, plays: int) -> tuple[Deal, Known]:
    deal = after_plays(n_seats, number, plays)
    assert deal.turn is not None
    return deal, known(view_of(deal, deal.turn))


@pytest.mark.parametrize("n_seats", SEATS)
def test_the_same_seed_gives_the_same_answer(n_seats: int) -> None:
    _, its = to_play(n_seats, 1, 5 * n_seats + 1)
    plan = Plan(worlds=6, drawn_from=12, tricks=1)
    one, two, other = (look_ahead(its, NETS, plan, seed) for seed in (7, 7, 8))
    np.testing.assert_equal(two, one)
    assert (other.points != one.points).any()


@pytest.mark.parametrize("n_seats", SEATS)
def test_every_card_is_tried_unless_it_is_hardly_ever_played(n_seats: int) -> None:
    deal, its = to_play(n_seats, 2, 3 * n_seats)
    every = look_ahead(its, NETS, Plan(worlds=2, tricks=0, least=EVERY_CARD), seed=1)
    assert [card_at(card, n_seats) for card in every.cards] == list(deal.legal)
    favourite = look_ahead(its, NETS, Plan(worlds=2, tricks=0, least=1.0), seed=1)
    likeliest = nets.policy(every.imagined[:1], POLICY)[0].argmax()
    assert favourite.cards == [likeliest]


@pytest.mark.parametrize("n_seats", SEATS)
def test_all_cards_have_the_same_luck(n_seats: int) -> None:
    """What becomes of a card does not depend on which others are tried beside it."""
    _, its = to_play(n_seats, 2, 3 * n_seats)
    every = look_ahead(its, NETS, Plan(worlds=6, least=EVERY_CARD), seed=1)
    alone = look_ahead(its, NETS, Plan(worlds=6, least=1.0), seed=1)
    place = every.cards.index(alone.cards[0])
    np.testing.assert_allclose(every.points[:, place], alone.points[:, 0], rtol=1e-5)
    assert len(every.cards) > 1


@pytest.mark.parametrize(
    ("plays", "tricks", "ahead"),
    [
        (4, 0, (3, 0)),
        (5, 0, (2, 0)),
        (7, 0, (0, 0)),
        (5, 2, (2, 8)),
        (54, 2, (1, 4)),
        (57, 2, (2, 0)),
        (59, 2, (0, 0)),
    ],
)
def test_the_trick_and_so_many_more_are_played(
    plays: int, tricks: int, ahead: tuple[int, int]
) -> None:
    assert plays_ahead(to_play(4, 1, plays)[1], tricks) == ahead


def test_deals_that_explain_the_plays_are_preferred() -> None:
    _, its = to_play(4, 5, 22)
    trusting, blind = (
        look_ahead(its, NETS, Plan(worlds=6, drawn_from=12, trust=trust), seed=1)
        for trust in (1.0, 0.0)
    )
    expected = beliefs.believed(its, trusting.imagined, OTHERS, trust=1)
    np.testing.assert_equal(trusting.believed, expected)
    assert (blind.believed.likely == 1 / 12).all()
    assert (blind.believed.habits == 1 / 2).all()
    assert (trusting.points != blind.points).any()


@pytest.mark.parametrize("n_seats", SEATS)
def test_the_last_trick_is_told_exactly(n_seats: int) -> None:
    """Nobody has a choice, and who is behind holds what is left."""
    for number in range(6):
        deal, its = to_play(n_seats, number, 15 * n_seats - 1)
        foreseen = look_ahead(its, NETS, Plan(worlds=3, drawn_from=5), seed=number)
        assert deal.turn is not None
        end = deal.play(deal.legal[0])
        assert foreseen.points.tolist() == [[list(end.scores)]] * 3


@pytest.mark.parametrize("n_seats", SEATS)
def test_played_to_the_end_it_counts_whole_points(n_seats: int) -> None:
    _, its = to_play(n_seats, 3, 12 * n_seats + 1)
    points = look_ahead(its, NETS, Plan(worlds=8, tricks=15), seed=1).points
    assert (points == points.round()).all()
    judged = look_ahead(its, NETS, Plan(worlds=8, tricks=0), seed=1).points
    assert (judged != judged.round()).any()


@pytest.mark.parametrize("n_seats", SEATS)
def test_imagined_deals_go_through_the_same_plays(n_seats: int) -> None:
    """From before the first card they come to where they are, to the last byte."""
    for plays in (0, 1, n_seats, 7 * n_seats + 2, 15 * n_seats - 1):
        _, its = to_play(n_seats, plays, plays)
        imagined = kernel.worlds(its, 4, seed=1)
        games = beliefs.rewound(its, imagined, beliefs.who_played(its))
        for card in its.plays:
            kernel.step(games, np.full(len(games), card, np.uint8))
        np.testing.assert_equal(games, imagined)


def slow_chances(its: Known, imagined: kernel.Games, world: int) -> NDArray[np.float64]:
    """Seats x habits: one deal, one play and one habit at a time."""
    chances = np.ones((its.n_seats, 3))
    game = beliefs.rewound(its, imagined[world : world + 1], beliefs.who_played(its))
    for card in its.plays:
        looked = kernel.look(game)
        legal = int(np.bitwise_count(looked.legal).sum())
        if (seat := int(looked.turns[0])) != its.seat:
            odds = np.exp(nets.policy(game, POLICY)[0].astype(float))
            greedy = 0.9 if kernel.choose(game, "greedy")[0] == card else 0
            chances[seat] *= [
                odds[card] / odds.sum(),
                1 if legal == 1 else greedy + 0.1 / legal,
                1 / legal,
            ]
        kernel.step(game, [card])
    return chances


@pytest.mark.parametrize("trust", [1.0, 0.5])
def test_deals_and_habits_are_as_likely_as_what_was_played(trust: float) -> None:
    _, its = to_play(4, 5, 22)
    imagined = kernel.worlds(its, 5, seed=3)
    found = beliefs.believed(its, imagined, (POLICY, "greedy", "random"), trust)
    of_seats = np.array([slow_chances(its, imagined, world) ** trust for world in range(5)])
    of_deals = of_seats.sum(axis=2).prod(axis=1)
    np.testing.assert_allclose(found.likely, of_deals / of_deals.sum(), rtol=1e-4)
    expected = of_seats / of_seats.sum(axis=2, keepdims=True)
    np.testing.assert_allclose(found.habits, expected, rtol=1e-4)


def test_who_always_plays_as_greedy_does_is_found_out() -> None:
    """After ten tricks hardly anything is left of the doubt."""
    plays = kernel.play_matches(
        4, 5, 0, 1, policies=["random", "greedy", "random", "greedy"], with_plays=True
    ).plays[0, 0, :40]
    hands, dealers = kernel.deal(4, 5, 0, 1)
    its = Known(4, 0, int(dealers[0] + 1) % 4, hands[0, 0].tolist(), plays.tolist())
    found = beliefs.believed(its, kernel.worlds(its, 64, seed=1), ("random", "greedy"), trust=1)
    greedy = found.likely @ found.habits[:, :, 1]
    assert greedy[1] > 0.9
    assert greedy[3] > 0.9
    assert greedy[2] < 0.1


def test_what_was_tried_can_be_seen_after_its_trick() -> None:
    for plays in (5, 7):
        _, its = to_play(4, 1, plays)
        found = look_ahead(its, NETS, Plan(worlds=3, tricks=1), seed=1)
        assert len(found.after) == 3 * len(found.cards)
        assert set(found.after["tricks"].tolist()) == {2}
        assert set(found.after["placed"].tolist()) == {0}


def test_a_search_that_is_ended_has_tried_the_first_deals() -> None:
    _, its = to_play(4, 1, 9)
    plan = Plan(worlds=3 * AT_ONCE, tricks=0)
    whole, ended = look_ahead(its, NETS, plan, 1), look_ahead(its, NETS, plan, 1, lambda: True)
    assert len(whole.points) == 3 * AT_ONCE
    np.testing.assert_array_equal(ended.points, whole.points[:AT_ONCE])


def test_likelier_deals_are_taken_more_often() -> None:
    likely = np.array([0.5, 0.0, 0.3, 0.2])
    for luck in (0.0, 0.4, 0.99):
        taken = np.bincount(beliefs.drawn(likely, 10, luck), minlength=4)
        assert (abs(taken - 10 * likely) < 1).all()
        assert taken.sum() == 10


def test_what_makes_no_sense_is_refused() -> None:
    _, its = to_play(4, 1, 9)
    for plan in (Plan(worlds=0), Plan(worlds=0, drawn_from=5)):
        with pytest.raises(kernel.WrongArgument, match="worlds is a number from 1"):
            look_ahead(its, NETS, plan, seed=1)
    other = Known(4, (its.seat + 1) % 4, its.leader, its.hand, its.plays)
    with pytest.raises(ValueError, match="the view contradicts itself"):
        look_ahead(other, NETS, Plan(worlds=1), seed=1)
    waiting = after_plays(4, 1, 9)
    seat = (its.seat + 1) % 4
    with pytest.raises(kernel.WrongArgument, match="not this seat's turn"):
        look_ahead(known(view_of(waiting, seat)), NETS, Plan(worlds=1), seed=1)
