"""Who stands where, and who won."""

from rich.table import Table
from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules import Match
from davidgoliath.terminal.ledger import name_text
from davidgoliath.terminal.names import Names


def ranking(names: Names, match: Match) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for rank in match.ranking:
        table.add_row(
            Text(f"{rank.place}."),
            name_text(names, rank.seat),
            Text(str(rank.total), justify="right"),
        )
    return table


def winners(texts: Texts, names: Names, match: Match) -> str:
    """§6.4: who won, or who shares the win."""
    seats = match.winners
    points = max(match.totals)
    if len(seats) == 1:
        who = {"winner": names[seats[0]], "winner_is": names.person(seats[0])}
        return texts("wins", points=points, **who)
    together = [names[seat] for seat in seats]
    listed = texts("both", first=", ".join(together[:-1]), last=together[-1])
    return texts("share-the-win", winners=listed, points=points)
