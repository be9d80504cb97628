"""Matches whose deals are all finished, from JSON to bytes of card indices, in one go.

Only what the plays cannot tell is checked.  Any `ValueError`, `KeyError` or `TypeError` is no
more than a doubt: `records` reads such a match, and knows all that may be wrong in it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from davidgoliath.kernel.arguments import HAND
from davidgoliath.lab.origin import Lineup
from davidgoliath.records.optional import check_deal_extra, check_match_extra
from davidgoliath.records.read import MATCH_FIELDS, read_player
from davidgoliath.records.record import FORMAT, Json
from davidgoliath.records.shape import field, numbers, others, typed
from davidgoliath.rules import full_deck
from davidgoliath.rules.cards import check_players
from davidgoliath.rules.match import LONGEST_MATCH


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    dealer: int
    plays: bytes  # card indices in order of play
    hands: bytes  # of seat 0, then of seat 1, …
    scores: Sequence[int]
    seed: Json


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    lineup: Lineup
    deals: Sequence[PlayedDeal]  # the finished ones
    is_unfinished: bool = False  # the deal behind them


def plain_match(parsed: Json) -> PlayedMatch:
    data = typed(parsed, dict, "match")
    lineup = tuple(read_player(player).bot for player in field(data, "players", list))
    check_players(len(lineup))
    check_match_extra(others(data, MATCH_FIELDS))
    deals = [_deal(len(lineup), deal) for deal in field(data, "deals", list)]
    length = field(data, "length", int) if "length" in data else len(deals)
    dealers = [(deals[0].dealer + at) % len(lineup) for at in range(len(deals))] if deals else []
    by_seat = zip(*(deal.scores for deal in deals), strict=True)
    totals = [sum(scores) for scores in by_seat]
    _ask(data["format"] == FORMAT)
    _ask(0 < len(deals) <= length <= LONGEST_MATCH)
    _ask([deal.dealer for deal in deals] == dealers)
    _ask(list(numbers(field(data, "totals", list), "totals")) == totals)
    return PlayedMatch(lineup, deals)


def _deal(n_seats: int, given: Json) -> PlayedDeal:
    data = typed(given, dict, "deals")
    check_deal_extra(data, 1)
    scores = numbers(field(data, "scores", list), "scores")
    tricks, hands = field(data, "tricks", list), field(data, "hands", list)
    _ask(len(hands) == n_seats)
    _ask(len(tricks) == HAND)
    plays, dealt = _cards(n_seats, tricks, n_seats), _cards(n_seats, hands, HAND)
    return PlayedDeal(field(data, "dealer", int), plays, dealt, scores, data.get("seed"))


def _cards(n_seats: int, rows: list[Json], width: int) -> bytes:
    lists: list[list[Json]] = [typed(row, list, "cards") for row in rows]
    _ask({len(row) for row in lists} == {width})
    indices = _indices(n_seats)
    return bytes([indices[name] for row in lists for name in row])  # type: ignore[index]  # what is no text is no key


@cache
def _indices(n_seats: int) -> dict[str, int]:
    return {str(card): index for index, card in enumerate(full_deck(n_seats))}


def _ask(plain: bool) -> None:
    if not plain:
        raise ValueError
