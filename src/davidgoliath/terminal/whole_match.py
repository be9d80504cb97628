"""A recorded match as a person would read it."""

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.records import Record
from davidgoliath.rules import Match
from davidgoliath.rules.deal import Deal
from davidgoliath.rules.trick import Trick
from davidgoliath.terminal.cards import card_text, hand_text
from davidgoliath.terminal.names import Names, names_for
from davidgoliath.terminal.screen import Screen
from davidgoliath.terminal.tricks import part_of, tie_notes

SIGNS = {"goliath": "▲", "david": "▼", "led": ">"}
ASCII_SIGNS = {"goliath": "+", "david": "-", "led": ">"}


def show_match(console: Console, texts: Texts, record: Record, only_deal: int | None) -> None:
    """All its deals, or one of them, counted from 1."""
    names = names_for(texts, [player.name for player in record.players])
    screen = Screen(console, texts, names)
    match = record.match
    for number in range(1, len(match.deals) + 1):
        if only_deal in (None, number):
            show_deal(screen, up_to(match, number))
    if match.is_over and only_deal is None:
        screen.match_ends(match)


def up_to(match: Match, number: int) -> Match:
    """The match as it stood at the end of this deal."""
    return Match(match.n_seats, match.length, match.first_dealer, match.deals[:number])


def show_deal(screen: Screen, match: Match) -> None:
    deal = match.deals[-1]
    screen.deal_begins(match)
    screen.console.print(hands(screen.texts, screen.names, deal))
    screen.console.print()
    signs = ASCII_SIGNS if screen.console.options.ascii_only else SIGNS
    screen.console.print(tricks(screen.texts, screen.names, deal, signs))
    screen.say("sign-leads", high=signs["goliath"], low=signs["david"], sign=signs["led"])
    for number, trick in enumerate(deal.tricks, 1):
        for note in tie_notes(screen.texts, trick):
            trick_of = screen.texts("trick-of", trick=number)
            screen.console.print(Text(f"{trick_of}: {note}"))
    if deal.is_over:
        screen.deal_ends(match)
    else:
        screen.say("unfinished")


def hands(texts: Texts, names: Names, deal: Deal) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(texts("hands-dealt"), no_wrap=True)
    table.add_column("")
    for seat, hand in enumerate(deal.dealt):
        table.add_row(names[seat], hand_text(texts, hand, hand))
    return table


def tricks(texts: Texts, names: Names, deal: Deal, signs: Mapping[str, str]) -> Table:
    """A trick a row, a seat a column; the leader's card has a sign before it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", justify="right", no_wrap=True, min_width=2)
    for name in names.by_seat:
        table.add_column(name, no_wrap=True, min_width=6)
    played = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    for number, trick in enumerate(played, 1):
        table.add_row(str(number), *cells(texts, trick, deal.n_seats, signs))
    return table


def cells(texts: Texts, trick: Trick, n_seats: int, signs: Mapping[str, str]) -> list[Text]:
    by_seat = [Text() for _ in range(n_seats)]
    for play in trick:
        led = signs["led"] if play is trick[0] else " "
        cell = Text(led).append_text(card_text(texts, play.card))
        by_seat[play.seat] = cell.append(signs.get(part_of(trick, play) or "", ""), "not bold")
    return by_seat
