"""What went wrong, as a sentence."""

import errno
from collections.abc import Sequence

from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord
from davidgoliath.rules import Card, Colour, RuleBroken
from davidgoliath.terminal.cards import COLOURS, card_name
from davidgoliath.terminal.names import printable

SYSTEM = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EISDIR: "system-is-a-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENOSPC: "system-disk-full",
    errno.EDQUOT: "system-disk-full",
    errno.EFBIG: "system-too-large",
    errno.EROFS: "system-read-only",
}
SEATS = ("seat", "turn")  # details that are seats: people count them from 0, like records


def problem(texts: Texts, error: RuleBroken | BadRecord) -> str:
    """The sentence for this code, with the paragraph of the rule if there is one."""
    details = {name: detail(texts, name, value) for name, value in error.details.items()}
    sentence = texts(error.code, **details)
    if error.paragraph:
        return texts("by-rule", problem=sentence, paragraph=error.paragraph)
    return sentence


def system_problem(texts: Texts, error: OSError) -> str:
    """What the system says, in the chosen language where it is something common."""
    key = SYSTEM.get(error.errno or 0)
    return texts(key) if key else printable(error.strerror or str(error))


def detail(texts: Texts, name: str, value: object) -> str | int:
    match value:
        case Card():  # as people see it, and if that is not the same, as records write it
            shown = card_name(texts, value)
            return shown if shown == str(value) else f"{shown} ({value})"
        case Colour():
            return texts(COLOURS[value])
        case int() if name in SEATS:
            return texts("seat-number", seat=value)
        case int():
            return value if abs(value) < 2**53 else str(value)
        case _:
            return printable(str(value))


def place(texts: Texts, error: BadRecord, line: int, match: int) -> str:
    """Where it is: line, match, and if known deal and trick, all counted from 1."""
    parts: Sequence[tuple[str, int | None]] = (
        ("place-line", line),
        ("place-match", match),
        ("place-deal", error.deal),
        ("place-trick", error.trick),
    )
    return ", ".join(texts(key, number=str(number)) for key, number in parts if number)
