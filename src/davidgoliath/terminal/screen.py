"""What is printed in the course of a match; every method is given what it may show."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from davidgoliath.locales import Texts
from davidgoliath.rules import Card, Match, View
from davidgoliath.rules.trick import Trick
from davidgoliath.terminal.cards import COLOURS, card_name, card_names, hand_text, typed_cards
from davidgoliath.terminal.ledger import ledger, points_by_colour
from davidgoliath.terminal.names import Names, printable
from davidgoliath.terminal.sheet import ranking, winners
from davidgoliath.terminal.tricks import explanation, trick_lines

HELP = "?"
DIGITS = 2  # of a card's number
MOST_ECHOED = 40  # signs of what was typed
WIDE = 80  # columns, from which on colours are named


class Screen:
    def __init__(self, console: Console, texts: Texts, names: Names) -> None:
        self.console, self.texts, self.names = console, texts, names

    @property
    def wide(self) -> bool:
        return self.console.width >= WIDE

    def say(self, key: str, **values: str | int) -> None:
        self.console.print(Text(self.texts(key, **values)))

    def say_whole(self, key: str, **values: str | int) -> None:
        """Without breaking lines, so that a command in it can be copied."""
        self.console.print(Text(self.texts(key, **values)), soft_wrap=True)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, "bold"), align="left", style="dim")

    def welcome(self, match: Match) -> None:
        self.say("welcome")
        self.say("match-plan", players=match.n_seats, deals=match.length)
        if match.length > 1 and not has_begun(match):
            self.say("one-deal-too")
        self.say("keys")

    def deal_begins(self, match: Match) -> None:
        deal, names = match.deals[-1], self.names
        leader = (deal.dealer + 1) % deal.n_seats
        self.title(
            self.texts(
                "deal-begins",
                deal=len(match.deals),
                deals=match.length,
                dealer=names[deal.dealer],
                dealer_is=names.person(deal.dealer),
                leader=names[leader],
                leader_is=names.person(leader),
            )
        )

    def turn(self, view: View) -> None:
        """All that somebody needs to choose a card."""
        self.title(self.texts("trick-of", trick=len(view.tricks) + 1))
        totals = view.totals if view.number > 1 else None
        self.console.print(ledger(self.texts, self.names, view.won, totals, wide=self.wide))
        self.console.print()
        if view.trick:
            self.console.print(trick_lines(self.texts, self.names, view.trick))
            self.console.print()
        self.hand(view)

    def hand(self, view: View) -> None:
        hand = Text(self.texts("your-hand"), "bold").append("  ", "not bold")
        self.console.print(hand.append_text(hand_text(self.texts, view.hand, view.legal)))
        self.console.print(Text(self.advice(view), "dim"))

    def advice(self, view: View) -> str:
        """Which cards may be played."""
        if len(view.legal) == 1:
            return self.texts("enter-plays", card=card_name(self.texts, view.legal[0]))
        if view.led is None:
            return self.texts("you-lead")
        colour = self.texts(COLOURS[view.led])
        if view.legal[0].colour is not view.led:
            return self.texts("you-cannot-follow", colour=colour)
        return self.texts("you-follow", colour=colour, cards=card_names(self.texts, view.legal))

    def ask(self, view: View, read: Callable[[str], str]) -> Card:
        """A card that may be played; everything else that is typed is answered."""
        self.turn(view)
        while True:
            typed = read(f"{self.texts('ask-card')} ").strip()
            card = self.understood(view, typed)
            if card in view.legal:
                return card
            if card is not None:
                self.refuse(view, card)

    def understood(self, view: View, typed: str) -> Card | None:
        """The card that was meant, or nothing once the question is answered."""
        if not typed and len(view.legal) == 1:
            return view.legal[0]
        if not typed:
            self.console.print(Text(self.advice(view), "dim"))
        elif typed == HELP:
            self.quick_reference(view)
            self.hand(view)
        elif typed.casefold() == self.texts("key-last-trick"):
            self.last_trick(view)
            self.hand(view)
        else:
            return self.meant(view, typed)
        return None

    def meant(self, view: View, typed: str) -> Card | None:
        cards = typed_cards(self.texts, typed, view.legal, view.hand)
        if len([card for card in cards if card in view.legal]) > 1:
            self.say("which-card", cards=card_names(self.texts, cards))
        elif cards:
            held = [card for card in cards if card in view.hand]
            return (held or cards)[0]
        elif typed.isdecimal() and len(typed) <= DIGITS:
            self.say("you-hold-no-number", number=typed)
        else:
            example = card_name(self.texts, view.legal[0])
            self.say("typed-no-card", typed=printable(typed[:MOST_ECHOED]), example=example)
        return None

    def refuse(self, view: View, card: Card) -> None:
        name = card_name(self.texts, card)
        if card not in view.hand:
            self.say("you-do-not-hold", card=name)
        else:
            assert view.led is not None
            self.say("you-must-follow", card=name, led=self.texts(COLOURS[view.led]))

    def quick_reference(self, view: View) -> None:
        self.say("quick-reference", example=card_name(self.texts, view.hand[0]))

    def last_trick(self, view: View) -> None:
        if view.tricks:
            self.say("last-trick")
            self.trick(view.tricks[-1], last=False)
        else:
            self.say("no-last-trick")

    def trick(self, trick: Trick, *, last: bool) -> None:
        self.console.print(trick_lines(self.texts, self.names, trick))
        for sentence in explanation(self.texts, self.names, trick, last=last):
            self.console.print(Text(sentence))

    def deal_ends(self, match: Match) -> None:
        deal = match.deals[-1]
        self.title(self.texts("score-sheet", deal=len(match.deals)))
        self.console.print(ledger(self.texts, self.names, deal.won, wide=self.wide))
        self.console.print()
        sheet = points_by_colour(self.texts, self.names, deal.won, match.totals, wide=self.wide)
        self.console.print(sheet)
        if not match.is_over:
            self.title(self.texts("standings"))
            self.console.print(ranking(self.names, match))

    def match_ends(self, match: Match) -> None:
        self.title(self.texts("final-ranking"))
        self.console.print(ranking(self.names, match))
        self.console.print(Text(winners(self.texts, self.names, match), "bold"))


def has_begun(match: Match) -> bool:
    """Whether a card was played."""
    return any(deal.tricks or deal.trick for deal in match.deals)
