"""The nets that were learnt: one file for each number of players, read when first needed."""

import io
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from davidgoliath.kernel.nets import CRITIC_SIZE, POLICY_SIZE
from davidgoliath.kernel.twin.nets import WIDTH, Numbers

VARIABLE = "DAVIDGOLIATH_NETS"  # a folder with other nets, as `davidgoliath train` makes them
FORMAT = 1
SIZES = {"policy": POLICY_SIZE, "flat": POLICY_SIZE, "critic": CRITIC_SIZE}
STEPS = 127  # of a weight to either side: they are kept in a byte each
SMALLEST = 1e-12  # so that a row of zeros can be divided


class NetsDamaged(Exception):
    """The nets of this number of players are missing or not what they should be."""

    def __init__(self, n_seats: int, problem: str) -> None:
        super().__init__(f"the nets for {n_seats} players cannot be used: {problem}")
        self.n_seats, self.problem = n_seats, problem


class Learnt(NamedTuple):
    policy: Numbers  # how to play well against those it met
    flat: Numbers  # how `flat` plays, who stands for people who think
    critic: Numbers  # how deals end


def learnt(n_seats: int) -> Learnt:
    """From the package, or from the folder that the variable names."""
    folder = os.environ.get(VARIABLE)
    return _learnt(n_seats, folder)


@cache
def _learnt(n_seats: int, folder: str | None) -> Learnt:
    source = Path(folder) if folder else files("davidgoliath.bots") / "weights"
    try:
        file = io.BytesIO((source / f"{n_seats}.npz").read_bytes())
        with np.load(file, allow_pickle=False) as arrays:
            return read(arrays)
    except FileNotFoundError:
        raise NetsDamaged(n_seats, "the file is missing") from None
    except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
        raise NetsDamaged(n_seats, f"{type(error).__name__}: {error}") from error


def read(arrays: Mapping[str, NDArray[np.generic]]) -> Learnt:
    """Weights from the arrays of a file; ValueError where they are not such."""
    if "format" not in arrays or int(arrays["format"]) != FORMAT:
        raise ValueError(f"not of format {FORMAT}")
    return Learnt(*(_unpacked(name, size, arrays) for name, size in SIZES.items()))


def written(its: Learnt) -> dict[str, NDArray[np.generic]]:
    """The arrays of a file."""
    arrays: dict[str, NDArray[np.generic]] = {"format": np.array(FORMAT)}
    for name, weights in its._asdict().items():
        steps, scales = _packed(weights)
        arrays |= {f"{name}-steps": steps, f"{name}-scales": scales}
    return arrays


def _packed(weights: Numbers) -> tuple[NDArray[np.int8], Numbers]:
    """Rows of 128 weights: a byte for each, and for each row what a step of these bytes is."""
    rows = np.zeros((-(-len(weights) // WIDTH), WIDTH), np.float32)
    rows.reshape(-1)[: len(weights)] = weights
    scales = np.maximum(np.abs(rows).max(axis=1) / STEPS, SMALLEST).astype(np.float32)
    return np.rint(rows / scales[:, None]).astype(np.int8), scales


def _unpacked(name: str, size: int, arrays: Mapping[str, NDArray[np.generic]]) -> Numbers:
    steps, scales = arrays[f"{name}-steps"], arrays[f"{name}-scales"]
    rows = -(-size // WIDTH)
    if steps.dtype != np.int8 or steps.shape != (rows, WIDTH) or scales.shape != (rows,):
        raise ValueError(f"{name} is not an array of {rows} rows")
    if not np.isfinite(scales).all():
        raise ValueError(f"{name} has weights that are no numbers")
    weights = steps.astype(np.float32) * scales.astype(np.float32)[:, None]
    return np.ascontiguousarray(weights.reshape(-1)[:size])
