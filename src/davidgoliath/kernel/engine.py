"""Which kernel serves: compiled for this processor, or plain Python where nothing was compiled."""

import os
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

VARIABLE = "DAVIDGOLIATH_KERNEL"
PYTHON, BASELINE, NEWER = "python", "baseline", "newer"
CHOICES = (PYTHON, BASELINE, NEWER)
HERE = "davidgoliath.kernel"


def chosen() -> str:
    """What the variable asks for; otherwise the fastest that was compiled and runs here."""
    asked = os.environ.get(VARIABLE, "")
    if asked and asked not in CHOICES:
        raise ImportError(f"{VARIABLE} is {asked!r}; it can be {', '.join(CHOICES)}")
    return asked or usable()[0]


def usable() -> list[str]:
    """The builds that run here, the fastest first."""
    compiled = []
    if loads(BASELINE):
        compiled.append(BASELINE)
        if kernel_of(BASELINE).is_newer_processor() and loads(NEWER):
            compiled.insert(0, NEWER)
    return [*compiled, PYTHON]


def loads(build: str) -> bool:
    try:
        kernel_of(build)
    except ImportError:
        return False
    return True


def kernel_of(build: str) -> ModuleType:
    return import_module(f"{HERE}.twin" if build == PYTHON else f"{HERE}._{build}")


BUILD = chosen()
TOLD = {
    PYTHON: "plain Python, nothing compiled is in use",
    BASELINE: "compiled, for any processor of this kind",
    NEWER: "compiled, for newer processors",
}[BUILD]

if TYPE_CHECKING:
    from davidgoliath.kernel import _baseline as engine

    __all__ = ["BUILD", "TOLD", "engine"]
else:
    engine = kernel_of(BUILD)
