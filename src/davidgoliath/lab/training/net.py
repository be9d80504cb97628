"""The nets of docs/kernel.md in PyTorch, to learn with; the kernel plays with their `weights`."""

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
import torch
from numpy.typing import NDArray

from davidgoliath.kernel import nets
from davidgoliath.kernel.arguments import COLOURS, HAND, Bytes
from davidgoliath.kernel.games import Games, game_type
from davidgoliath.kernel.twin.features import OPEN_PLACES, PLACES, SEATS, TABLE_PLACES, VALUES
from davidgoliath.kernel.twin.nets import HIDDEN_LAYERS, WIDTH, Numbers

FIRST, DEEP, LAST = 0.12, 0.05, 0.01  # spreads of the weights before anything is learnt
IMPOSSIBLE = -1e9  # the logit of a card that is not legal


class ColourNet(torch.nn.Module):  # type: ignore[misc]  # PyTorch is not looked into
    """The same weights for every colour, and the mean over the colours in each deeper layer."""

    def __init__(self, places: int, outputs: int) -> None:
        super().__init__()
        self.places = places
        self.colour = _linear(places, WIDTH, FIRST)
        self.table = _linear(TABLE_PLACES, WIDTH, FIRST, bias=False)
        self.row = torch.nn.ModuleList(_linear(WIDTH, WIDTH, DEEP) for _ in range(HIDDEN_LAYERS))
        self.mean = torch.nn.ModuleList(
            _linear(WIDTH, WIDTH, DEEP, bias=False) for _ in range(HIDDEN_LAYERS)
        )
        self.last = _linear(WIDTH, outputs, LAST)

    def forward(self, games: Games) -> torch.Tensor:
        """Games x colours x outputs."""
        told = nets.features(games, open_hands=self.places == OPEN_PLACES)
        colours, table = (torch.from_numpy(its).to(torch.bfloat16) for its in told)
        with torch.autocast("cpu", torch.bfloat16):
            rows = torch.relu(self.colour(colours) + self.table(table)[:, None])
            for row, mean in zip(self.row, self.mean, strict=True):
                rows = rows + torch.relu(row(rows) + mean(rows.mean(1, keepdim=True)))
            outputs: torch.Tensor = self.last(rows)
        return outputs.float()

    def weights(self) -> Numbers:
        """As the kernel takes them: one array."""
        parts = [its.detach().numpy().ravel() for its in self._in_order()]
        return np.concatenate(parts).astype(np.float32)

    def load(self, weights: Numbers) -> None:
        at = 0
        with torch.no_grad():
            for its in self._in_order():
                part = weights[at : at + its.numel()].reshape(tuple(its.shape))
                its.copy_(torch.from_numpy(np.ascontiguousarray(part)))
                at += its.numel()

    def _in_order(self) -> Iterator[torch.Tensor]:
        yield from (self.colour.weight.T, self.table.weight.T, self.colour.bias)
        for row, mean in zip(self.row, self.mean, strict=True):
            yield from (row.weight.T, mean.weight.T, row.bias)
        yield from (self.last.weight, self.last.bias)


def policy_net(weights: Numbers | None = None) -> ColourNet:
    return _made(PLACES, VALUES, weights)


def critic_net(weights: Numbers | None = None) -> ColourNet:
    return _made(OPEN_PLACES, SEATS, weights)


def log_chances(net: ColourNet, games: Games, legal: NDArray[np.bool_]) -> torch.Tensor:
    """Games x cards: logarithms of how often the net plays each legal card."""
    logits = net(games).flatten(1)[:, _slots(legal.shape[1] // HAND)]
    return torch.log_softmax(logits.masked_fill(torch.from_numpy(~legal), IMPOSSIBLE), dim=1)


def as_games(n_seats: int, rows: Bytes) -> Games:
    """Rows of bytes as the kernel's games."""
    games: Games = np.ascontiguousarray(rows).view(game_type(n_seats))[:, 0]
    return games


@cache
def _slots(n_seats: int) -> Sequence[int]:
    """By card its place among colours x values."""
    values = HAND * n_seats // COLOURS
    return [card // values * VALUES + card % values for card in range(HAND * n_seats)]


def _linear(inputs: int, outputs: int, spread: float, *, bias: bool = True) -> torch.nn.Linear:
    layer = torch.nn.Linear(inputs, outputs, bias=bias)
    torch.nn.init.normal_(layer.weight, 0, spread)
    if bias:
        torch.nn.init.zeros_(layer.bias)
    return layer


def _made(places: int, outputs: int, weights: Numbers | None) -> ColourNet:
    net = ColourNet(places, outputs)
    if weights is not None:
        net.load(weights)
    return net
