"""Looking ahead: the same seed, the same answer; exact where there is nothing left to guess."""

import numpy as np
import pytest
from kernels import SEATS
from positions import after_plays
from test_nets import CRITIC, POLICY

from davidgoliath import kernel
from davidgoliath.encoding import card_at, known
from davidgoliath.kernel import Known, beliefs, nets
from davidgoliath.kernel.lookahead import Nets, Plan, look_ahead, plays_ahead
from davidgoliath.rules import Deal
from davidgoliath.rules.view import view_of

NETS = Nets(policy=POLICY, others=POLICY, critic=CRITIC)
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
    [(4, 0, 3), (5, 0, 2), (7, 0, 0), (5, 2, 10), (57, 2, 2), (59, 2, 0)],
)
def test_the_trick_and_so_many_more_are_played(plays: int, tricks: int, ahead: int) -> None:
    assert plays_ahead(to_play(4, 1, plays)[1], tricks) == ahead


def test_deals_that_explain_the_plays_are_preferred() -> None:
    _, its = to_play(4, 5, 22)
    trusting, blind = (
        look_ahead(its, NETS, Plan(worlds=6, drawn_from=12, trust=trust), seed=1)
        for trust in (1.0, 0.0)
    )
    expected = beliefs.weights(its, trusting.imagined, POLICY, trust=1)
    np.testing.assert_array_equal(trusting.likely, expected)
    assert (blind.likely == 1 / 12).all()
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


def test_deals_are_as_likely_as_what_the_others_played_in_them() -> None:
    """Beside a slow count, one deal and one play at a time."""
    deal, its = to_play(4, 5, 22)
    imagined = kernel.worlds(its, 5, seed=3)
    chances = []
    for world in range(5):
        game = beliefs.rewound(its, imagined[world : world + 1], beliefs.who_played(its))
        chance = 1.0
        for play in (play for trick in (*deal.tricks, deal.trick) for play in trick):
            logits = nets.policy(game, POLICY)[0].astype(float)
            card = its.plays[len(its.plays) - _left(its, game)]
            assert card_at(card, 4) == play.card
            if play.seat != its.seat:
                chance *= np.exp(logits[card]) / np.exp(logits).sum()
            kernel.step(game, [card])
        chances.append(chance)
    expected = np.array(chances) / sum(chances)
    np.testing.assert_allclose(beliefs.weights(its, imagined, POLICY, trust=1), expected, rtol=1e-4)
    half = np.sqrt(chances) / np.sqrt(chances).sum()
    np.testing.assert_allclose(beliefs.weights(its, imagined, POLICY, trust=0.5), half, rtol=1e-4)
    assert (beliefs.weights(its, imagined, POLICY, trust=0) == 1 / 5).all()


def _left(its: Known, game: kernel.Games) -> int:
    """Plays that are not yet made in this game."""
    return len(its.plays) - 4 * int(game["tricks"][0]) - int(game["placed"][0])


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
