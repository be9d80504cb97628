"""The matches in a file, one after the other, however large the file is."""

from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.shape import parse

LONGEST_LINE = 1 << 24  # bytes; the longest possible match has about 70,000
LARGEST_PRETTY_FILE = 1 << 24  # bytes; one match over several lines, as people write it


class Line(NamedTuple):
    number: int  # in the file, from 1
    text: bytes
    whole: bool  # false: too long to be read


def lines(file: BinaryIO) -> Iterator[Line]:
    """Every line that is not empty; a single match may also stand over many lines."""
    number = 0
    while text := file.readline(LONGEST_LINE):
        number += 1
        whole = _to_line_end(file, text)
        if number == 1 and whole and (pretty := _one_match(file, text)):
            yield Line(1, pretty, whole=True)
            return
        if text.strip():
            yield Line(number, text, whole)


def _to_line_end(file: BinaryIO, text: bytes) -> bool:
    """Whether the line was short enough; if not, the rest of it is passed over."""
    whole = len(text) < LONGEST_LINE or text.endswith(b"\n")
    while len(text) == LONGEST_LINE and not text.endswith(b"\n"):
        text = file.readline(LONGEST_LINE)
    return whole


def _one_match(file: BinaryIO, first: bytes) -> bytes | None:
    """The file's whole text, if it is one JSON value that does not end with the first line."""
    if not file.seekable() or _is_json(first):
        return None
    place = file.tell()
    text = first + file.read(LARGEST_PRETTY_FILE)
    if not file.read(1) and _is_json(text):
        return text
    file.seek(place)
    return None


def _is_json(text: bytes) -> bool:
    try:
        parse(text)
    except BadRecord:
        return False
    return True
