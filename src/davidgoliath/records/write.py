"""From a record to its line of text: the same record, the same bytes."""

import json

from davidgoliath.records.record import FORMAT, Json, Player, Record
from davidgoliath.rules import Deal


def record_line(record: Record) -> str:
    """One line of JSON, without the line's end."""
    match = record.match
    extras = record.deal_extra or ({},) * len(match.deals)
    data = {
        "format": FORMAT,
        "players": [_player(player) for player in record.players],
        "length": match.length,
        "deals": [
            {**_deal(deal), **extra} for deal, extra in zip(match.deals, extras, strict=True)
        ],
        "totals": list(match.totals),
        **record.extra,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _player(player: Player) -> dict[str, Json]:
    bot: dict[str, Json] = {} if player.bot is None else {"bot": player.bot}
    return {"name": player.name, **bot, **player.extra}


def _deal(deal: Deal) -> dict[str, Json]:
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    scores: dict[str, Json] = {"scores": list(deal.scores)} if deal.is_over else {}
    return {
        "dealer": deal.dealer,
        "hands": [[str(card) for card in hand] for hand in deal.dealt],
        "tricks": [[str(play.card) for play in trick] for trick in tricks],
        **scores,
    }
