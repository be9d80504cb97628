"""From a line of text to a record: every play is replayed through the rules."""

from collections.abc import Sequence

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.optional import check_deal_extra, check_match_extra, check_player_extra
from davidgoliath.records.record import FORMAT, Extra, Json, Player, Record
from davidgoliath.records.shape import field, numbers, others, parse, typed
from davidgoliath.rules import Card, Deal, Match, RuleBroken, parse_card
from davidgoliath.rules.cards import HAND_SIZE
from davidgoliath.rules.errors import WrongDealer

MATCH_FIELDS = {"format", "players", "length", "deals", "totals"}
PLAYER_FIELDS = {"name", "bot"}
DEAL_FIELDS = {"dealer", "hands", "tricks", "scores"}


def read_record(text: str | bytes) -> Record:
    """The record in this line, or `BadRecord` for the first thing that is wrong in it."""
    data = parse(text)
    if not isinstance(data, dict):
        raise BadRecord("not-an-object")
    if field(data, "format", str) != FORMAT:
        raise BadRecord("unknown-format", format=data["format"])
    players = tuple(read_player(player) for player in field(data, "players", list))
    match, deal_extra = _match(data, len(players))
    totals = numbers(field(data, "totals", list), "totals")
    if totals != match.totals:
        raise BadRecord("wrong-totals", written=_list(totals), right=_list(match.totals))
    extra = others(data, MATCH_FIELDS)
    check_match_extra(extra)
    return Record(players, match, extra, deal_extra)


def read_player(data: Json) -> Player:
    data = typed(data, dict, "players")
    bot = field(data, "bot", str) if "bot" in data else None
    extra = others(data, PLAYER_FIELDS)
    check_player_extra(extra)
    return Player(field(data, "name", str), bot, extra)


def _match(data: dict[str, Json], n_seats: int) -> tuple[Match, tuple[Extra, ...]]:
    deals = [typed(deal, dict, "deals") for deal in field(data, "deals", list)]
    length = field(data, "length", int) if "length" in data else len(deals)
    first_dealer = field(deals[0], "dealer", int, 1) if deals else 0
    try:
        match = Match.start(n_seats, first_dealer, length)
    except RuleBroken as rule:
        raise BadRecord.broken(rule, 1 if isinstance(rule, WrongDealer) else None) from None
    if len(deals) > length:
        raise BadRecord("too-many-deals", deal=length + 1, deals=len(deals), agreed=length)
    for number, deal in enumerate(deals, 1):
        match = _next_deal(match, deal, number)
    return match, tuple(others(deal, DEAL_FIELDS) for deal in deals)


def _next_deal(match: Match, data: dict[str, Json], number: int) -> Match:
    """The match with this deal played as far as it is written."""
    if match.deal is not None:
        raise BadRecord("deal-unfinished", number - 1)
    _check_dealer(match, field(data, "dealer", int, number), number)
    hands = [_cards(hand, "hands", number) for hand in field(data, "hands", list, number)]
    if len(hands) != match.n_seats:
        raise BadRecord("wrong-hands", number, hands=len(hands), players=match.n_seats)
    try:
        match = match.next_deal(hands)
    except RuleBroken as rule:
        raise BadRecord.broken(rule, number) from None
    for seat, hand in enumerate(hands):
        if hand != match.deals[-1].dealt[seat]:
            raise BadRecord("hand-order", number, seat=seat)
    deal = _played(match.deals[-1], field(data, "tricks", list, number), number)
    _check_scores(deal, data, number)
    check_deal_extra(data, number)
    return match.continued(deal)


def _check_dealer(match: Match, dealer: int, number: int) -> None:
    if not 0 <= dealer < match.n_seats:
        raise BadRecord("wrong-dealer", number, dealer=dealer, last=match.n_seats - 1)
    if dealer != match.dealer:
        raise BadRecord("dealer-did-not-move", number, dealer=dealer, right=match.dealer)


def _played(deal: Deal, tricks: list[Json], number: int) -> Deal:
    for trick, names in enumerate(tricks, 1):
        cards = _cards(names, "tricks", number, trick)
        if trick > HAND_SIZE:
            raise BadRecord("plays-after-end", number, trick)
        last = trick == len(tricks)
        if not cards or len(cards) > deal.n_seats or (len(cards) < deal.n_seats and not last):
            raise BadRecord("wrong-trick-length", number, trick, cards=len(cards))
        for card in cards:
            try:
                deal = deal.play(card)
            except RuleBroken as rule:
                raise BadRecord.broken(rule, number, trick) from None
    return deal


def _cards(names: Json, name: str, deal: int, trick: int | None = None) -> tuple[Card, ...]:
    texts = [typed(text, str, name, deal, trick) for text in typed(names, list, name, deal, trick)]
    try:
        return tuple([parse_card(text) for text in texts])
    except RuleBroken as rule:
        raise BadRecord.broken(rule, deal, trick) from None


def _check_scores(deal: Deal, data: dict[str, Json], number: int) -> None:
    """They are there if and only if the deal is over."""
    if not deal.is_over and "scores" in data:
        raise BadRecord("scores-too-early", number)
    if deal.is_over:
        scores = numbers(field(data, "scores", list, number), "scores", number)
        if scores != deal.scores:
            written, right = _list(scores), _list(deal.scores)
            raise BadRecord("wrong-scores", number, written=written, right=right)


def _list(points: Sequence[int]) -> str:
    return ", ".join(map(str, points))
