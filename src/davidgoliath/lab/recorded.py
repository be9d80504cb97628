"""Finished deals from lines of records, many times faster than `verify` reads them.

Cards become numbers at once and the kernel replays them.  Whatever is not quite plain is read
once more by `records`.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from davidgoliath import kernel
from davidgoliath.encoding import indices_of
from davidgoliath.kernel.arguments import HAND
from davidgoliath.lab.deals import Deals
from davidgoliath.lab.origin import Origin, kinds
from davidgoliath.lab.plain_records import PlayedDeal, PlayedMatch, plain_match
from davidgoliath.records import BadRecord
from davidgoliath.records.lines import Line, read_line
from davidgoliath.records.record import Extra, Record
from davidgoliath.records.seed import SEED
from davidgoliath.records.shape import parse
from davidgoliath.rules import Deal


class BadLine(ValueError):
    """The match in this line cannot be counted."""

    def __init__(self, line: int, match: int, error: BadRecord) -> None:
        super().__init__(line, match, error)
        self.line, self.match, self.error = line, match, error


def read(lines: Sequence[Line], first_match: int) -> tuple[Origin, Mapping[int, Deals]]:
    """Their deals by number of players; `BadLine` for the first match with anything wrong."""
    try:
        matches = [_match(line) for line in lines]
        by_players: dict[int, list[PlayedDeal]] = {}
        for match in matches:
            if match.deals:
                by_players.setdefault(len(match.lineup), []).extend(match.deals)
        arrays = {n_seats: _held(n_seats, deals) for n_seats, deals in by_players.items()}
    except ValueError:
        _blame(lines, first_match)
        raise
    return _origin(matches), arrays


def _blame(lines: Sequence[Line], first_match: int) -> None:
    for number, line in enumerate(lines, first_match):
        try:
            read_line(line)
        except BadRecord as error:
            raise BadLine(line.number, number, error) from None


def _match(line: Line) -> PlayedMatch:
    try:
        return plain_match(parse(line.text) if line.whole else None)
    except (KeyError, TypeError, ValueError):
        return _unusual_match(read_line(line))


def _unusual_match(record: Record) -> PlayedMatch:
    deals = record.match.deals
    extras = record.deal_extra or ({},) * len(deals)
    finished = [
        _finished(deal, extra) for deal, extra in zip(deals, extras, strict=True) if deal.is_over
    ]
    lineup = tuple(player.bot for player in record.players)
    return PlayedMatch(lineup, finished, len(finished) < len(deals))


def _finished(deal: Deal, extra: Extra) -> PlayedDeal:
    cards = [play.card for trick in deal.tricks for play in trick]
    hands = [card for hand in deal.dealt for card in hand]
    plays, dealt = bytes(indices_of(cards, deal.n_seats)), bytes(indices_of(hands, deal.n_seats))
    return PlayedDeal(deal.dealer, plays, dealt, deal.scores, extra.get("seed"))


def _held(n_seats: int, deals: Sequence[PlayedDeal]) -> Deals:
    """These deals; `ValueError` where hands, plays and scores do not agree by the rules."""
    plays = np.frombuffer(b"".join(deal.plays for deal in deals), np.uint8)
    dealers = np.array([deal.dealer for deal in deals], np.uint8)
    its = Deals(dealers, plays.reshape(-1, HAND * n_seats))
    replayed = kernel.replay(n_seats, (dealers + 1) % n_seats, its.plays, threads=1)
    scores = [tuple(row) for row in replayed.points.sum(axis=2).tolist()]
    hands = b"".join(deal.hands for deal in deals)
    if replayed.hands.tobytes() != hands or scores != [deal.scores for deal in deals]:
        raise ValueError("other hands or scores than the plays have")
    return its


def _origin(matches: Sequence[PlayedMatch]) -> Origin:
    return Origin(
        deals=sum(len(match.deals) for match in matches),
        unfinished=sum(match.is_unfinished for match in matches),
        lineups=kinds(match.lineup for match in matches),
        seeds=kinds(seed for match in matches for seed in _seeds(match)),
    )


def _seeds(match: PlayedMatch) -> Iterator[int]:
    for deal in match.deals:
        if isinstance(deal.seed, str) and (parts := SEED.fullmatch(deal.seed)):
            yield int(parts[1])
