"""Legal cards as arrays of yes and no."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from davidgoliath import kernel
from davidgoliath.kernel.arguments import HAND
from davidgoliath.kernel.games import bit_of, seats_of


def legal_cards(games: kernel.Games) -> NDArray[np.bool_]:
    """Games x cards."""
    words, bits = _places(seats_of(games))
    found: NDArray[np.bool_] = (kernel.look(games).legal[:, words] >> bits & np.uint64(1)) != 0
    return found


@cache
def _places(n_seats: int) -> tuple[NDArray[np.intp], NDArray[np.uint64]]:
    places = [bit_of(n_seats, card) for card in range(HAND * n_seats)]
    words, bits = zip(*places, strict=True)
    return np.array(words, np.intp), np.array(bits, np.uint64)
