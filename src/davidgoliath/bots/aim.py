"""What a bot plays for: points less the others', and the match.

Early in a match only points count.  The nearer its end, the more it matters who will be first:
a lead that is safe is kept, and who lies behind tries what can still win.
"""

import numpy as np
from numpy.typing import NDArray

from davidgoliath.rules import View

MATCH = 8.0  # points that the match is worth, beside the points themselves
DEAL = 8.0  # points by which a deal still to come may change who is ahead
OPEN = 4.0  # the same for what a judged end leaves open
EVEN = 0.05  # and where nothing is open: ends that differ by a point are told apart

Points = NDArray[np.float64]


def values(points: Points, view: View, open_end: float = EVEN) -> Points:
    """Ends x cards, from the points of this deal (ends x cards x seats)."""
    return margins(points, view.seat) + MATCH * shares(points, view, open_end)


def margins(points: Points, seat: int) -> Points:
    """The points of the seat less the mean of the others'."""
    n_seats = points.shape[-1]
    its: Points = (n_seats * points[..., seat] - points.sum(axis=-1)) / (n_seats - 1)
    return its


def shares(points: Points, view: View, open_end: float = EVEN) -> Points:
    """The share of the match to expect: who ends first wins it, equals share it."""
    to_come = view.length - view.number
    width = (open_end**2 + to_come * DEAL**2) ** 0.5
    totals = (points + np.array(view.totals, np.float64)) / width
    odds = np.exp(totals - totals.max(axis=-1, keepdims=True))
    its: Points = odds[..., view.seat] / odds.sum(axis=-1)
    return its
