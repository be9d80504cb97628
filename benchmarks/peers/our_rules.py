"""Ours, as it is read: `Deal` of rules/, in plain Python."""

from benchmarks.deals import through_deal
from benchmarks.peers.line import Line, Played

N_SEATS, CARDS = 4, 60


def lines() -> list[Line]:
    play_one = through_deal(N_SEATS, seed=1)

    def play() -> Played:
        play_one()
        return Played(1, CARDS)

    return [Line("davidgoliath", "4 players", "`Deal`", play)]
