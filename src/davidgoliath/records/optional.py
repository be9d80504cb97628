"""Fields that a record may have: where they stand, they have their type."""

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.record import Extra, Json
from davidgoliath.records.shape import field, is_moment, typed


def check_match_extra(extra: Extra) -> None:
    if "id" in extra:
        typed(extra["id"], str, "id")
    if "started" in extra and not is_moment(typed(extra["started"], str, "started")):
        raise BadRecord("wrong-type", field="started")
    _check_helped(extra)
    if "from" in extra:
        origin = typed(extra["from"], dict, "from")
        field(origin, "id", str)
        for name in ("deal", "trick", "place"):
            field(origin, name, int)


def check_player_extra(extra: Extra) -> None:
    for name in ("bot_from", "bot_to"):
        for moment in typed(extra.get(name, []), list, name):
            parts = [typed(part, int, name) for part in typed(moment, list, name)]
            if len(parts) != 2:  # deal and trick
                raise BadRecord("wrong-type", field=name)


def check_deal_extra(extra: Extra, deal: int) -> None:
    if "seed" in extra:
        typed(extra["seed"], str, "seed", deal)


def _check_helped(extra: Extra) -> None:
    """What was helped: hints and takebacks."""
    for name in ("hints", "takebacks"):
        for helped in typed(extra.get(name, []), list, name):
            place: dict[str, Json] = typed(helped, dict, name)
            for part in ("seat", "deal", "trick", "place"):
                field(place, part, int)
