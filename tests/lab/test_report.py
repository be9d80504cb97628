"""The page of statistics: all there, valid, in every language, and nothing from outside."""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser

import pytest

pytest.importorskip("matplotlib", reason="the plots are drawn with it")

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from davidgoliath.lab.deals import Deals
from davidgoliath.lab.estimates import FEWEST, Estimate, Interval
from davidgoliath.lab.figures import figures_of
from davidgoliath.lab.origin import MOST, Lineup, Origin
from davidgoliath.lab.report import pictures
from davidgoliath.lab.report.page import Report
from davidgoliath.lab.report.sources import different_bots
from davidgoliath.lab.report.written import Write, one_of, percents, points
from davidgoliath.lab.sample import Sample, Source
from davidgoliath.lab.simulate import Shard, Simulation, played
from davidgoliath.locales import LANGUAGES, texts_in

SEATS = (3, 4, 5, 6)
SECTIONS = ["points", "seats", "colours", "positions", "longest", "ties"]
DASH, TIMES = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"
A_SPACE = 4  # pixels
VOID = {"meta", "br"}
ASKS_FOR_MORE = {"script", "link", "img", "iframe", "object", "embed", "base", "form", "video"}


@cache
def sample(plan: Simulation) -> Sample:
    matches = played(plan, Shard(0, plan.matches))
    deals = Deals(matches.dealers.reshape(-1), matches.plays.reshape(plan.matches, -1))
    lineup: Lineup = tuple(plan.bots)
    origin = Origin(plan.matches, 0, (lineup,), (plan.seed,))
    return Sample(origin, {plan.n_seats: figures_of(deals)})


def source(n_seats: int, matches: int = 300, bots: tuple[str, ...] = ()) -> Source:
    plan = Simulation(bots or ("greedy",) * n_seats, 1, matches, seed=1)
    return Source(f"{n_seats}.parquet", sample(plan), plan)


def report(language: str = "en", matches: int = 300, seats: tuple[int, ...] = SEATS) -> Report:
    its = [source(n_seats, matches) for n_seats in seats]
    return Report(texts_in(language), its, "davidgoliath stats x --out y")


@cache
def page_of(language: str, matches: int, seats: tuple[int, ...]) -> str:
    return report(language, matches, seats).page()


def page(language: str = "en", matches: int = 300, seats: tuple[int, ...] = SEATS) -> str:
    return page_of(language, matches, seats)


