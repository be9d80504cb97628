"""Training: what is watched, what is learnt from it, and that it goes on where it was ended."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from davidgoliath import kernel
from davidgoliath.bots.nets import Learnt, read
from davidgoliath.kernel import nets
from davidgoliath.lab.executor import Here
from davidgoliath.lab.training.asked import running
from davidgoliath.lab.training.legal import legal_cards
from davidgoliath.lab.training.watched import Watching, watched

torch = pytest.importorskip("torch", reason="PyTorch is not installed (./do run train does it)")
from davidgoliath.lab.training import course, respond  # noqa: E402 (they need PyTorch)
from davidgoliath.lab.training.net import as_games, critic_net, log_chances, policy_net  # noqa: E402
from davidgoliath.lab.training.stages import Step, Training, shard_file  # noqa: E402
from davidgoliath.lab.training.strength import strength  # noqa: E402
from davidgoliath.lab.training.tables import FLAT, LEARNER, Players, play, seated  # noqa: E402

SEATS = (3, 4, 5, 6)
TINY = Training(
    n_seats=3, seed=5, shards=2, worlds=4, passes=2, rounds=3, cycle=2, shard=3, deals=4
)


def never() -> bool:
    return False


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a training of a second needs."""
    monkeypatch.setattr("davidgoliath.lab.training.stages.SAVED_EVERY", 1)
    monkeypatch.setattr("davidgoliath.lab.training.imitate.BATCH", 32)
    monkeypatch.setattr("davidgoliath.lab.training.respond.BATCH", 32)
    monkeypatch.setattr("davidgoliath.lab.training.respond.CRITIC_ALONE", 1)
    monkeypatch.setattr("davidgoliath.lab.training.course.FIELDS", {"greedy": 2, "flat:100": 1})


def trained(out: Path, its: Training = TINY, enough: Callable[[], bool] = never) -> list[Step]:
    return list(course.steps(its, out, Here(), enough))


def nets_in(out: Path) -> Learnt:
    with np.load(course.nets_file(out, 3), allow_pickle=False) as arrays:
        return read(arrays)


@pytest.mark.parametrize("n_seats", SEATS)
def test_every_position_with_a_choice_is_watched(n_seats: int) -> None:
    found = watched(Watching(n_seats, seed=3, worlds=2), first=7, deals=2)
    games = as_games(n_seats, found.rows)
    legal = legal_cards(games)
    np.testing.assert_array_equal(np.isfinite(found.values), legal)
    assert (legal.sum(axis=1) > 1).all()
    assert found.greedy.tolist() == kernel.choose(games, "greedy").tolist()
    again = watched(Watching(n_seats, seed=3, worlds=2), first=7, deals=2)
    np.testing.assert_equal(again, found)


def test_flat_values_are_those_of_the_kernel() -> None:
    its = running(4, seed=3, first=0, deals=2)
    chance = np.random.default_rng(1)
    values = its.flat_values(np.arange(2), worlds=5, chance=np.random.default_rng(1))
    for game in range(2):
        seat, seed = int(its.turns[game]), int(chance.integers(2**63))
        hand = its.hands[game, seat].tolist()
        sums = kernel.flat(kernel.Known(4, seat, seat, hand, []), 5, seed)
        np.testing.assert_allclose(values[game, hand], sums[hand] / 15)


@pytest.mark.parametrize("n_seats", SEATS)
def test_the_kernel_plays_as_the_net_that_learns(n_seats: int) -> None:
    torch.manual_seed(1)
    policy, critic = policy_net(), critic_net()
    found = watched(Watching(n_seats, seed=3, worlds=2), first=0, deals=1)
    games = as_games(n_seats, found.rows)
    with torch.no_grad():
        ours = log_chances(policy, games, legal_cards(games)).numpy()
        judged = critic(games).numpy()
    logits = nets.policy(games, policy.weights())
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    legal = legal_cards(games)
    np.testing.assert_allclose(logits[legal], ours[legal], atol=0.05)  # half precision
    to_come = (nets.judge(games, critic.weights()) - nets.points(games)) / 10
    turns = kernel.look(games).turns
    for game in range(len(games)):
        ahead = np.roll(to_come[game], -int(turns[game]), axis=1)
        np.testing.assert_allclose(ahead, judged[game, :, :n_seats], atol=0.05)


