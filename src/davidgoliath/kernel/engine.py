"""Which kernel serves: compiled for this processor, or plain Python where nothing was compiled."""

import os
from importlib import import_module
from typing import TYPE_CHECKING

VARIABLE = "DAVIDGOLIATH_KERNEL"
PYTHON, BASELINE, NEWER = "python", "baseline", "newer"
CHOICES = (PYTHON, BASELINE, NEWER)
HERE = "davidgoliath.kernel"


def chosen() -> str:
    """What the variable asks for; otherwise the fastest that was compiled and runs here."""
    asked = os.environ.get(VARIABLE, "")
    if asked:
        if asked not in CHOICES:
            raise ImportError(f"{VARIABLE} is {asked!r}; it can be {', '.join(CHOICES)}")
        return asked
    try:
        runs_newer: bool = import_module(f"{HERE}._baseline").is_newer_processor()
    except ImportError:
        return PYTHON
    try:
        import_module(f"{HERE}._newer")
    except ImportError:
        return BASELINE
    return NEWER if runs_newer else BASELINE


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
    engine = import_module(f"{HERE}.twin" if BUILD == PYTHON else f"{HERE}._{BUILD}")
