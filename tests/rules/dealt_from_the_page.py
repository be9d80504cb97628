"""Both deals once more, written from docs/shuffle.md only: the second opinion in the tests."""

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from math import prod

WORD = 2**64
GOLDEN = 0x9E3779B97F4A7C15
HAND = 15


def draws(words: Iterator[int], bounds: Sequence[int]) -> list[int]:
    """One number below each bound, eight bounds to a word (§1.1)."""
    groups = (bounds[start : start + 8] for start in range(0, len(bounds), 8))
    return [digit for group in groups for digit in _group_draws(words, group)]


def _group_draws(words: Iterator[int], group: Sequence[int]) -> list[int]:
    """The digits of a word's value, which keeps only the last `share` of the words it has."""
    size = prod(group)
    share = WORD // size
    for word in words:
        value = word * size // WORD
        if (word + share) * size // WORD > value:  # otherwise it is the first of one too many
            digits = []
            for bound in reversed(group):
                value, digit = divmod(value, bound)
                digits.append(digit)
            return digits[::-1]
    raise ValueError("the stream of words is too short")


def _shuffle_bounds(players: int) -> list[int]:
    return list(range(HAND * players, 1, -1))


def _hands(drawn: Sequence[int], players: int) -> list[list[str]]:
    """The shuffle (§1.2), on the cards' places in the new deck, which sort as the cards do."""
    pile = list(range(HAND * players))
    taken = []
    for place in drawn:
        taken.append(pile[place])
        pile[place] = pile[-1]  # the last card fills the gap
        pile.pop()
    shuffled = pile + taken[::-1]
    names = [f"{colour}{rank + 1}" for colour in "RYGBV" for rank in range(3 * players)]
    starts = range(0, HAND * players, HAND)
    return [[names[card] for card in sorted(shuffled[at : at + HAND])] for at in starts]


def research_deal(seed: int, number: int, players: int) -> tuple[list[list[str]], int]:
    """The hands by seat, and the seat that deals (§2)."""
    drawn = draws(_research_words(seed, number), [*_shuffle_bounds(players), players])
    return _hands(drawn[:-1], players), drawn[-1]


def _research_words(seed: int, number: int) -> Iterator[int]:
    a, b, c, d = (_mixed(start + step * GOLDEN) for start in (seed, number) for step in (1, 2))
    while True:
        yield (_turned((a + d) % WORD, 23) + a) % WORD
        a, b, c, d = a ^ b ^ d, a ^ b ^ c, a ^ c ^ (b << 17) % WORD, _turned(b ^ d, 45)


def _mixed(word: int) -> int:
    word %= WORD
    for shift, factor in (30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (31, 1):
        word = (word ^ word >> shift) * factor % WORD
    return word


def _turned(word: int, places: int) -> int:
    return sum(divmod(word << places, WORD))


def commitment(table: str, names: Sequence[str], length: int, secret: bytes) -> bytes:
    return _hash("commitment", table, *names, len(names), length, secret)


def contribution_commitment(table: str, seat: int, contribution: bytes) -> bytes:
    return _hash("contribution", table, seat, contribution)


def match_key(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    return _hash("match", secret, *(contribution or b"" for contribution in contributions))


def first_dealer(key: bytes, players: int) -> int:
    return draws(_fair_words(_hash("dealer", key)), [players])[0]


def fair_hands(key: bytes, deal: int, players: int) -> list[list[str]]:
    return _hands(draws(_fair_words(_hash("deal", key, deal)), _shuffle_bounds(players)), players)


def _fair_words(start: bytes) -> Iterator[int]:
    blocks = (_hash("words", start, index) for index in count())
    return (word for block in blocks for word in struct.unpack(">4Q", block))


def _hash(purpose: str, *parts: str | int | bytes) -> bytes:
    text = f"davidgoliath/fair/1/{purpose}"
    return sha256(b"".join(_with_length(part) for part in (text, *parts))).digest()


def _with_length(part: str | int | bytes) -> bytes:
    if isinstance(part, int):
        return struct.pack(">QQ", 8, part)
    content = part.encode() if isinstance(part, str) else part
    return struct.pack(">Q", len(content)) + content
