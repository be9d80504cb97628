"""Libraries that not everybody needs and has."""

from collections.abc import Iterator
from contextlib import contextmanager

from davidgoliath.cli.refused import Refused


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say what to install where something of this extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("davidgoliath"):
            raise
        package = f"davidgoliath[{extra}]"
        raise Refused("extra-missing", library=error.name, package=package) from None
