"""How long each level thinks about a card, beside its limit; telling which kernel plays.

What counts is the time of one processor, so that a busy machine tells the same as a quiet one.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from statistics import median
from time import process_time

from davidgoliath.bots import SeatedBot, bot_named
from davidgoliath.bots.nets import learnt
from davidgoliath.kernel.engine import BUILD, PYTHON, TOLD
from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

SEATS = (3, 4, 5, 6)
COMPILED: Mapping[str, float] = {  # milliseconds a card; 999 of 1,000 take less than twice as long
    "novice": 5,
    "casual": 5,
    "skilled": 5,
    "expert": 20,
    "champion": 300,
}
PLAIN: Mapping[str, float] = {"skilled": 50, "expert": 500, "champion": 1000}
LIMITS = {**COMPILED, **(PLAIN if BUILD == PYTHON else {})}
CARDS = 1000
SEED = 4

Clock = Callable[[], float]


def main(words: Sequence[str] = ()) -> None:
    parser = ArgumentParser(prog="./do bench bots")
    parser.add_argument("--bots", default=",".join(LIMITS), help="which (default: all levels)")
    parser.add_argument("--cards", type=int, default=CARDS, help="that each thinks about")
    options = parser.parse_args(list(words))
    print(f"kernel: {TOLD}; ms of a processor for a choice of two cards or more")
    print_loading()
    print("bot        players   median   999 of 1,000   limit")
    for name in options.bots.split(","):
        for n_seats in SEATS:
            print_times(name, n_seats, options.cards)


def print_loading() -> None:
    """How long the nets take that are read when they are first needed (wanted: under 50 ms)."""
    began = process_time()
    for n_seats in SEATS:
        learnt(n_seats)
    print(f"nets: {1000 * (process_time() - began) / len(SEATS):.1f} ms for a number of players")


def print_times(name: str, n_seats: int, cards: int) -> None:
    choices = times(name, n_seats)
    next(choices)  # what is loaded or filled for the first card is not thinking
    its = sorted(1000 * next(choices) for _ in range(cards))
    late, limit = its[(999 * cards - 1) // 1000], LIMITS.get(name)
    beside = "" if limit is None else f"{limit:8g}{'' if late < 2 * limit else '  TOO SLOW'}"
    print(f"{name:10} {n_seats:7} {median(its):8.3f} {late:14.3f}{beside}", flush=True)


def times(name: str, n_seats: int, clock: Clock = process_time) -> Iterator[float]:
    """Seconds of each choice, in deals with this bot in every seat, without end."""
    bot, number = SeatedBot(name, bot_named(name), Random(SEED)), 0
    while True:
        deal = Deal.start(*research_deal(SEED, number, n_seats))
        while (turn := deal.turn) is not None:
            view = view_of(deal, turn)
            began = clock()
            card = bot.choose(view)
            ended = clock()
            if len(view.legal) > 1:
                yield ended - began
            deal = deal.play(card)
        number += 1
