"""What is wrong with a record, and where."""

from typing import Self

from davidgoliath.rules import RuleBroken

PARAGRAPHS = {
    "wrong-hands": "§2.2",
    "wrong-dealer": "§6.2",
    "dealer-did-not-move": "§6.2",
    "wrong-trick-length": "§3.1",
    "plays-after-end": "§2.4",
    "too-many-deals": "§6.1",
    "wrong-scores": "§5",
    "wrong-totals": "§6.3",
}


class BadRecord(ValueError):
    """`code` names what is wrong and `details` with what; deal and trick are counted from 1."""

    def __init__(
        self, code: str, deal: int | None = None, trick: int | None = None, **details: object
    ) -> None:
        self.paragraph = PARAGRAPHS.get(code, "")  # of docs/rules.md, where it is a rule
        place = "".join(f", {n} {at}" for n, at in (("deal", deal), ("trick", trick)) if at)
        facts = ", ".join(f"{name} {value}" for name, value in details.items())
        super().__init__(f"{code}{place}: {facts}")
        self.code, self.deal, self.trick, self.details = code, deal, trick, details

    @classmethod
    def broken(cls, rule: RuleBroken, deal: int | None = None, trick: int | None = None) -> Self:
        error = cls(rule.code, deal, trick, **rule.details)
        error.paragraph = rule.paragraph
        return error
