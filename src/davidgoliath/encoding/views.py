"""A view as the kernel's search takes it."""

from davidgoliath.encoding.cards import indices_of
from davidgoliath.kernel import Known
from davidgoliath.rules import View


def known(view: View) -> Known:
    """The seat's own cards as they were dealt, and every play so far."""
    n_seats = view.n_seats
    plays = [play for trick in (*view.tricks, view.trick) for play in trick]
    played = [play.card for play in plays if play.seat == view.seat]
    return Known(
        n_seats=n_seats,
        seat=view.seat,
        leader=(view.dealer + 1) % n_seats,
        hand=indices_of((*view.hand, *played), n_seats),
        plays=indices_of((play.card for play in plays), n_seats),
    )
