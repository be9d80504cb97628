"""The fair deal: nobody at the table can choose it, anybody can check it (docs/shuffle.md §3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from davidgoliath.rules.deal import Hands
from davidgoliath.rules.shuffle import draws, hands_from, shuffle_bounds
from davidgoliath.rules.trick import Seat

VERSION = 1
SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Terms:
    """What the commitment binds besides the secret: all of it is settled when the seats are."""

    table: str
    seats: tuple[str, ...]  # the players' names, seat by seat
    length: int  # deals agreed


def commit(terms: Terms, secret: bytes) -> bytes:
    """What the dealing side publishes before anybody else says a byte."""
    numbers = (_number(len(terms.seats)), _number(terms.length))
    seats = [name.encode() for name in terms.seats]
    return _digest("commitment", terms.table.encode(), *seats, *numbers, secret)


def commit_contribution(table: str, seat: Seat, contribution: bytes) -> bytes:
    """What a person's client publishes before it shows its own bytes."""
    return _digest("contribution", table.encode(), _number(seat), contribution)


def match_key(secret: bytes, contributions: Sequence[bytes | None]) -> bytes:
    """From the secret and what each seat opened; nothing for a seat that did not."""
    given = (secret, *(opened for opened in contributions if opened is not None))
    assert all(len(part) == SECRET_BYTES for part in given)
    return _digest("match", secret, *(opened or b"" for opened in contributions))


@dataclass(frozen=True, slots=True)
class FairDeals:
    """The deals that follow from a match key.

    >>> deals = FairDeals(match_key(bytes(32), [None] * 3), n_seats=3)
    >>> [len(hand) for hand in deals.hands(0)], deals.first_dealer in range(3)
    ([15, 15, 15], True)
    """

    key: bytes
    n_seats: int

    @property
    def first_dealer(self) -> Seat:
        words = _words(_digest("dealer", self.key))
        return next(draws(words, [self.n_seats]))

    def hands(self, deal: int) -> Hands:
        """Those of the match's deal, counted from 0."""
        words = _words(_digest("deal", self.key, _number(deal)))
        return hands_from(self.n_seats, draws(words, shuffle_bounds(self.n_seats)))


def _words(key: bytes) -> Iterator[int]:
    """64-bit words without end: four from each hash of the key and a counter."""
    for block in count():
        digest = _digest("words", key, _number(block))
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")


def _digest(purpose: str, *parts: bytes) -> bytes:
    """SHA-256 over purpose and parts, each behind its length: no two lists are hashed alike."""
    hashed = sha256()
    for part in (f"davidgoliath/fair/{VERSION}/{purpose}".encode(), *parts):
        hashed.update(_number(len(part)) + part)
    return hashed.digest()


def _number(value: int) -> bytes:
    return value.to_bytes(8, "big")
