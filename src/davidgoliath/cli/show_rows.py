"""What `davidgoliath show` asks for of a file of simulated deals."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from davidgoliath.cli.output import console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.stored import stored
from davidgoliath.lab.simulate import Shard, record_of
from davidgoliath.locales import Texts
from davidgoliath.records import Record
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.whole_match import show_match

if TYPE_CHECKING:
    from davidgoliath.lab.parquet import Stored


def show_row(file: str, row: int, texts: Texts) -> int:
    """The deal of this number, from 0."""
    out = console()
    with stored(file) as deals:
        if not 0 <= row < len(deals):
            raise Refused("no-such-row", REFUSED, file=file, last=str(len(deals) - 1))
        number, deal = divmod(row, deals.plan.deals)
        out.print(texts("show-row", row=str(row), file=printable(file)), style="bold")
        show_match(out, texts, record(deals, number), deal + 1)
    return 0


def show_matches(file: str, match: int | None, deal: int | None, texts: Texts) -> int:
    """All matches or one, all their deals or one; from 1, as in a file of records."""
    out = console()
    with stored(file) as deals:
        plan = deals.plan
        if match is not None and match > plan.matches:
            raise Refused("no-such-match", REFUSED, file=file, matches=plan.matches)
        if deal is not None and deal > plan.deals:
            raise Refused("no-such-deal", REFUSED, file=file)
        numbers: Iterable[int] = range(plan.matches) if match is None else [match - 1]
        for number in numbers:
            title = texts("show-match", match=number + 1, file=printable(file))
            out.print(title, style="bold")
            show_match(out, texts, record(deals, number), deal)
    return 0


def record(deals: "Stored", number: int) -> Record:
    plays = deals.matches(Shard(number, 1)).plays[0].tolist()
    return record_of(deals.plan, number, plays)
