"""Running games in which somebody can be asked for a card, all of them one card at a time."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.kernel.arguments import HAND, Bytes
from davidgoliath.kernel.games import Games
from davidgoliath.lab.training.legal import legal_cards


@dataclass
class Running:
    """Research deals under way, with all that a seat may remember of them."""

    n_seats: int
    hands: Bytes  # games x seats x 15, as dealt
    leaders: NDArray[np.int64]  # of the first trick
    games: Games
    turns: NDArray[np.int8]
    plays: Bytes  # games x cards
    played: int = 0

    def play(self, cards: Bytes) -> None:
        self.plays[:, self.played] = cards
        self.played += 1
        self.turns = kernel.step(self.games, cards).turns

    def flat_values(
        self, of: NDArray[np.intp], worlds: int, chance: np.random.Generator
    ) -> NDArray[np.float64]:
        """For these games, by card: points less the others', as `flat` sees it."""
        legal = legal_cards(self.games[of])
        values = np.where(legal, 0.0, -np.inf)
        for row, i in enumerate(of.tolist()):
            if legal[row].sum() == 1:
                continue
            seat, seed = int(self.turns[i]), int(chance.integers(2**63))
            known = kernel.Known(
                self.n_seats,
                seat,
                int(self.leaders[i]),
                self.hands[i, seat].tolist(),
                self.plays[i, : self.played].tolist(),
            )
            sums = kernel.flat(known, worlds, seed)
            values[row, legal[row]] = sums[legal[row]] / (worlds * (self.n_seats - 1))
        return values


def running(n_seats: int, seed: int, first: int, deals: int, times: int = 1) -> Running:
    """Each deal so many times."""
    hands, dealers = kernel.deal(n_seats, seed, first, deals)
    leaders = np.repeat((dealers.astype(np.int64) + 1) % n_seats, times)
    hands = np.repeat(hands, times, axis=0)
    games = kernel.started(hands, leaders)
    plays = np.zeros((len(games), HAND * n_seats), np.uint8)
    return Running(n_seats, hands, leaders, games, kernel.look(games).turns, plays)
