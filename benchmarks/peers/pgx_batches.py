"""Games of pgx, a thousand side by side, compiled by JAX for the processor.

It has no trick-taking game.  Finished games begin anew, so that no place stands idle; compiling is
not measured.
"""

from itertools import count
from typing import Any

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental.wrappers import auto_reset

from benchmarks.peers.line import Line, Played

GAMES = {"sparrow_mahjong": "3 players", "leduc_holdem": "2 players"}
SIDE_BY_SIDE, STEPS = 1000, 20


def lines() -> list[Line]:
    jax.config.update("jax_platforms", "cpu")
    return [line(name, players) for name, players in GAMES.items()]


def line(name: str, players: str) -> Line:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def step_all(states: Any, key: Any) -> tuple[Any, Any]:
        chance, dealing = jax.random.split(key)
        weights = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chance, weights)
        states = step(states, actions, jax.random.split(dealing, SIDE_BY_SIDE))
        return states, states.terminated.sum()

    def many_steps(states: Any, key: Any) -> tuple[Any, Any]:
        after: tuple[Any, Any] = jax.lax.scan(step_all, states, jax.random.split(key, STEPS))
        return after

    compiled, numbers = jax.jit(many_steps), count()
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), SIDE_BY_SIDE))

    def play() -> Played:
        nonlocal states
        states, ends = compiled(states, jax.random.key(next(numbers)))
        return Played(int(ends.sum()), SIDE_BY_SIDE * STEPS)

    play()
    return Line("pgx", f"{name}, {players}", f"{SIDE_BY_SIDE:,} at once", play)
