"""Simulated matches as lines of records, without a `Deal` for each card.

`records/` says what a record is; the tests hold these lines to be the same, byte by byte.
"""

import json
from collections.abc import Iterator

from davidgoliath import kernel
from davidgoliath.kernel import Matches
from davidgoliath.lab.simulate import Shard, Simulation, players
from davidgoliath.records.record import FORMAT
from davidgoliath.rules import full_deck


def lines_of(plan: Simulation, shard: Shard, matches: Matches) -> Iterator[str]:
    """One line for each match, with its line's end."""
    n_seats, length = plan.n_seats, plan.deals
    seated = [{"name": player.name, "bot": player.bot} for player in players(plan)]
    begin = _text({"format": FORMAT, "players": seated, "length": length})[:-1]
    names = [f'"{card}"' for card in full_deck(n_seats)]
    dealers = matches.dealers.reshape(-1)
    plays = matches.plays.reshape(len(dealers), -1)
    hands = kernel.replay(n_seats, (dealers + 1) % n_seats, plays, threads=1).hands
    first = shard.first * length
    for match, totals in enumerate(matches.scores.sum(axis=1).tolist()):
        deals = [
            f'{{"dealer":{dealers[at]},"hands":{_rows(names, hands[at].tolist())},'
            f'"tricks":{_rows(names, plays[at].reshape(-1, n_seats).tolist())},'
            f'"scores":{_text(matches.scores[match, deal].tolist())},'
            f'"seed":"{plan.seed}/{first + at}"}}'
            for deal, at in enumerate(range(match * length, (match + 1) * length))
        ]
        yield f'{begin},"deals":[{",".join(deals)}],"totals":{_text(totals)}}}\n'


def _rows(names: list[str], rows: list[list[int]]) -> str:
    return "[[" + "],[".join([",".join([names[card] for card in row]) for row in rows]) + "]]"


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
