"""The seats that play behind one's own: what they may play, in typical ways."""

from collections.abc import Collection, Iterable, Sequence

from davidgoliath.rules import Card, Colour, Play, View
from davidgoliath.rules.trick import Seat, Trick

WAYS = 8
STRIDES = (1, 3, 5, 7, 9)  # spread low and high cards over the players behind


def seats_behind(view: View) -> list[Seat]:
    """Who plays to the running trick after this seat."""
    n_seats = view.n_seats
    return [(view.seat + place) % n_seats for place in range(1, n_seats - len(view.trick))]


def playable(unseen: Iterable[Card], void: Collection[Colour], led: Colour) -> list[Card]:
    """The cards that somebody without the void colours may play from the unseen ones, by value."""
    possible = [card for card in unseen if card.colour not in void]
    following = [card for card in possible if card.colour is led]
    return following or sorted(possible, key=lambda card: (card.value, card.colour))


def ways(so_far: Trick, choices: Sequence[tuple[Seat, Sequence[Card]]]) -> list[Trick]:
    """The trick completed in eight ways, or as it is if nobody plays behind."""
    return [completed(so_far, choices, way) for way in range(WAYS if choices else 1)]


def completed(so_far: Trick, choices: Sequence[tuple[Seat, Sequence[Card]]], way: int) -> Trick:
    """One way: each seat behind plays at one of eight even steps from its low to its high."""
    plays = list(so_far)
    for place, (seat, cards) in enumerate(choices):
        step = (way * STRIDES[place] + 4 * place) % WAYS
        plays.append(Play(seat, cards[(2 * step + 1) * len(cards) // (2 * WAYS)]))
    return tuple(plays)
