"""Files of many matches: every bad line is reported, and no file is too large."""

import io
import json
import tracemalloc

import pytest
from test_refused import GOOD

from davidgoliath.records import BadRecord, verify_lines
from davidgoliath.records.lines import LONGEST_LINE, lines

WRONG = GOOD.replace('"totals":[', '"totals":[1')


def verdicts(text: str | bytes) -> list[tuple[int, int, str]]:
    file = io.BytesIO(text if isinstance(text, bytes) else text.encode())
    return [
        (v.line, v.match, v.outcome.code if isinstance(v.outcome, BadRecord) else "")
        for v in verify_lines(file)
    ]


def test_every_bad_line_is_reported() -> None:
    text = "\n".join([GOOD, WRONG, "{", GOOD, WRONG, ""])
    assert verdicts(text) == [
        (1, 1, ""),
        (2, 2, "wrong-totals"),
        (3, 3, "not-json"),
        (4, 4, ""),
        (5, 5, "wrong-totals"),
    ]


def test_empty_lines_are_no_matches() -> None:
    assert verdicts(f"{GOOD}\n\n  \r\n{GOOD}\r\n") == [(1, 1, ""), (4, 2, "")]


@pytest.mark.parametrize("text", ["", "\n", " \n\n"])
def test_a_file_without_matches(text: str) -> None:
    assert verdicts(text) == []


@pytest.mark.parametrize("indent", [0, 2])
def test_one_match_over_many_lines(indent: int) -> None:
    assert verdicts(json.dumps(json.loads(GOOD), indent=indent)) == [(1, 1, "")]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (('"length": 2,', '"length": 2,,'), "not-json-at"),
        (('"length": 2,', '"length": 2, "length": 2,'), "field-twice"),
        (('"random 1"', '"\\ud800"'), "unusual-json"),
        (("davidgoliath/1", "chess"), "unknown-format"),
    ],
)
def test_a_broken_match_over_many_lines_is_one_broken_match(
    change: tuple[str, str], code: str
) -> None:
    text = json.dumps(json.loads(GOOD), indent=2)
    assert change[0] in text
    assert verdicts(text.replace(*change)) == [(1, 1, code)]


def test_a_match_over_many_lines_may_come_through_a_pipe() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

        def seek(self, *_: int) -> int:
            raise OSError("a pipe cannot go back")

    text = json.dumps(json.loads(GOOD), indent=2)
    assert [v.line for v in verify_lines(Pipe(text.encode()))] == [1]


@pytest.mark.parametrize("room", [1, 100, len(GOOD) - 1, len(GOOD), len(GOOD) + 1, 5000])
def test_what_was_read_ahead_is_read_again_line_by_line(
    monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """Wherever the part ends that is looked at for one match over many lines."""
    monkeypatch.setattr("davidgoliath.records.lines.LARGEST_PRETTY_FILE", room)
    text = f"{GOOD[:-9]}\n\n{GOOD}\n{GOOD}\n{WRONG}"
    codes = [(1, 1, "not-json"), (3, 2, ""), (4, 3, ""), (5, 4, "wrong-totals")]
    assert verdicts(text) == codes


def test_a_line_that_is_too_long_is_passed_over() -> None:
    text = b"[" * (2 * LONGEST_LINE + 5) + b"\n" + GOOD.encode() + b"\n"
    assert verdicts(text) == [(1, 1, "line-too-long"), (2, 2, "")]


def test_a_line_may_be_exactly_as_long_as_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("davidgoliath.records.lines.LONGEST_LINE", len(GOOD) + 1)
    assert verdicts(f"{GOOD}\n{WRONG}\n{GOOD}\n") == [
        (1, 1, ""),
        (2, 2, "line-too-long"),
        (3, 3, ""),
    ]


def test_a_match_over_too_many_lines_is_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("davidgoliath.records.lines.LARGEST_PRETTY_FILE", 5000)
    text = "{\n" + "\n" * 5000 + "}"
    assert {code for _, _, code in verdicts(text)} == {"not-json"}


def test_a_broken_first_line_does_not_hide_the_others() -> None:
    assert verdicts(f"{GOOD[:-9]}\n{GOOD}\n") == [(1, 1, "not-json"), (2, 2, "")]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (f"oops\n {GOOD}\n {WRONG}", ["not-json", "", "wrong-totals"]),
        ("oops\n[1]\n7\n", ["not-json", "not-an-object", "not-an-object"]),
        (f"{{\n {GOOD}\n {WRONG}", ["not-json", "", "wrong-totals"]),
        (f"[\n{GOOD}\n", ["not-json", ""]),
    ],
)
def test_a_broken_beginning_hides_nothing(text: str, codes: list[str]) -> None:
    assert [code for _, _, code in verdicts(text)] == codes


def test_a_long_line_with_a_field_twice_is_refused_in_no_time() -> None:
    """With the time going up with the square of the fields this would take hours."""
    fields = ",".join(f'"{number}":0' for number in range(200_000))
    assert verdicts(f'{{{fields},"7":0}}') == [(1, 1, "field-twice")]


def test_the_place_of_a_broken_sign_is_told() -> None:
    (verdict,) = verify_lines(io.BytesIO(b'{"a":"\xff"}'))
    assert isinstance(verdict.outcome, BadRecord)
    assert verdict.outcome.details == {"where": "7"}


class Endless(io.RawIOBase):
    """A file of one match, over and over, that is nowhere as a whole."""

    def __init__(self, times: int) -> None:
        self.left, self.text = times * (len(GOOD) + 1), (GOOD + "\n").encode()

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # a buffer is all it gets
        start = -self.left % len(self.text)
        part = self.text[start : start + min(len(buffer), self.left)]
        buffer[: len(part)] = part
        self.left -= len(part)
        return len(part)


def test_memory_does_not_grow_with_the_file() -> None:
    def peak(times: int) -> int:
        tracemalloc.start()
        assert sum(1 for _ in lines(io.BufferedReader(Endless(times)))) == times
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    assert peak(20_000) < peak(100) + 100_000
