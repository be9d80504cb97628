"""Ours, compiled: whole matches of one deal each, on one thread."""

from itertools import count

from davidgoliath.kernel import play_matches

from benchmarks.peers.line import Line, Played

N_SEATS, CARDS, SEED = 4, 60, 1
DEALS = 2000  # a call


def lines() -> list[Line]:
    firsts = count(step=DEALS)

    def play() -> Played:
        first = next(firsts)
        play_matches(N_SEATS, SEED, first, DEALS, 1, ["random"] * N_SEATS, 1)
        return Played(DEALS, DEALS * CARDS)

    return [Line("davidgoliath", "4 players", "kernel", play)]
