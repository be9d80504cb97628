"""Cards as people see and type them: colour letters follow the language."""

from collections.abc import Iterable, Sequence

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


def typed_cards(texts: Texts, typed: str, legal: Sequence[Card]) -> list[Card]:
    """The cards that can be meant by what was typed; several only if it does not say more.

    A number alone is enough if it fits one legal card.  Letters are those of the language or of
    records; where these say different things, or a language's letters begin alike (German Ge and
    Gr), it is the one that may be played.
    """
    wanted = "".join(typed.split()).casefold()
    numbered = [card for card in legal if str(card.value) == wanted]
    if len(numbered) == 1:
        return numbered
    letter = wanted.rstrip("0123456789")
    number = wanted.removeprefix(letter)
    deck = [card for card in full_deck(MOST_PLAYERS) if letter and str(card.value) == number]
    exact = [card for card in deck if texts(LETTERS[card.colour]).casefold() == letter]
    begins = [card for card in deck if texts(LETTERS[card.colour]).casefold().startswith(letter)]
    recorded = [card for card in deck if card.colour.letter.casefold() == letter]
    meant = exact if exact and len(begins) == 1 else sorted({*begins, *recorded})
    return [card for card in meant if card in legal] or meant
