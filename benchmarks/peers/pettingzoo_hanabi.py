"""PettingZoo's Hanabi, its classic card game besides poker; underneath lies OpenSpiel's."""

from random import Random

from pettingzoo.classic import hanabi_v5

from benchmarks.peers.line import Line, Played


def lines() -> list[Line]:
    env, rng = hanabi_v5.env(players=4), Random(1)
    env.reset(seed=1)

    def play() -> Played:
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return Played(1, decisions)
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += 1

    return [Line("pettingzoo", "hanabi, 4 players", "its environment", play)]
