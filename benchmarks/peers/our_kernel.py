"""Ours, compiled: whole matches of one deal each, on one thread."""

from itertools import count

from benchmarks.peers.line import Line, Played
from davidgoliath.kernel import BUILD, play_matches

N_SEATS, CARDS, SEED = 4, 60, 1
DEALS = 2000  # a call


def lines() -> list[Line]:
    firsts = count(step=DEALS)

    def play() -> Played:
        first = next(firsts)
        play_matches(N_SEATS, SEED, first, DEALS, threads=1)
        return Played(DEALS, DEALS * CARDS)

    return [Line("davidgoliath", "4 players", f"kernel ({BUILD})", play)]
