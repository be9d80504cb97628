"""From text to JSON values of the right type, or a `BadRecord` that names the field."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import date
from math import isinf
from typing import TypeVar

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.record import Extra, Json

T = TypeVar("T", str, int, list[Json], dict[str, Json])

_HOUR_MINUTE = "([01][0-9]|2[0-3]):[0-5][0-9]"
_MOMENT = re.compile(  # RFC 3339, behind the day
    f"[Tt ]{_HOUR_MINUTE}:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-]{_HOUR_MINUTE})"
)
_DAY = len("2026-11-19")


def parse(text: str | bytes) -> Json:
    """Any JSON value that can be understood in one way only, and written again."""
    try:
        decoded = (text.decode() if isinstance(text, bytes) else text).rstrip(" \t\r\n")
        value: Json = json.loads(
            decoded, object_pairs_hook=_object, parse_constant=_refuse, parse_float=_finite
        )
        if "\\u" in decoded:  # half a surrogate pair is no text
            json.dumps(value, ensure_ascii=False).encode()
    except BadRecord:
        raise
    except json.JSONDecodeError as error:
        if error.lineno > 1:
            row, where = str(error.lineno), str(error.colno)
            raise BadRecord("not-json-at", row=row, where=where) from None
        raise BadRecord("not-json", where=str(error.colno)) from None
    except UnicodeDecodeError as error:
        raise BadRecord("not-json", where=str(error.start + 1)) from None
    except (ValueError, RecursionError):  # numbers and nesting without measure, NaN, half a sign
        raise BadRecord("unusual-json") from None
    return value


def is_moment(text: str) -> bool:
    """Whether this is a time as RFC 3339 writes it, on a day that exists."""
    try:
        date.fromisoformat(text[:_DAY])
    except ValueError:
        return False
    return text[:_DAY].isascii() and _MOMENT.fullmatch(text, _DAY) is not None


def _finite(number: str) -> float:
    if isinf(value := float(number)):
        raise ValueError(f"{number} is too large")
    return value


def _object(pairs: Sequence[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord("field-twice", field=name)
        found[name] = value
    return found


def _refuse(constant: str) -> Json:
    raise ValueError(f"{constant} is not JSON")


def field(data: Mapping[str, Json], name: str, kind: type[T], deal: int | None = None) -> T:
    """The value of a field that has to be there."""
    if name not in data:
        raise BadRecord("missing-field", deal, field=name)
    return typed(data[name], kind, name, deal)


def typed(
    value: Json, kind: type[T], name: str, deal: int | None = None, trick: int | None = None
) -> T:
    if type(value) is not kind:  # exactly: true is no number here
        raise BadRecord("wrong-type", deal, trick, field=name)
    return value


def numbers(values: list[Json], name: str, deal: int | None = None) -> tuple[int, ...]:
    return tuple([typed(value, int, name, deal) for value in values])


def others(data: Mapping[str, Json], named: set[str]) -> Extra:
    return {name: value for name, value in data.items() if name not in named}
