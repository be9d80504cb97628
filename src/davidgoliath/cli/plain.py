"""Signs for terminals that know few: Grün is Gruen there, and „this“ is "this"."""

import codecs
import unicodedata

PLAIN = "plain"  # the name of this way to treat what cannot be encoded
GERMAN = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
MARKS = {
    "·": "-",
    "…": "...",
    "≈": "~",
    "\N{MULTIPLICATION SIGN}": "x",
    **dict.fromkeys("„“”«»", '"'),
}


def plainer(error: UnicodeError) -> tuple[str, int]:
    """What codecs ask for: the substitute, and where to go on."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    return "".join(map(plain_sign, signs)), error.end


def plain_sign(sign: str) -> str:
    """
    >>> "".join(map(plain_sign, "„è più…“"))
    '"e piu..."'
    """
    letter = unicodedata.normalize("NFD", sign)[0]
    return (GERMAN | MARKS).get(sign, letter if letter.isascii() else "?")


codecs.register_error(PLAIN, plainer)
