"""What the players are called on the screen."""

from collections.abc import Iterable
from dataclasses import dataclass

from davidgoliath.locales import Texts
from davidgoliath.rules.trick import Seat

BOT_NAMES = ("Ada", "Bruno", "Clara", "Diego", "Emma")  # clockwise from the person
LONGEST = 14


@dataclass(frozen=True, slots=True)
class Names:
    by_seat: tuple[str, ...]
    you: Seat | None  # who sits before this screen

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]

    def person(self, seat: Seat) -> str:
        """Chooses the form of the verb in a catalogue: "you" or "other"."""
        return "you" if seat == self.you else "other"


def names_for(texts: Texts, names: Iterable[str], you: Seat | None = None) -> Names:
    shown = [short(printable(name)) for name in names]
    if you is not None:
        shown[you] = texts("you")
    return Names(tuple(shown), you)


def printable(text: str) -> str:
    """Nothing that a file says may move the cursor or turn the writing round."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
