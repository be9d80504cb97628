"""What training has reached, in files that are whole at every moment."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from davidgoliath.records.save import replaced


def save_arrays(path: Path, arrays: Mapping[str, NDArray[Any]]) -> None:
    with replaced(path) as file:
        np.savez(file, allow_pickle=False, **arrays)


def save_state(path: Path, state: Mapping[str, Any]) -> None:
    """Nets and optimizers, as PyTorch keeps them."""
    with replaced(path) as file:
        torch.save(dict(state), file)


def load_state(path: Path) -> dict[str, Any] | None:
    """None where nothing was reached yet."""
    if not path.exists():
        return None
    state: dict[str, Any] = torch.load(path, weights_only=True)
    return state
