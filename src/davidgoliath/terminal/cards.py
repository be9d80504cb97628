"""Cards as people see and type them: colour letters follow the language."""

from collections.abc import Iterable

from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules import Card, Colour
from davidgoliath.rules.cards import MOST_PLAYERS, full_deck

COLOURS = {
    Colour.RED: "colour-red",
    Colour.YELLOW: "colour-yellow",
    Colour.GREEN: "colour-green",
    Colour.BLUE: "colour-blue",
    Colour.VIOLET: "colour-violet",
}
LETTERS = {
    Colour.RED: "letter-red",
    Colour.YELLOW: "letter-yellow",
    Colour.GREEN: "letter-green",
    Colour.BLUE: "letter-blue",
    Colour.VIOLET: "letter-violet",
}
PRINTED = {  # a card face: readable on a dark and on a light terminal
    Colour.RED: "bold #FFFDF7 on #D6392C",
    Colour.YELLOW: "bold #1B1D24 on #FFCC40",
    Colour.GREEN: "bold #1B1D24 on #70B27B",
    Colour.BLUE: "bold #FFFDF7 on #10589A",
    Colour.VIOLET: "bold #FFFDF7 on #431560",
}
PALE = {  # no face: cannot be played now, or is worth one point only
    Colour.RED: "red",
    Colour.YELLOW: "yellow",
    Colour.GREEN: "green",
    Colour.BLUE: "bright_blue",
    Colour.VIOLET: "magenta",
}


def card_name(texts: Texts, card: Card) -> str:
    """G7 is "Gr7" in German."""
    return f"{texts(LETTERS[card.colour])}{card.value}"


def card_names(texts: Texts, cards: Iterable[Card]) -> str:
    return " ".join(card_name(texts, card) for card in cards)


def card_text(texts: Texts, card: Card, *, pale: bool = False) -> Text:
    style = PALE[card.colour] if pale else PRINTED[card.colour]
    return Text().append(card_name(texts, card), style)  # padding around it stays plain


def hand_text(texts: Texts, hand: Iterable[Card], legal: Iterable[Card]) -> Text:
    """Sorted by colour, a gap between colours; what cannot be played now is pale."""
    playable = set(legal)
    text = Text()
    colour = None
    for card in hand:
        text.append("" if colour is None else " " if card.colour is colour else "   ")
        text.append_text(card_text(texts, card, pale=card not in playable))
        colour = card.colour
    return text


def typed_card(texts: Texts, typed: str, legal: Iterable[Card]) -> Card | None:
    """The card meant by what was typed: letters of the language or of records, or a number alone.

    The language goes first, for a letter that stands for one colour here and for another there.
    """
    wanted = "".join(typed.split()).casefold()
    fitting = [card for card in legal if str(card.value) == wanted]
    if len(fitting) == 1:
        return fitting[0]
    deck = full_deck(MOST_PLAYERS)
    names = {str(card).casefold(): card for card in deck}
    names.update({card_name(texts, card).casefold(): card for card in deck})
    return names.get(wanted)
