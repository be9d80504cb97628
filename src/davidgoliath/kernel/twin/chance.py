"""Words of chance from a seed and a number, and fair numbers from words (docs/shuffle.md)."""

from collections.abc import Iterator, Sequence
from math import prod
from typing import TypeAlias

Chance: TypeAlias = Iterator[int]  # words, without end

WORD = 64
MASK = (1 << WORD) - 1
GAMMA = 0x9E3779B97F4A7C15
DRAWS_PER_WORD = 8


def chance_of(seed: int, number: int) -> Chance:
    """xoshiro256++ (shuffle.md §2)."""
    a, b, c, d = (mix(start + i * GAMMA) for start in (seed, number) for i in (1, 2))
    while True:
        total = a + d & MASK
        yield (total << 23 | total >> 41) + a & MASK
        shifted = b << 17 & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 45 | d >> 19) & MASK


def mix(word: int) -> int:
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        word &= MASK
        word = (word ^ word >> shift) * factor
    word &= MASK
    return word ^ word >> 31


def draws(chance: Chance, bounds: Sequence[int]) -> list[int]:
    """A number below each bound: up to eight are the digits of one that a word gives (§1.1)."""
    drawn: list[int] = []
    for first in range(0, len(bounds), DRAWS_PER_WORD):
        group = bounds[first : first + DRAWS_PER_WORD]
        left = fair(chance, prod(group))
        digits = []
        for bound in reversed(group):
            left, digit = divmod(left, bound)
            digits.append(digit)
        drawn += reversed(digits)
    return drawn


def fair(chance: Chance, bound: int) -> int:
    """Below the bound, from one word: those that would favour some numbers are dropped."""
    unfair = (1 << WORD) % bound
    product = next(chance) * bound
    while product & MASK < unfair:
        product = next(chance) * bound
    return product >> WORD


def draw_below(chance: Chance, bound: int) -> int:
    """Below a bound of any length: as many bits as it has, again until they are below."""
    while True:
        drawn = 0
        for place in range(0, bound.bit_length(), WORD):
            bits = min(WORD, bound.bit_length() - place)
            drawn |= (next(chance) & (1 << bits) - 1) << place
        if drawn < bound:
            return drawn
