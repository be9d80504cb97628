"""Every kernel that runs here beside `rules/`: turns, legal cards, who got what, the points.

Half of the deals are planted: each seat holds a colour of its own, so that hardly anybody has to
follow, and where a card equal to the one that was led may be played, it often is.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

import numpy as np

from davidgoliath import kernel
from davidgoliath.encoding import index_of, indices_of, set_of, sets_of
from davidgoliath.kernel.deals import blank_replayed
from davidgoliath.kernel.engine import kernel_of, usable
from davidgoliath.kernel.games import as_bytes, blank_looked
from davidgoliath.rules import Card, Colour, Deal, full_deck
from davidgoliath.rules.cards import HAND_SIZE
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.trick import Tie, ties

SEATS = (3, 4, 5, 6)
DEALS = 20_000
TOGETHER = 500  # games in a batch
TIE_CODES = {Tie.HIGHEST: 1, Tie.LOWEST: 2, Tie.ALL_EQUAL: 4}  # of the kernel
SHARD = 5_000  # deals for a process at a time


@dataclass(slots=True)
class Course:
    """One deal by the rules, as the kernel should tell it."""

    number: int
    start: Deal
    cards: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    won: list[list[int]] = field(default_factory=list)  # by trick and seat
    scores: list[tuple[int, ...]] = field(default_factory=list)  # by trick
    ties: list[tuple[Tie, ...]] = field(default_factory=list)  # by trick


def main(words: Sequence[str] = ()) -> None:
    parser = ArgumentParser(prog="./do bench equal")
    parser.add_argument("--deals", type=int, default=DEALS, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(list(words))
    builds = usable()
    for n_seats in SEATS:
        found = Counter[str]()
        for _, its in compared(n_seats, options.seed, range(options.deals), builds):
            found += its
        told = ", ".join(f"{count} {tie}" for tie, count in sorted(found.items()))
        print(f"{n_seats} players: {options.deals} deals equal; ties: {told}", flush=True)
    print(f"rules/ and the kernels agree: {', '.join(builds)}")


def compared(
    n_seats: int, seed: int, numbers: range, builds: Sequence[str]
) -> Iterator[tuple[int, Counter[str]]]:
    """On all cores, a shard at a time: the number after its last deal, and its ties."""
    shards = [numbers[at : at + SHARD] for at in range(0, len(numbers), SHARD)]
    with ProcessPoolExecutor() as processes:
        work = partial(compare, n_seats, seed, builds=builds)
        for shard, ties in zip(shards, processes.map(work, shards), strict=True):
            yield shard.stop, ties


def compare(n_seats: int, seed: int, numbers: range, builds: Sequence[str]) -> Counter[str]:
    """Raises AssertionError at the first difference; counts the tricks with equal cards."""
    found: Counter[str] = Counter()
    for batch in batches(course(n_seats, seed, number) for number in numbers):
        for build in builds:
            compare_batch(build, n_seats, batch)
        found.update(tie.value for its in batch for trick in its.ties for tie in trick)
    return found


def batches(courses: Iterator[Course]) -> Iterator[list[Course]]:
    batch: list[Course] = []
    for its in courses:
        batch.append(its)
        if len(batch) == TOGETHER:
            yield batch
            batch = []
    if batch:
        yield batch


def course(n_seats: int, seed: int, number: int) -> Course:
    """A deal of random legal cards by `rules/`; every second one is planted."""
    rng = Random(f"{seed}/{n_seats}/{number}")
    planted = number % 2 == 1
    hands, dealer = research_deal(seed, number, n_seats)
    deal = Deal.start(own_colours(n_seats, rng) if planted else hands, dealer)
    its = Course(number, deal)
    while (turn := deal.turn) is not None:
        legal = deal.legal
        equal = [card for card in legal if deal.trick and card.value == deal.trick[0].card.value]
        card = rng.choice(equal if planted and equal and rng.random() < 0.8 else legal)
        its.turns.append(turn)
        its.legal.append(set_of(legal, n_seats))
        its.cards.append(index_of(card, n_seats))
        deal = deal.play(card)
        if not deal.trick:
            its.won.append([set_of(cards, n_seats) for cards in deal.won])
            its.scores.append(deal.scores)
            its.ties.append(ties(deal.tricks[-1]))
    return its


def own_colours(n_seats: int, rng: Random) -> list[list[Card]]:
    """Each seat its own colour, as far as it goes; the rest by chance."""
    own = rng.sample(list(Colour), min(n_seats, len(Colour)))
    hands = [[card for card in full_deck(n_seats) if card.colour is colour] for colour in own]
    hands += [[] for _ in range(n_seats - len(own))]
    for hand in hands:
        rng.shuffle(hand)
        del hand[HAND_SIZE:]
    dealt = {card for hand in hands for card in hand}
    rest = [card for card in full_deck(n_seats) if card not in dealt]
    rng.shuffle(rest)
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop())
    return hands


def compare_batch(build: str, n_seats: int, batch: Sequence[Course]) -> None:
    """Step by step from the first card, and the whole deals read back from their plays."""
    engine = kernel_of(build)

    def expect(what: str, told: Sequence[object], by_rules: Sequence[object]) -> None:
        for its, ours, theirs in zip(batch, told, by_rules, strict=True):
            assert ours == theirs, (
                f"{build}, {n_seats} players, deal {its.number}, {what}: "
                f"{ours}, but by the rules {theirs}"
            )

    hands = [[indices_of(hand, n_seats) for hand in its.start.hands] for its in batch]
    leaders = np.array([its.start.leader for its in batch], np.uint8)
    cards = np.array([its.cards for its in batch], np.uint8)
    games = kernel.started(hands, leaders)
    _, looked = blank_looked(games)
    engine.look(n_seats, as_bytes(games), *looked)
    for play in range(HAND_SIZE * n_seats):
        expect("whose turn it is", looked.turns.tolist(), [its.turns[play] for its in batch])
        expect("legal", sets_of(looked.legal, n_seats), [its.legal[play] for its in batch])
        engine.step(n_seats, as_bytes(games), cards[:, play].copy(), *looked)
        trick, placed = divmod(play + 1, n_seats)
        if placed == 0:
            piles = [sets_of(won, n_seats) for won in games["won"]]
            expect("won", piles, [its.won[trick - 1] for its in batch])
            expect("points", looked.scores.tolist(), [list(its.scores[trick - 1]) for its in batch])
    expect("over", looked.over.tolist(), [True] * len(batch))
    back = blank_replayed(n_seats, len(batch))
    engine.replay(n_seats, leaders, cards, 1, *back)
    expect("dealt", back.hands.tolist(), hands)
    points = back.points.sum(axis=2)
    expect("points read back", points.tolist(), [list(its.scores[-1]) for its in batch])
    codes = [[sum(TIE_CODES[tie] for tie in trick) for trick in its.ties] for its in batch]
    expect("ties", back.ties.tolist(), codes)
