"""RLCard's bridge, its one trick-taking game: a random auction and 13 tricks, in Python."""

from random import Random

import rlcard

from benchmarks.peers.line import Line, Played


def lines() -> list[Line]:
    env, rng = rlcard.make("bridge", config={"seed": 1}), Random(1)

    def play() -> Played:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return Played(1, decisions)

    return [Line("rlcard", "bridge, 4 players", "its environment", play)]
