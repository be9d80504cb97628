"""Whole deals with a bot in every seat: it never plays a card that is not legal."""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from davidgoliath.bots import SeatedBot, bot_named, play_deal
from davidgoliath.rules import Match, ResearchDeals

SEATS = (3, 4, 5, 6)
DEALS: Mapping[str, int] = {  # of each level, for each number of players
    "novice": 100_000,
    "casual": 100_000,
    "skilled": 10_000,
    "expert": 1_000,
    "champion": 200,
}
OTHER_DEALS = 1_000  # of a bot that is no level
SHARDS = 100  # of a level's deals: one process plays them at a time


def main(words: Sequence[str] = ()) -> None:
    """Ends at the first card that is not legal, with `BotFailed`."""
    parser = ArgumentParser(prog="./do campaign legal")
    parser.add_argument("--bots", default=",".join(DEALS), help="which (default: all levels)")
    parser.add_argument("--deals", type=int, help="for each number of players, of each bot")
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args(list(words))
    told = []
    for name in options.bots.split(","):
        deals = options.deals or DEALS.get(name, OTHER_DEALS)
        cards = sum(cards_played(name, n_seats, options.seed, deals) for n_seats in SEATS)
        told.append(f"{name} {cards:,} in {deals:,} deals")
    print(f"for each number of players, every card was legal: {'; '.join(told)}")


def cards_played(name: str, n_seats: int, seed: int, deals: int) -> int:
    """On all cores, a shard at a time."""
    with ProcessPoolExecutor() as processes:
        cards = sum(processes.map(partial(played, name, n_seats, seed), shards(deals)))
    print(f"{name}, {n_seats} players: {deals:,} deals, {cards:,} legal cards", flush=True)
    return cards


def shards(deals: int) -> Iterator[range]:
    numbers, size = range(deals), -(-deals // SHARDS)
    return (numbers[at : at + size] for at in range(0, deals, size))


def played(name: str, n_seats: int, seed: int, numbers: range) -> int:
    """So many cards, in the research deals of these numbers."""
    return sum(cards_of_deal(name, n_seats, seed, number) for number in numbers)


def cards_of_deal(name: str, n_seats: int, seed: int, number: int) -> int:
    source = ResearchDeals(seed, n_seats, first=number)
    match = Match.start(n_seats, source.first_dealer, 1).next_deal(source.hands(0))
    seats = range(n_seats)
    bots = [SeatedBot(name, bot_named(name), Random(f"{seed}/{number}/{seat}")) for seat in seats]
    (deal,) = play_deal(match, bots).deals
    return sum(len(trick) for trick in deal.tricks)
