"""OpenSpiel's trick-taking games, written in C++ and driven in three ways.

Chance is uniform in all of them, so that a random legal action serves for dealing too; walking
through `chance_outcomes()` instead takes three times as long.
"""

from collections.abc import Callable
from random import Random
from statistics import fmean

import pyspiel

from benchmarks.peers.line import Line, Played

GAMES = ("hearts", "spades", "oh_hell(players=4,num_tricks_fixed=12)", "skat")
DEALS = 20  # a call
ROLLOUTS = 100  # playouts in one simulation of the search


def lines() -> list[Line]:
    return [line for name in GAMES for line in lines_of(pyspiel.load_game(name))]


def lines_of(game: pyspiel.Game) -> list[Line]:
    name = f"{game.get_type().short_name}, {game.num_players()} players"
    rng = Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def by_its_bots(state: pyspiel.State) -> None:
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))

    return [
        Line("open-spiel", name, "from Python", whole_deals(game, rng, lambda s: finish(s, rng))),
        Line("open-spiel", name, "its C++ bots", whole_deals(game, rng, by_its_bots)),
        Line("open-spiel", name, "its C++ playouts, dealt before", playouts(game, rng)),
    ]


def whole_deals(
    game: pyspiel.Game, rng: Random, to_the_end: Callable[[pyspiel.State], None]
) -> Callable[[], Played]:
    """Dealing included; chance always moves equally often, and always before the players."""
    (draws,) = {dealt(game, rng).move_number() for _ in range(100)}

    def play() -> Played:
        decisions = 0
        for _ in range(DEALS):
            state = game.new_initial_state()
            to_the_end(state)
            decisions += state.move_number() - draws
        return Played(DEALS, decisions)

    return play


def playouts(game: pyspiel.Game, rng: Random) -> Callable[[], Played]:
    """What its tree search evaluates a position with: here one in which everything is dealt.

    A search of one simulation does nothing else.  Their length is the mean of others like them.
    """
    state = dealt(game, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=1,
        verbose=False,
    )
    decisions = fmean(length(state.clone(), rng) for _ in range(1000))

    def play() -> Played:
        search.step(state)
        return Played(ROLLOUTS, ROLLOUTS * decisions)

    return play


def dealt(game: pyspiel.Game, rng: Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def length(state: pyspiel.State, rng: Random) -> int:
    before = state.move_number()
    finish(state, rng)
    return int(state.move_number() - before)


def finish(state: pyspiel.State, rng: Random) -> None:
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
