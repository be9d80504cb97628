"""A position as a seat sees it, in yes-or-no features: what a net is told (docs/kernel.md)."""

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.arguments import COLOURS, HAND, Bytes
from davidgoliath.kernel.twin import rows
from davidgoliath.kernel.twin.cards import FEW_CARDS, Deck, by_colour, members, score_colour, set_of
from davidgoliath.kernel.twin.game import Game

SEATS, VALUES = 6, 18  # the rows have the same places for any number of players
OWN, UNSEEN, TRICK, FEW_WON = 0, VALUES, 2 * VALUES, 3 * VALUES
PILE_SIZES = FEW_WON + SEATS * VALUES
VOIDS = PILE_SIZES + 3 * SEATS
IN_TRICK = VOIDS + SEATS
LED = IN_TRICK + SEATS
OWN_COUNT = LED + 1
UNSEEN_COUNT = OWN_COUNT + 6
OTHER_HANDS = UNSEEN_COUNT + 7
PLACES, OPEN_PLACES = OTHER_HANDS, OTHER_HANDS + (SEATS - 1) * VALUES

TRICKS, PLACED = 4, 4 + HAND
HIGHEST, LOWEST = PLACED + SEATS, PLACED + SEATS + VALUES
HIGHEST_SEAT, LOWEST_SEAT = LOWEST + VALUES, LOWEST + VALUES + SEATS
TABLE_PLACES = LOWEST_SEAT + SEATS

STEPS = [0, 1, 2, *[3] * 2, *[4] * 3, *[5] * 4, *[6] * 80]  # of a number of unseen cards


def features(  # noqa: PLR0913, PLR0917 (the arguments are the compiled function's)
    n_seats: int,
    games: Bytes,
    open: bool,  # noqa: A002 (the compiled function's)
    threads: int,  # noqa: ARG001 (likewise)
    colour: Bytes,
    table: Bytes,
) -> None:
    for number, game in enumerate(rows.read(n_seats, games)):
        if game.is_over:
            continue
        for its_row, places in zip(colour[number], of_colours(game, open_hands=open), strict=True):
            its_row[places] = 1
        table[number, of_table(game)] = 1


def of_colours(game: Game, *, open_hands: bool) -> list[list[int]]:
    """For each colour, the places of the features that hold."""
    deck, n_seats, me = game.deck, game.deck.n_seats, game.turn
    seats = [(me + r) % n_seats for r in range(n_seats)]
    own, *others = (by_colour(deck, game.hands[seat]) for seat in seats)
    won = [by_colour(deck, game.won[seat]) for seat in seats]
    on_table = by_colour(deck, set_of(game.trick))
    played = _seats_of_the_trick(game)
    led = deck.colour_of[game.trick[0]] if game.trick else None
    found = []
    for colour in range(COLOURS):
        unseen = sum(hand[colour] for hand in others)
        places = [
            *_each(own[colour], OWN),
            *_each(unseen, UNSEEN),
            *_each(on_table[colour], TRICK),
            OWN_COUNT + min(own[colour].bit_count(), 5),
            UNSEEN_COUNT + STEPS[unseen.bit_count()],
            *(IN_TRICK + r for r, card in played if deck.colour_of[card] == colour),
        ]
        for r, seat in enumerate(seats):
            pile = won[r][colour]
            if pile:
                places.append(PILE_SIZES + 3 * r + min(pile.bit_count(), 3) - 1)
            if pile.bit_count() <= FEW_CARDS:
                places += _each(pile, FEW_WON + r * VALUES)
            if game.voids[seat] >> colour & 1:
                places.append(VOIDS + r)
        if led == colour:
            places.append(LED)
        if open_hands:
            for r, hand in enumerate(others):
                places += _each(hand[colour], OTHER_HANDS + r * VALUES)
        found.append(places)
    return found


def of_table(game: Game) -> list[int]:
    places = [game.deck.n_seats - 3, TRICKS + game.tricks, PLACED + len(game.trick)]
    if not game.trick:
        return places
    value_of = game.deck.value_of
    played = [(value_of[card], r) for r, card in _seats_of_the_trick(game)]
    highest, high = max(played)  # the last played of equal ones
    lowest, low = min(played, key=lambda its: (its[0], -its[1]))
    return [*places, HIGHEST + highest, HIGHEST_SEAT + high, LOWEST + lowest, LOWEST_SEAT + low]


def points(n_seats: int, games: Bytes, threads: int, points: NDArray[np.float32]) -> None:  # noqa: ARG001 (the compiled function's)
    """So far, by colour and seat."""
    for number, game in enumerate(rows.read(n_seats, games)):
        points[number] = _points(game.deck, game)


def _points(deck: Deck, game: Game) -> list[list[int]]:
    piles = [by_colour(deck, won) for won in game.won]
    return [[score_colour(pile[colour]) for pile in piles] for colour in range(COLOURS)]


def _seats_of_the_trick(game: Game) -> list[tuple[int, int]]:
    """Its cards, each with its seat counted from the one whose turn it is."""
    first = game.deck.n_seats - len(game.trick)
    return list(enumerate(game.trick, first))


def _each(values: int, first: int) -> list[int]:
    return [first + value for value in members(values)]
