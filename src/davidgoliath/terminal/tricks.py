"""A trick in words: who played what, David and Goliath, what a tie decided, who receives what."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules.cards import Card
from davidgoliath.rules.trick import Play, Tie, Trick, resolve, ties
from davidgoliath.terminal.cards import card_name, card_names, card_text
from davidgoliath.terminal.names import Names


def trick_lines(texts: Texts, names: Names, trick: Trick) -> Table:
    """One play a line; in a running trick the marks say how it stands."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for play in trick:
        name = Text(names[play.seat], "bold" if play.seat == names.you else "")
        table.add_row(name, card_text(texts, play.card), mark(texts, trick, play))
    return table


def mark(texts: Texts, trick: Trick, play: Play) -> str:
    part = part_of(trick, play)
    return texts(part) if part else ""


def part_of(trick: Trick, play: Play) -> str | None:
    """Which of the two this play is, as things stand."""
    if len(trick) < 2:
        return None
    result = resolve(trick)
    if play == result.highest:
        return "goliath"
    return "david" if play == result.lowest else None


def explanation(texts: Texts, names: Names, trick: Trick, *, last: bool) -> Iterator[str]:
    """What happens with a finished trick; `last`: no other follows in this deal."""
    yield from tie_notes(texts, trick)
    result = resolve(trick)
    high, low = result.highest, result.lowest
    yield texts(
        "david-takes",
        david=names[low.seat],
        david_is=names.person(low.seat),
        low=card_name(texts, low.card),
        high=card_name(texts, high.card),
    )
    yield texts(
        "goliath-takes-last" if last else "goliath-takes",
        goliath=names[high.seat],
        goliath_is=names.person(high.seat),
        cards=card_names(texts, result.rest),
    )


def tie_notes(texts: Texts, trick: Trick) -> Iterator[str]:
    """A sentence for each thing that the order of play had to decide."""
    result = resolve(trick)
    high, low = card_name(texts, result.highest.card), card_name(texts, result.lowest.card)
    for tie in ties(trick):
        match tie:
            case Tie.ALL_EQUAL:
                yield texts("tie-all-equal", high=high, low=low)
            case Tie.HIGHEST:
                equal = equal_cards(texts, trick, result.highest.card)
                yield texts("tie-highest", cards=equal, card=high)
            case Tie.LOWEST:
                equal = equal_cards(texts, trick, result.lowest.card)
                yield texts("tie-lowest", cards=equal, card=low)


def equal_cards(texts: Texts, trick: Trick, card: Card) -> str:
    """All cards of the trick with this number, in order of play."""
    equal = [card_name(texts, play.card) for play in trick if play.card.value == card.value]
    return texts("both", first=", ".join(equal[:-1]), last=equal[-1])
