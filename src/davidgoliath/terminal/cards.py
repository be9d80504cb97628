"""Cards as people see and type them: colour letters follow the language."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules import Card, Colour
from davidgoliath.rules.cards import MOST_PLAYERS, full_deck
from davidgoliath.terminal.palette import FACE, PALE

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


def card_name(texts: Texts, card: Card) -> str:
    """G7 is "Gr7" in German."""
    return f"{texts(LETTERS[card.colour])}{card.value}"


def card_names(texts: Texts, cards: Iterable[Card]) -> str:
    return " ".join(card_name(texts, card) for card in cards)


def card_text(texts: Texts, card: Card, *, pale: bool = False) -> Text:
    style = PALE[card.colour] if pale else FACE[card.colour]
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


def typed_cards(
    texts: Texts, typed: str, legal: Sequence[Card], hand: Sequence[Card]
) -> list[Card]:
    """The cards that can be meant by what was typed; several only if it does not say more.

    A number alone means a card of the hand.  Letters are those of the language or of records;
    where these say different things, or a language's letters begin alike (German Ge and Gr), it
    is the one that may be played.
    """
    wanted = "".join(typed.split()).casefold()
    letter = wanted.rstrip("0123456789")
    if not letter:
        held = [card for card in hand if str(card.value) == wanted]
        return [card for card in held if card in legal] or held
    number = wanted.removeprefix(letter)
    deck = [card for card in full_deck(MOST_PLAYERS) if str(card.value) == number]
    exact = [card for card in deck if texts(LETTERS[card.colour]).casefold() == letter]
    begins = [card for card in deck if texts(LETTERS[card.colour]).casefold().startswith(letter)]
    recorded = [card for card in deck if card.colour.letter.casefold() == letter]
    meant = exact if exact and len(begins) == 1 else sorted({*begins, *recorded})
    return [card for card in meant if card in legal] or meant
