"""The kernels that run here, one beside the other."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from davidgoliath.kernel.engine import BASELINE, PYTHON, kernel_of, usable

SEATS = (3, 4, 5, 6)


def compiled(build: str) -> ModuleType:
    if BASELINE not in usable():
        pytest.skip("the kernel was not compiled: there is no C++ compiler")
    if build not in usable():
        pytest.skip("this processor cannot run what was compiled for newer ones")
    return kernel_of(build)


def same(function: str, *arguments: Any) -> Any:
    """What every kernel leaves in its arguments, or the words of its refusal: always the same."""
    compiled(BASELINE)
    plain = outcome(PYTHON, function, arguments)
    for build in usable():
        np.testing.assert_equal(outcome(build, function, arguments), plain)
    return plain


def outcome(build: str, function: str, arguments: tuple[Any, ...]) -> Any:
    its = [each.copy() if isinstance(each, np.ndarray) else each for each in arguments]
    try:
        getattr(kernel_of(build), function)(*its)
    except ValueError as refused:
        return str(refused)
    return its
