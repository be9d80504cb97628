"""Finished deals as arrays, whatever file they come from."""

from typing import NamedTuple

from davidgoliath.kernel.arguments import HAND, Bytes


class Deals(NamedTuple):
    """Of one number of players."""

    dealers: Bytes  # deals
    plays: Bytes  # deals x cards, in order of play

    @property
    def n_seats(self) -> int:
        return int(self.plays.shape[1]) // HAND