def test_weights_come_back_as_they_were() -> None:
    net = policy_net()
    np.testing.assert_array_equal(policy_net(net.weights()).weights(), net.weights())


def test_the_learner_sits_at_every_table() -> None:
    sitting = seated(4, 200, np.random.default_rng(1))
    assert (sitting == LEARNER).any(axis=1).all()
    assert (sitting == FLAT).any()


def test_only_the_learner_learns_and_only_where_it_has_a_choice() -> None:
    policy, critic = policy_net().weights(), critic_net().weights()
    played = play(3, 5, 0, 4, Players(policy, policy, critic))
    for step in range(45):
        legal = legal_cards(as_games(3, played.rows[step]))
        assert legal[np.arange(4), played.cards[step]].all()
        assert not played.learns[step][legal.sum(axis=1) == 1].any()
    assert 0 < played.learns.sum() < played.learns.size
    points = played.judged[-1].sum(axis=1)
    assert (points == points.round()).all()


def test_later_judgements_count_the_nearer_the_more() -> None:
    judged = np.array([[0.0], [1], [1], [3]], np.float32)
    kept = respond.KEPT
    expected = np.array([[1 + 2 * kept**2], [1 + 2 * kept], [3]])
    np.testing.assert_allclose(respond.returns(judged), expected, rtol=1e-6)


def test_credit_goes_to_who_played() -> None:
    """Seat 1 plays and everybody sees ten points more for it: five from each of the two others."""
    net = policy_net().weights()
    played = play(3, 5, 0, 1, Players(net, net, critic_net().weights()))
    judged = np.zeros_like(played.judged)
    judged[1:, :, 0, 1] = 10
    turns = np.ones_like(played.turns)
    gains = respond.advantages(played._replace(judged=judged, turns=turns))
    assert gains[0, 0] == pytest.approx(10)
    assert (gains[1:] == 0).all()
    of_seat_0 = respond.advantages(played._replace(judged=judged, turns=0 * turns))
    assert of_seat_0[0, 0] == pytest.approx(-5)


def test_imitation_surprises_less_and_less(tmp_path: Path) -> None:
    steps = trained(tmp_path, replace(TINY, shards=4, passes=6, rounds=1))
    surprise = [float(step.figures["surprise"]) for step in steps if step.stage == "imitate"]
    assert surprise[-1] < surprise[0] - 0.05


def test_a_training_in_two_parts_is_the_same_training(tmp_path: Path) -> None:
    """Ended in every stage, and files of the last part lost."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    stages = [step.stage for step in trained(whole)]
    assert stages == [*["watch"] * 2, *["imitate"] * 2, *["respond"] * 3, "strength"]
    for ended_after in (1, 3, 5):
        steps = course.steps(TINY, parts, Here(), never)
        for _ in range(ended_after - 1 if ended_after > 1 else 1):
            next(steps, None)
        steps.close()  # type: ignore[attr-defined]
    trained(parts)
    for one, other in zip(nets_in(whole), nets_in(parts), strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_was_watched_is_not_played_again(tmp_path: Path) -> None:
    trained(tmp_path)
    file = shard_file(tmp_path / "3", 1)
    written = file.stat().st_mtime_ns
    assert [step.stage for step in trained(tmp_path)] == ["strength"]
    assert file.stat().st_mtime_ns == written


def test_a_folder_is_for_one_training(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(course.OtherTraining):
        trained(tmp_path, replace(TINY, rounds=4))


def test_it_ends_when_it_is_enough(tmp_path: Path) -> None:
    steps = trained(tmp_path, replace(TINY, rounds=50), lambda: True)
    assert [step.done for step in steps if step.stage == "respond"] == [1]
    assert steps[-1].stage == "strength"


def test_strength_is_by_deal_and_nobody_is_stronger_than_itself() -> None:
    its = strength(3, policy_net().weights(), "greedy", deals=20)
    assert its.count == 20
    assert its.mean < -4