class Read(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[tuple[tuple[str, ...], str]] = []  # with the elements around them
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(attrs) == len(dict(attrs)), f"an attribute twice: {tag}"
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append((tuple(self.open), data.strip()))

    def all(self, attribute: str) -> list[str]:
        return [value for _, attrs in self.elements if (value := attrs.get(attribute))]


def sections(text: str) -> dict[str, str]:
    return dict(re.findall(r'<section id="(\w+)"(.*?)</section>', text, re.DOTALL))


def cells(section: str) -> list[tuple[str, str, str]]:
    row = r'<tr><th scope="row">(.*?)</th><td>(.*?)</td><td class="interval">(.*?)</td></tr>'
    return [(unescape(a), b, c) for a, b, c in re.findall(row, section)]


def drawn(section: str) -> list[str]:
    return [unescape(text) for text in re.findall(r"<text[^>]*>(.*?)</text>", section)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("matches", "seats"), [(300, SEATS), (1, (3,))])
def test_it_is_valid_html(language: str, matches: int, seats: tuple[int, ...]) -> None:
    text = page(language, matches, seats)
    read = Read(text)
    names = read.all("id")
    assert len(names) == len(set(names))
    assert {link.removeprefix("#") for link in read.all("href")} <= set(names)
    assert {*read.all("aria-labelledby")} <= set(names)
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert [tag for tag, _ in read.elements if tag in ("h1", "main", "title")] == [
        "title",
        "h1",
        "main",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_for_nothing_outside(language: str) -> None:
    text = page(language)
    read = Read(text)
    assert {tag for tag, _ in read.elements} & ASKS_FOR_MORE == set()
    attributes = {name for _, attrs in read.elements for name in attrs}
    assert {name for name in attributes if name.startswith("on") or "src" in name} == set()
    assert all(link.startswith("#") for link in read.all("href"))
    assert not re.search(r"https?:|//[a-z]|url\(|@import", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_words_a_plot_and_a_table(language: str) -> None:
    its = sections(page(language))
    assert list(its) == ["sources", *SECTIONS, "method"]
    for name in SECTIONS:
        assert its[name].count("<li>") == len(SEATS)
        assert its[name].count("<svg") == its[name].count('role="img" aria-label="') == 1
        assert "<table" in its[name]
        assert f'href="#{name}"' in page(language)


@pytest.mark.parametrize("name", [name for name in SECTIONS if name != "points"])
@pytest.mark.parametrize("seats", [SEATS, (4,)])
def test_every_value_of_a_plot_stands_in_its_table(name: str, seats: tuple[int, ...]) -> None:
    """All of them and no other, in their order; of the colours, how many points they give."""
    section = sections(page(seats=seats))[name]
    rows = cells(section.split("<table")[1])
    shown = rows if name != "colours" else [row for row in rows if row[0].startswith("Points, ")]
    names = [text for text in drawn(section) if re.fullmatch(r"\d+\.\d{2,}%?", text)]
    assert names == [value for _, value, _ in shown if value != DASH]


def test_every_column_of_the_plot_stands_in_its_table() -> None:
    section = sections(page())["points"]
    shares = [value for label, value, _ in cells(section) if "players" not in label]
    columns = section.count("fill: var(--pale); stroke: var(--ink)")
    assert (
        columns
        == len(shares)
        == sum(len(its.made and range(its.made[-1] + 1)) for its in report().whole.figures.values())
    )


@pytest.mark.parametrize("name", SECTIONS)
def test_every_figure_has_its_interval(name: str) -> None:
    """A dash only where there is none: fewer deals than that, or it never happened."""
    found = cells(sections(page())[name])
    assert len(found) > 10
    for label, value, interval in found:
        if value != DASH and name != "longest":
            ends = [float(end.strip("%").replace(",", "")) for end in interval.split(DASH)]
            middle = float(value.strip("%").replace(",", ""))
            assert ends[0] <= middle <= ends[1], label
            assert ends[0] < ends[1], label


def test_few_deals_have_no_intervals_and_hollow_dots() -> None:
    text = page(matches=FEWEST - 1, seats=(4,))
    assert "These are few deals: below 30 no 95% interval is given" in text
    assert all(interval == DASH for _, _, interval in cells(text))
    assert "fill: var(--panel); stroke: var(--ink)" in sections(text)["seats"]
    enough = page(matches=FEWEST, seats=(4,))
    assert "These are few deals" not in enough
    assert "fill: var(--panel); stroke: var(--ink)" not in sections(enough)["seats"]


@pytest.mark.parametrize("matches", [1, 5, 300])
def test_rare_ties_have_a_scale_too(matches: int) -> None:
    """Whole decades; the single deal has no tie at all."""
    its = sections(page(matches=matches, seats=(3,)))["ties"]
    assert ("One deal in" in its) == (matches == 300)
    ticks = [text for text in drawn(its) if re.fullmatch(r"(0\.0*)?10*%", text)]
    assert 2 <= len(ticks) <= 4
    assert "1,000%" not in drawn(its)


def test_impossible_ties_have_no_rows() -> None:
    groups = re.findall(r"(\d) players</th>(.*?)</tbody>", sections(page())["ties"], re.DOTALL)
    assert [n_seats for n_seats, rows in groups if "For both" in rows] == [*"456", *"456"]
    assert [n_seats for n_seats, rows in groups if "All equal" in rows] == [*"345", *"345"]


def test_numbers_and_words_are_of_the_language() -> None:
    """No two languages say the same, but for what is no word."""
    words = {
        language: {
            text
            for around, text in Read(page(language)).words
            if "pre" not in around and "style" not in around and re.search("[A-Za-z]{3}", text)
        }
        for language in LANGUAGES
    }
    same = (words["en"] & words["de"]) | (words["en"] & words["it"]) | (words["de"] & words["it"])
    assert {text for text in same if "parquet" not in text} <= {
        "Seed",
        *(f"{n_seats} {TIMES} greedy" for n_seats in SEATS),
    }
    assert "1,200 finished deals" in page("en")
    assert "1.200 gespielte Runden" in page("de")
    assert "1.200 smazzate giocate" in page("it")
    assert re.search(r"<td>\d\d,\d\d %</td>", page("de"))
    assert re.search(r"<td>\d\d,\d\d%</td>", page("it"))


@pytest.mark.parametrize(
    ("write", "value", "ends", "told"),
    [
        (points, 36.8812, (36.8734, 36.8886), "36.881 (36.873-36.889)"),
        (points, 36.88, (36.7, 37.1), "36.88 (36.70-37.10)"),
        (points, 2.03617, (2.03569, 2.03666), "2.0362 (2.0357-2.0367)"),
        (points, 2, (2, 2), "2.00 (2.00-2.00)"),
        (percents, 0.2329, (0.232, 0.2337), "23.29% (23.20-23.37%)"),
        (percents, 0, (0, 0.0000384), "0.000% (0.000-0.004%)"),
        (percents, 0.0000461, (0.0000429, 0.0000496), "0.0046% (0.0043-0.0050%)"),
        (one_of, 1445.2, (1341.4, 1557.1), "1,445 (1,341-1,557)"),
        (one_of, 10.566, (10.51, 10.63), "10.57 (10.51-10.63)"),
        (one_of, 2.5, (1.9, 3.3), "2.50 (1.90-3.30)"),
    ],
)
def test_as_many_digits_as_are_known(
    write: Write, value: float, ends: tuple[float, float], told: str
) -> None:
    written = write(texts_in("en"), Estimate(value, Interval(*ends)))
    assert written.both.replace(DASH, "-") == told
    assert f"{written.value} ({written.interval})" == written.both


@pytest.mark.parametrize(
    ("write", "value", "told"),
    [(points, 36.8812, "36.88"), (percents, 0.00123, "0.12%"), (one_of, 1445.2, "1,445")],
)
def test_without_an_interval(write: Write, value: float, told: str) -> None:
    assert write(texts_in("en"), Estimate(value, None)) == (told, DASH, told)
    assert write(texts_in("en"), None) == (DASH, DASH, DASH)


HOSTILE = '<script>alert("1")</script>\u202e$x_{'


def test_what_a_file_says_changes_neither_page_nor_plots() -> None:
    lineup = (HOSTILE, None, "greedy", "</style>")
    its = sample(Simulation(("greedy",) * 4, 1, 40, seed=1))
    origin = Origin(40, 2, (lineup,), ())
    hostile = Source(HOSTILE, Sample(origin, its.figures))
    text = Report(texts_in("en"), [hostile], HOSTILE).page()
    read = Read(text)
    assert "script" not in {tag for tag, _ in read.elements}
    shown = HOSTILE.replace("\u202e", "\N{REPLACEMENT CHARACTER}")
    said = [words for _, words in read.words]
    assert said.count(shown) == 2, "the file, and the command"
    assert f"{shown}, person, greedy, </style>" in said
    assert "40 (2 unfinished, left out)" in said
    assert "not told" in said


def test_seats_are_named_by_bots_that_differ() -> None:
    mixed = source(3, bots=("greedy", "random", "cautious"))
    named = Report(texts_in("de"), [mixed], "x").page()
    assert drawn(sections(named)["seats"])[:3] != ["Platz 0", "Platz 1", "Platz 2"]
    for text in ("Platz 0 · greedy", "Platz 1 · random", "Platz 2 · cautious"):
        assert text in drawn(sections(named)["seats"])
    assert "hat Platz 1 im Schnitt die wenigsten Punkte" in named
    assert "kein Platz deutlich mehr" in page("de", 300, (3,))


MANY: list[Lineup] = [("greedy", "random", str(number)) for number in range(MOST)]


def of_lineups(*lineups: Lineup) -> Source:
    return Source("x", Sample(Origin(1, 0, lineups)))


@pytest.mark.parametrize(
    ("sources", "named"),
    [
        ([of_lineups(("greedy",) * 3)], {}),
        ([of_lineups(("greedy", "random", "flat:9"))], {3: ["greedy", "random", "flat:9"]}),
        ([of_lineups(("greedy", "random", "chess"))], {}),
        ([of_lineups(("greedy", "random", None))], {}),
        ([of_lineups(("greedy", "random", "random"), ("random", "greedy", "random"))], {}),
        ([of_lineups(("greedy", "random", "random")), of_lineups(("random",) * 3)], {}),
        ([of_lineups(*MANY[:-1], ("greedy",) * 3 + ("random",))], {4: [*["greedy"] * 3, "random"]}),
        ([of_lineups(*MANY, ("greedy",) * 3 + ("random",))], {}),
    ],
)
def test_only_bots_of_ours_that_are_always_the_same(
    sources: list[Source], named: dict[int, list[str]]
) -> None:
    assert different_bots(sources) == named


def test_how_the_deals_are_made_again() -> None:
    text = page(seats=(3, 4))
    again = [re.sub("<[^>]*>", "", its) for its in re.findall("<pre>(.*?)</pre>", text)]
    simulate = "davidgoliath simulate --bots greedy --players {0} --deals 1 --matches 300 --seed 1"
    made = [f"{simulate} --out {{0}}.parquet".format(n_seats) for n_seats in (3, 4)]
    assert again == [*made, "davidgoliath stats x --out y"]


def test_plots_have_the_colours_of_the_page() -> None:
    """So that they are right in the dark too."""
    plots = "".join(re.findall("<svg.*?</svg>", page(), re.DOTALL))
    assert not re.search("#[0-9a-f]{6}[^0-9a-f]", plots)
    names = set(re.findall(r"var\(--([a-z0-9-]+)\)", plots))
    style = page().split("<style>")[1].split("</style>")[0]
    dark = style.split("prefers-color-scheme: dark")[1].split("}")[0]
    assert names == {"ink", "ink-2", "line", "pale", "panel"}
    assert all(f"--{name}:" in dark for name in names)


def figures(language: str, seats: tuple[int, ...]) -> Iterator[tuple[str, Figure]]:
    with pictures._settings({}):
        for section in report(language, 3000 if len(seats) == 1 else 300, seats).sections:
            figure = section.plot()
            FigureCanvasAgg(figure).draw()  # type: ignore[no-untyped-call]  # it has no types
            yield section.name, figure


def boxes(figure: Figure) -> list[tuple[str, Bbox]]:
    """Of every text that is drawn; ticks beyond the ends of an axis are not."""
    beyond = set()
    for axis in (its for axes in figure.axes for its in (axes.xaxis, axes.yaxis)):
        low, high = sorted(axis.get_view_interval())
        outside = [tick for tick in axis.get_major_ticks() if not low <= tick.get_loc() <= high]
        beyond |= {label for tick in outside for label in (tick.label1, tick.label2)}
    texts = [its for its in figure.findobj(Text) if its not in beyond]
    shown = [its for its in texts if its.get_visible() and its.get_text()]
    return [(its.get_text(), its.get_window_extent()) for its in shown]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [SEATS, (4,)])
def test_no_word_of_a_plot_is_cut_off_or_on_another(language: str, seats: tuple[int, ...]) -> None:
    for name, figure in figures(language, seats):
        found = boxes(figure)
        for text, box in found:
            assert box.x0 >= 0, (name, text)
            assert box.y0 >= 0, (name, text)
            assert box.x1 <= figure.bbox.x1, (name, text)
            assert box.y1 <= figure.bbox.y1, (name, text)
        for at, (text, box) in enumerate(found):
            on_it = [other for other, its in found[:at] if box.padded(A_SPACE, 0).overlaps(its)]
            assert on_it == [], (name, text)


def test_plots_as_files_are_the_same_each_time() -> None:
    small = report(seats=(4,))
    made = dict(small.pictures())
    assert list(made) == [f"{name}.png" for name in SECTIONS]
    for content in made.values():
        assert content.startswith(b"\x89PNG\r\n\x1a\n")
        assert int.from_bytes(content[16:20]) >= 1000, "pixels across"
    assert dict(small.pictures()) == made
    with mpl.rc_context({"font.size": 30, "axes.grid": True}):
        assert small.page() == page(seats=(4,))
