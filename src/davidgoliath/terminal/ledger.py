"""Everybody's won cards by colour, with the points they make: the table is the score sheet."""

from collections.abc import Iterator, Sequence
from typing import Literal

from rich.table import Table
from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules import Card, Colour
from davidgoliath.rules.scoring import FEW_CARDS, by_colour, score, score_by_colour, score_colour
from davidgoliath.terminal.cards import COLOURS, LETTERS
from davidgoliath.terminal.names import Names
from davidgoliath.terminal.palette import FACE, PALE


def ledger(
    texts: Texts,
    names: Names,
    won: Sequence[Sequence[Card]],
    totals: Sequence[int] | None = None,
    *,
    wide: bool = True,
) -> Table:
    """With the totals of earlier deals, if there were any."""
    table = grid(texts, "points", *(["earlier"] if totals else []), wide=wide)
    for seat, cards in enumerate(won):
        piles = [pile_text(pile) for pile in by_colour(cards)]
        earlier = [str(totals[seat])] if totals else []
        table.add_row(name_text(names, seat), *piles, str(score(cards)), *earlier)
    return table


def pile_text(pile: Sequence[Card]) -> Text:
    """The numbers; from two cards on with what they count.  From three on they are pale."""
    style = PALE if len(pile) > FEW_CARDS else FACE
    text = Text(" ").join(Text(run, style[pile[0].colour]) for run in runs(pile))
    if len(pile) > 1:
        text.append(f" ={score_colour([card.value for card in pile])}")
    return text or Text("-", "dim")


def runs(pile: Sequence[Card]) -> Iterator[str]:
    """Their numbers; three and more in a row are written from the first to the last: 4-9."""
    values = [card.value for card in pile]
    while values:
        length = next((n for n, value in enumerate(values) if value != values[0] + n), len(values))
        length = length if length > FEW_CARDS else 1
        yield str(values[0]) if length == 1 else f"{values[0]}-{values[length - 1]}"
        del values[:length]


def points_by_colour(
    texts: Texts,
    names: Names,
    won: Sequence[Sequence[Card]],
    totals: Sequence[int],
    *,
    wide: bool = True,
) -> Table:
    """The score sheet of a deal: points for each colour, the deal, and the totals so far."""
    table = grid(texts, "points", "total", wide=wide, justify="right")
    for seat, cards in enumerate(won):
        points = [str(points) for points in score_by_colour(cards)]
        table.add_row(name_text(names, seat), *points, str(score(cards)), str(totals[seat]))
    return table


def grid(texts: Texts, *last: str, wide: bool, justify: Literal["left", "right"] = "left") -> Table:
    """Players by colours, in the order in which colours are scored."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", no_wrap=True)
    for colour in Colour:
        name = f"{texts(COLOURS[colour])} " if wide else ""
        heading = Text(f"{name}{texts(LETTERS[colour])}", PALE[colour])
        table.add_column(heading, min_width=2, justify=justify)
    for key in last:
        table.add_column(texts(key), justify="right", no_wrap=True)
    return table


def name_text(names: Names, seat: int) -> Text:
    return Text(names[seat], "bold" if seat == names.you else "")
