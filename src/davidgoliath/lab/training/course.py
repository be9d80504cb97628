"""A whole training: how much of each stage, one after the other, and how strong it made the net."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch

from davidgoliath.bots.nets import read
from davidgoliath.lab.executor import Executor
from davidgoliath.lab.training.stages import (
    Step,
    Training,
    imitate_flat,
    respond_to_all,
    watch,
)
from davidgoliath.lab.training.strength import FIELDS, strength

WORLDS, PASSES = 300, 3
SHARDS = {3: 400, 4: 492, 5: 150, 6: 120}  # by players, as for the nets of the package
ROUNDS = {3: 2000, 4: 2000, 5: 1400, 6: 1400}
CYCLE = {3: 1000, 4: 2000, 5: 700, 6: 700}  # rounds: in each the rate of learning falls anew
TOLD_EVERY = 250  # rounds: how strong the net is


class OtherTraining(Exception):
    """The folder holds a training with other numbers."""


def full(n_seats: int, seed: int) -> Training:
    rounds, cycle = ROUNDS[n_seats], CYCLE[n_seats]
    return Training(n_seats, seed, SHARDS[n_seats], WORLDS, PASSES, rounds, cycle)


def short(n_seats: int, seed: int, minutes: int) -> Training:
    """What two cores do in about so many minutes."""
    return Training(n_seats, seed, 10 * minutes, WORLDS, PASSES, 25 * minutes, 25 * minutes)


def steps(
    training: Training, out: Path, executor: Executor, enough: Callable[[], bool]
) -> Iterator[Step]:
    """From wherever the folder is; the same training on the same machine gives the same nets."""
    torch.set_num_threads(1)  # so that sums are made in one order; and faster, the nets being small
    folder = out / f"{training.n_seats}"
    claim(folder, training)
    yield from watch(training, folder, executor)
    yield from imitate_flat(training, folder)
    nets = nets_file(out, training.n_seats)
    for step in respond_to_all(training, folder, nets, enough):
        yield step
        if step.done % TOLD_EVERY == 0 and step.done < step.of:
            yield told(training, nets, step.done)
    yield told(training, nets, training.rounds)


def claim(folder: Path, training: Training) -> None:
    """A folder is for one training only: parts of two do not fit together."""
    (folder / "watched").mkdir(parents=True, exist_ok=True)
    its = json.dumps(asdict(training))
    file = folder / "training.json"
    if not file.exists():
        file.write_text(its, encoding="utf-8")
    if file.read_text(encoding="utf-8") != its:
        raise OtherTraining


def nets_file(out: Path, n_seats: int) -> Path:
    return out / f"{n_seats}.npz"


def told(training: Training, nets: Path, done: int) -> Step:
    """The policy by itself among others, as it is in the file."""
    with np.load(nets, allow_pickle=False) as arrays:
        policy = read(arrays).policy
    figures: dict[str, float] = {}
    for name, (field, deals) in zip(("greedy", "flat"), FIELDS.items(), strict=True):
        its = strength(training.n_seats, policy, field, deals)
        figures |= {name: its.mean, f"{name}-within": its.half_width}
    return Step("strength", done, training.rounds, figures)
