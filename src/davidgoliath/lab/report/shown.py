"""What every section of the page is made from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from davidgoliath.lab.figures import Figures
from davidgoliath.lab.report.plots import Scale
from davidgoliath.lab.report.rows import Group, Row
from davidgoliath.lab.report.written import digits_of, number, percents, points
from davidgoliath.locales import Texts

Rows = Callable[[int, Figures], Sequence[Row]]


@dataclass(frozen=True, slots=True)
class Shown:
    """All figures, and the language to tell them in."""

    texts: Texts
    figures: Mapping[int, Figures]  # by number of players
    bots: Mapping[int, Sequence[str]]  # by seat, where they are the same in all deals

    def groups(self, rows: Rows, *, equal_share: bool = False) -> list[Group]:
        return [
            Group(
                title=self.texts("report-group", players=n_seats),
                rows=rows(n_seats, its),
                equal_share=1 / n_seats if equal_share else None,
            )
            for n_seats, its in self.figures.items()
        ]

    def findings(self, finding: Callable[[int, Figures], str]) -> list[str]:
        return [finding(n_seats, its) for n_seats, its in self.figures.items()]

    def points(self, label: str) -> Scale:
        return Scale(label, self._point, lambda its: points(self.texts, its).value)

    def shares(self, label: str) -> Scale:
        return Scale(label, self._share, lambda its: percents(self.texts, its).value)

    def _point(self, value: float) -> str:
        return number(self.texts, value, 0 if value == int(value) else 2)

    def _share(self, value: float) -> str:
        hundred = round(100 * value, 10)
        digits = 0 if hundred == int(hundred) else max(1, digits_of(hundred, 1))
        return self.texts("percent", value=number(self.texts, hundred, digits))
