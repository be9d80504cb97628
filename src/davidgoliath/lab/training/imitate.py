"""Learning to play as `flat` does, from positions that were watched."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray

from davidgoliath.lab.training.net import ColourNet, as_games, log_chances
from davidgoliath.lab.training.watched import Watched

DOUBT = 0.7  # points between two cards of which `flat` is in doubt, its worlds being so few
BATCH = 1024
RATE = 1e-3
SLOWEST = 0.02  # of the rate, in the end


@dataclass(frozen=True, slots=True)
class Imitation:
    n_seats: int
    passes: int
    done: int  # of them
    seed: int
    optimizer: torch.optim.Adam


def as_flat(watched: Watched, places: NDArray[np.intp]) -> torch.Tensor:
    """Positions x cards: how likely `flat` plays each, its values being as unsure as they are."""
    return torch.softmax(torch.from_numpy(watched.values[places].astype(np.float32)) / DOUBT, dim=1)


def loss_of(
    net: ColourNet, n_seats: int, watched: Watched, places: NDArray[np.intp]
) -> torch.Tensor:
    """Mean surprise at what `flat` plays, in nats a card."""
    legal = np.isfinite(watched.values[places])
    found = log_chances(net, as_games(n_seats, watched.rows[places]), legal)
    wanted = as_flat(watched, places)
    return -(wanted * found.masked_fill(torch.from_numpy(~legal), 0)).sum(dim=1).mean()


def optimizer_of(net: ColourNet) -> torch.optim.Adam:
    return torch.optim.Adam(net.parameters(), lr=RATE, fused=True)


def imitate(net: ColourNet, watched: Watched, course: Imitation) -> Iterator[float]:
    """After each pass that was not done before, the mean loss; the net changes between them."""
    chance = np.random.default_rng(course.seed)
    positions = np.arange(len(watched.rows))
    batches = len(positions) // BATCH
    for each in range(course.passes):
        chance.shuffle(positions)
        if each < course.done:
            continue
        losses = []
        for batch in range(batches):
            step, steps = each * batches + batch, course.passes * batches
            for group in course.optimizer.param_groups:
                group["lr"] = RATE * max(1 - step / steps, SLOWEST)
            places = positions[batch * BATCH : (batch + 1) * BATCH]
            loss = loss_of(net, course.n_seats, watched, places)
            course.optimizer.zero_grad()
            loss.backward()
            course.optimizer.step()
            losses.append(loss.item())
        yield float(np.mean(losses))
