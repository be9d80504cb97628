"""The matches in a file, one after the other, however large the file is."""

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import BinaryIO, NamedTuple

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.read import read_record
from davidgoliath.records.record import Record
from davidgoliath.records.shape import parse

LONGEST_LINE = 1 << 24  # bytes; the longest possible match has about 70,000
LARGEST_PRETTY_FILE = 1 << 24  # bytes; one match over several lines, as people write it


class Line(NamedTuple):
    number: int  # in the file, from 1
    text: bytes
    whole: bool  # false: too long to be read


def lines(file: BinaryIO) -> Iterator[Line]:
    """Every line that is not empty; a single match may also stand over many lines."""
    first = file.readline(LONGEST_LINE)
    begun = first if _is_json(first) else first + file.read(LARGEST_PRETTY_FILE)
    if begun != first and _is_one_match(begun):
        yield Line(1, begun, whole=True)
        return
    read = _reader(BytesIO(begun), file)
    number = 0
    while text := read(LONGEST_LINE):
        number += 1
        whole = text.endswith(b"\n") or len(text) < LONGEST_LINE
        if text.strip():
            yield Line(number, text, whole)
        while len(text) == LONGEST_LINE and not text.endswith(b"\n"):
            text = read(LONGEST_LINE)  # the rest of a line that is too long


def _reader(begun: BinaryIO, file: BinaryIO) -> Callable[[int], bytes]:
    """Lines of what was read already, and then of the file behind it."""

    def read(most: int) -> bytes:
        text = begun.readline(most)
        if not text.endswith(b"\n") and len(text) < most:
            text += file.readline(most - len(text))
        return text

    return read


def _is_one_match(text: bytes) -> bool:
    """One JSON value over many lines; or an object that is meant as one.

    Then it begins with a brace, and behind it no line begins with one or is a match by itself.
    """
    if len(text) > LARGEST_PRETTY_FILE:
        return False
    return _is_json(text) or (
        text.lstrip().startswith(b"{")
        and not any(line.startswith(b"{") or _is_match(line) for line in BytesIO(text[1:]))
    )


def _is_match(text: bytes) -> bool:
    return b'"format"' in text and text.strip().endswith(b"}") and _is_json(text)


def _is_json(text: bytes) -> bool:
    try:
        parse(text)
    except BadRecord:
        return False
    return True


def read_line(line: Line) -> Record:
    """The record in it, or `BadRecord`."""
    if not line.whole:
        raise BadRecord("line-too-long", most=LONGEST_LINE)
    return read_record(line.text)
