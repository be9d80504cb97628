"""The research deal: a seed and a number give the same deal everywhere (docs/shuffle.md §2)."""

from collections.abc import Iterator
from dataclasses import dataclass

from davidgoliath.rules.cards import check_players
from davidgoliath.rules.deal import Hands
from davidgoliath.rules.errors import WrongSeed
from davidgoliath.rules.shuffle import WORD_MASK, draws, hands_from, shuffle_bounds
from davidgoliath.rules.trick import Seat


@dataclass(frozen=True, slots=True)
class ResearchDeals:
    """The deals of one match: number `first` of this seed and those that follow it.

    >>> [len(hand) for hand in ResearchDeals(seed=7, n_seats=3).hands(0)]
    [15, 15, 15]
    """

    seed: int
    n_seats: int
    first: int = 0

    def __post_init__(self) -> None:
        check_players(self.n_seats)
        check_word(self.seed)
        check_word(self.first)

    @property
    def first_dealer(self) -> Seat:
        return research_deal(self.seed, self.first, self.n_seats)[1]

    def hands(self, deal: int) -> Hands:
        """Those of the match's deal, counted from 0."""
        return research_deal(self.seed, self.first + deal, self.n_seats)[0]


def research_deal(seed: int, number: int, n_seats: int) -> tuple[Hands, Seat]:
    """The hands, and the seat that deals if this is a match's first deal."""
    check_word(seed)
    check_word(number)
    words = xoshiro256pp((*splitmix64(seed), *splitmix64(number)))
    bounds = (*shuffle_bounds(n_seats), n_seats)
    numbers = draws(words, bounds)
    hands = hands_from(n_seats, numbers)
    return hands, next(numbers)


def check_word(value: int) -> None:
    if not 0 <= value <= WORD_MASK:
        raise WrongSeed(seed=value)


def splitmix64(state: int) -> tuple[int, int]:
    """The first two outputs of SplitMix64 started at `state`."""
    gamma = 0x9E3779B97F4A7C15
    return _mix(state + gamma), _mix(state + 2 * gamma)


def _mix(word: int) -> int:
    word &= WORD_MASK
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & WORD_MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & WORD_MASK
    return word ^ (word >> 31)


def xoshiro256pp(state: tuple[int, int, int, int]) -> Iterator[int]:
    """The outputs of xoshiro256++, without end."""
    s0, s1, s2, s3 = state
    while True:
        total = (s0 + s3) & WORD_MASK
        yield (((total << 23) | (total >> 41)) + s0) & WORD_MASK
        shifted = (s1 << 17) & WORD_MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = ((s3 << 45) | (s3 >> 19)) & WORD_MASK
