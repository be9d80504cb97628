"""The stages of training, each going on from what its files hold (docs/training.md).

1. watch: mixed tables are played, and `flat` and `greedy` are asked about every position.
2. imitate: a net learns to choose as `flat` does, who stands for people who think.
3. respond: from there a policy learns by playing, against that net, `greedy`, chance and itself; a
   critic learns how deals end.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch

from davidgoliath.bots.nets import Learnt, written
from davidgoliath.kernel.twin.nets import Numbers
from davidgoliath.lab.executor import Executor
from davidgoliath.lab.training import imitate, respond
from davidgoliath.lab.training.checkpoint import load_state, save_arrays, save_state
from davidgoliath.lab.training.net import critic_net, policy_net
from davidgoliath.lab.training.watched import Watched, Watching, watched

SAVED_EVERY = 25  # rounds
BEGINNING = 1  # the seed of nets before they have learnt, and of the order of what they see


@dataclass(frozen=True, slots=True)
class Training:
    """Everything that decides what comes out."""

    n_seats: int
    seed: int
    shards: int  # of deals to watch
    worlds: int  # in which `flat` tries its cards there
    passes: int  # over what was watched
    rounds: int  # of playing
    cycle: int  # rounds after which the rate of learning begins anew
    shard: int = 64  # deals in a shard
    deals: int = 512  # in a round


@dataclass(frozen=True, slots=True)
class Step:
    """How far a stage is."""

    stage: str
    done: int
    of: int
    figures: Mapping[str, float | str]


def watch(its: Training, folder: Path, executor: Executor) -> Iterator[Step]:
    missing = [number for number in range(its.shards) if not shard_file(folder, number).exists()]
    plan = Watching(its.n_seats, its.seed, its.worlds)
    done = its.shards - len(missing)
    results = executor.run(partial(_watched_shard, plan, its.shard), missing)
    for number, found in zip(missing, results, strict=True):
        save_arrays(shard_file(folder, number), found._asdict())
        done += 1
        yield Step("watch", done, its.shards, {})


def imitate_flat(its: Training, folder: Path) -> Iterator[Step]:
    file = folder / "flat.pt"
    state = load_state(file) or {"passes": 0}
    if state["passes"] == its.passes:
        return
    torch.manual_seed(BEGINNING)
    net = policy_net()
    optimizer = imitate.optimizer_of(net)
    if state["passes"]:
        net.load_state_dict(state["net"])
        optimizer.load_state_dict(state["optimizer"])
    course = imitate.Imitation(its.n_seats, its.passes, state["passes"], BEGINNING, optimizer)
    seen = read_shards(folder, its.shards)
    for done, loss in enumerate(imitate.imitate(net, seen, course), state["passes"] + 1):
        states = {"net": net.state_dict(), "optimizer": optimizer.state_dict()}
        save_state(file, states | {"passes": done})
        yield Step("imitate", done, its.passes, {"surprise": loss})


def respond_to_all(
    its: Training, folder: Path, nets: Path, enough: Callable[[], bool]
) -> Iterator[Step]:
    """Leaves the file that the bots read; `enough` may end it before all rounds are played."""
    flat = flat_weights(folder)
    torch.manual_seed(BEGINNING)
    learner = respond.learner(policy_net(flat), critic_net(), flat)
    file = folder / "learner.pt"
    course = respond.Course(its.n_seats, its.seed, its.rounds, its.cycle, its.deals)
    if (state := load_state(file)) is not None:
        respond.restore(learner, state)
    for figures in respond.respond(course, learner):
        if learner.round % SAVED_EVERY == 0 or learner.round == its.rounds:
            save_state(file, respond.state_of(learner))
            save_nets(nets, learner)
            yield Step("respond", learner.round, its.rounds, figures)
            if enough():
                return


def save_nets(path: Path, learner: respond.Learner) -> None:
    its = Learnt(learner.policy.weights(), learner.flat, learner.critic.weights())
    save_arrays(path, written(its))


def flat_weights(folder: Path) -> Numbers:
    state = load_state(folder / "flat.pt")
    assert state is not None, "the imitation is finished before the playing begins"
    net = policy_net()
    net.load_state_dict(state["net"])
    return net.weights()


def read_shards(folder: Path, shards: int) -> Watched:
    parts = []
    for number in range(shards):
        with np.load(shard_file(folder, number), allow_pickle=False) as arrays:
            parts.append(Watched(**{name: arrays[name] for name in Watched._fields}))
    return Watched(*(np.concatenate(its) for its in zip(*parts, strict=True)))


def shard_file(folder: Path, number: int) -> Path:
    return folder / "watched" / f"{number}.npz"


def _watched_shard(plan: Watching, deals: int, number: int) -> Watched:
    return watched(plan, number * deals, deals)
