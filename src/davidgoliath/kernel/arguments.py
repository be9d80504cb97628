"""What the kernel's functions accept, told before anything is computed."""

import os
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

Bytes = NDArray[np.uint8]

FEWEST_PLAYERS, MOST_PLAYERS = 3, 6
COLOURS, HAND = 5, 15
POLICIES = ("random", "cautious", "greedy")
MOST_SEED = 2**64 - 1
MOST_ROWS = 2**24  # in one call: call again for more
NO_CARD = 255


class WrongArgument(ValueError):
    """An argument that no function of the kernel can serve."""


def players(n_seats: int) -> int:
    if not FEWEST_PLAYERS <= whole("n_seats", n_seats, MOST_SEED) <= MOST_PLAYERS:
        raise WrongArgument(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {n_seats}")
    return n_seats


def whole(name: str, value: int, most: int, least: int = 0) -> int:
    try:
        number = value.__index__()
    except AttributeError:
        raise WrongArgument(f"{name} is a whole number, not {value!r:.40}") from None
    if not least <= number <= most:
        shown = str(number) if abs(number) < 10**30 else "one of many more digits"
        raise WrongArgument(f"{name} is a number from {least} to {most}, not {shown}")
    return number


def seed(value: int) -> int:
    return whole("seed", value, MOST_SEED)


def rows(name: str, value: int) -> int:
    return whole(name, value, MOST_ROWS, least=1)


def threads(value: int | None) -> int:
    """None: as many as there are processors for us."""
    if value is None:
        return (
            len(os.sched_getaffinity(0))
            if hasattr(os, "sched_getaffinity")
            else os.cpu_count() or 1
        )
    return whole("threads", value, 256, least=1)


def policies(names: str | Sequence[str], n_seats: int) -> Bytes:
    """One name for all seats, or one for each."""
    by_seat = [names] * n_seats if isinstance(names, str) else list(names)
    if len(by_seat) != n_seats or not all(name in POLICIES for name in by_seat):
        raise WrongArgument(
            f"policies: one or {n_seats} of {', '.join(POLICIES)}, not {names!r:.60}"
        )
    return np.array([POLICIES.index(name) for name in by_seat], np.uint8)


def cards(name: str, given: ArrayLike, *shape: int | None) -> Bytes:
    """Card indices of this shape, where None is any length."""
    array = np.asarray(given)
    fits = array.ndim == len(shape) and all(
        want in (None, have) for want, have in zip(shape, array.shape, strict=True)
    )
    if not fits:
        wanted = " x ".join("any" if want is None else str(want) for want in shape)
        raise WrongArgument(f"{name} is an array of {wanted}, not of {array.shape}")
    if array.size == 0:
        return np.zeros(array.shape, np.uint8)
    if array.dtype.kind not in "iu" or array.min() < 0 or array.max() > NO_CARD:
        raise WrongArgument(f"{name} holds whole numbers from 0 to {NO_CARD}, each in one byte")
    return np.ascontiguousarray(array, np.uint8)
