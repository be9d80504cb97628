"""Every rule that can be broken, by name: what `ValueError`s this package raises."""

from typing import ClassVar


class RuleBroken(ValueError):
    """Says which rule was broken (`code`, `paragraph` of docs/rules.md) and by what (`details`)."""

    code: ClassVar[str] = "rule-broken"
    paragraph: ClassVar[str] = ""

    def __init__(self, **details: object) -> None:
        facts = ", ".join(f"{name} {value}" for name, value in details.items())
        rule = f" ({self.paragraph})" if self.paragraph else ""
        super().__init__(f"{self.code}{rule}: {facts}")
        self.details = details


class IllegalPlay(RuleBroken):
    """A card that may not be played now."""


class UnknownCard(RuleBroken):
    code = "unknown-card"
    paragraph = "§1.2"


class WrongPlayers(RuleBroken):
    code = "wrong-players"
    paragraph = "§1.1"


class WrongHandSize(RuleBroken):
    code = "wrong-hand-size"
    paragraph = "§2.2"


class NotTheDeck(RuleBroken):
    code = "not-the-deck"
    paragraph = "§2.2"


class WrongDealer(RuleBroken):
    code = "wrong-dealer"
    paragraph = "§6.2"


class WrongLength(RuleBroken):
    code = "wrong-length"
    paragraph = "§6.1"


class MatchIsOver(RuleBroken):
    code = "match-is-over"
    paragraph = "§6.1"


class DealIsRunning(RuleBroken):
    code = "deal-is-running"
    paragraph = "§6.1"


class WrongSeed(RuleBroken):
    code = "wrong-seed"


class NotYourTurn(IllegalPlay):
    code = "not-your-turn"
    paragraph = "§3.1"


class CardNotHeld(IllegalPlay):
    code = "card-not-held"
    paragraph = "§3.1"


class MustFollow(IllegalPlay):
    code = "must-follow"
    paragraph = "§3.3"


class DealIsOver(IllegalPlay):
    code = "deal-is-over"
    paragraph = "§2.4"
