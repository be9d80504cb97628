"""Near the end of a match: how a trick leaves a seat beside the best of the others."""

from davidgoliath.rules import View
from davidgoliath.rules.cards import HAND_SIZE
from davidgoliath.rules.scoring import score
from davidgoliath.rules.trick import Trick, resolve


def last_tricks(view: View, tricks: int) -> bool:
    """Whether no more than so many tricks of the match are left, with the running one."""
    return view.number == view.length and len(view.tricks) + tricks >= HAND_SIZE


def lead_after(view: View, trick: Trick) -> int:
    """By how much this seat is ahead of the best other one in the match after this trick."""
    highest, lowest, rest = resolve(trick)
    received = {highest.seat: rest, lowest.seat: (highest.card,)}
    points = [
        total + score((*won, *received.get(seat, ())))
        for seat, (total, won) in enumerate(zip(view.totals, view.won, strict=True))
    ]
    own = points.pop(view.seat)
    return own - max(points)
