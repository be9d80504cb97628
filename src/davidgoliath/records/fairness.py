"""The fairness data of a record: written by who deals, checked by anybody (docs/shuffle.md §3)."""

import re
from enum import Enum

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.record import Json, Record
from davidgoliath.records.shape import field, typed
from davidgoliath.rules.fair import SECRET_BYTES, VERSION, FairDeals, Terms, commit, match_key

HEX = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", re.ASCII)


class Fairness(Enum):
    """What a record without fault says of its deals."""

    HOLDS = "fairness-holds"
    NOT_SHOWN = "fairness-not-shown"  # the secret is still held back
    NO_DATA = "fairness-no-data"


def fairness_data(terms: Terms, secret: bytes) -> Json:
    """The field of a match without contributions."""
    return {
        "version": VERSION,
        "table": terms.table,
        "commitment": commit(terms, secret).hex(),
        "contributions": [None for _ in terms.seats],
        "secret": secret.hex(),
    }


def fair_deals(record: Record) -> FairDeals | None:
    """Where the deals of this record come from, if it has shown its secret."""
    if "fairness" not in record.extra:
        return None
    data = _data(record)
    contributions = field(data, "contributions", list)
    if len(contributions) != len(record.players):
        raise BadRecord("wrong-type", field="contributions")
    opened = [None if given is None else _bytes(given, "contributions") for given in contributions]
    if "secret" not in data:
        return None
    return FairDeals(match_key(_bytes(data["secret"], "secret"), opened), len(record.players))


def check_fairness(record: Record) -> Fairness:
    """Open the commitment and deal every hand again, or `BadRecord`."""
    if "fairness" not in record.extra:
        return Fairness.NO_DATA
    data = _data(record)
    if (version := field(data, "version", int)) != VERSION:
        raise BadRecord("unknown-fairness", version=version)
    commitment = _bytes(field(data, "commitment", str), "commitment")
    terms = Terms(
        field(data, "table", str),
        tuple(player.name for player in record.players),
        record.match.length,
    )
    deals = fair_deals(record)
    if deals is None:
        return Fairness.NOT_SHOWN
    if commit(terms, _bytes(data["secret"], "secret")) != commitment:
        raise BadRecord("commitment-does-not-open")
    _check_deals(record, deals)
    return Fairness.HOLDS


def _check_deals(record: Record, deals: FairDeals) -> None:
    match = record.match
    if match.deals and match.first_dealer != deals.first_dealer:
        raise BadRecord("not-the-fair-dealer", 1, dealer=match.first_dealer)
    for number, deal in enumerate(match.deals):
        if deal.dealt != deals.hands(number):
            raise BadRecord("not-the-fair-hands", number + 1)


def _data(record: Record) -> dict[str, Json]:
    return typed(record.extra["fairness"], dict, "fairness")


def _bytes(value: Json, name: str) -> bytes:
    text = typed(value, str, name)
    if not HEX.fullmatch(text):
        raise BadRecord("wrong-type", field=name)
    return bytes.fromhex(text)
