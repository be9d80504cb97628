"""The whole page, and its plots as files."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from importlib.resources import files
from operator import add
from string import Template

from davidgoliath import __version__
from davidgoliath.lab.estimates import FEWEST
from davidgoliath.lab.report.marked import contents, marked, paragraphs, section
from davidgoliath.lab.report.parts import Section
from davidgoliath.lab.report.pictures import png
from davidgoliath.lab.report.points import points_by_colours, points_by_seat, points_in_a_deal
from davidgoliath.lab.report.shown import Shown
from davidgoliath.lab.report.sources import commands, different_bots, table_of_sources
from davidgoliath.lab.report.ties import ties
from davidgoliath.lab.report.wins import wins_by_longest, wins_by_position
from davidgoliath.lab.sample import Sample, Source
from davidgoliath.locales import Texts

FOLDER = files("davidgoliath.lab.report")
SECTIONS = (
    points_in_a_deal,
    points_by_seat,
    points_by_colours,
    wins_by_position,
    wins_by_longest,
    ties,
)


@dataclass(frozen=True)
class Report:
    """At least one deal is finished."""

    texts: Texts
    sources: Sequence[Source]
    typed: str  # the command that made it

    @cached_property
    def whole(self) -> Sample:
        return reduce(add, (source.sample for source in self.sources))

    @cached_property
    def sections(self) -> list[Section]:
        shown = Shown(self.texts, self.whole.figures, different_bots(self.sources))
        return [make(shown) for make in SECTIONS]

    def pictures(self) -> Iterator[tuple[str, bytes]]:
        """Names of files, and what is in them."""
        note = self.texts("report-plot-note", deals=self.whole.origin.deals)
        for its in self.sections:
            yield f"{its.name}.png", png(its.plot, its.title, note)

    def page(self) -> str:
        title = self.texts("report-title")
        return Template(_resource("page.html")).substitute(
            language=self.texts.language,
            title=marked(title),
            style=_resource("page.css"),
            body=f"{self._header(title)}\n<main>\n{self._main()}\n</main>\n{self._footer()}",
        )

    def _header(self, title: str) -> str:
        texts, deals = self.texts, self.whole.origin.deals
        few = deals < FEWEST
        note = texts("report-few", fewest=FEWEST) if few else texts("report-interval-note")
        method = ("method", texts("report-method"))
        places = [*((its.name, its.title) for its in self.sections), method]
        return f"""<header>
<h1>{marked(title)}</h1>
<p class="lead">{marked(texts("report-lead", deals=deals))}</p>
<p class="note">{marked(note)}</p>
{contents(texts("report-contents"), places)}
</header>"""

    def _main(self) -> str:
        texts = self.texts
        method = [
            texts("report-method-words"),
            texts("report-method-deals"),
            texts("report-method-means"),
            texts("report-method-sure", fewest=FEWEST),
            texts("report-method-limits"),
        ]
        last = f"""<section id="method" class="method" aria-labelledby="method-title">
<h2 id="method-title">{marked(texts("report-method"))}</h2>
{paragraphs(method)}
{commands(texts, self.sources, self.typed)}
</section>"""
        shown = (section(texts, its) for its in self.sections)
        return "\n".join((table_of_sources(texts, self.sources), *shown, last))

    def _footer(self) -> str:
        return f"<footer>{paragraphs([self.texts('report-version', version=__version__)])}</footer>"


def _resource(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
