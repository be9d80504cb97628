"""A plot as SVG inside a page, in the colours of the page, or as a PNG file."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from io import BytesIO, StringIO
from textwrap import fill

import matplotlib as mpl

from davidgoliath.lab.report.plots import Plot
from davidgoliath.lab.report.style import AROUND, INK, INK_2, LINE, PALE, PANEL, SETTINGS

DOTS_PER_INCH = 300
SIGNS = 30  # of a title in a line
NOTHING = dict.fromkeys(("Creator", "Date", "Format", "Type"))  # beside the picture
NAMES = {INK: "ink", INK_2: "ink-2", LINE: "line", PALE: "pale", PANEL: "panel"}  # in page.css
STYLE = re.compile(r"<defs>\s*<style.*?</defs>", re.DOTALL)  # page.css has it, for plots only


def svg(plot: Plot, alt: str, name: str) -> str:
    """One element; no other one has a name that is used in it."""
    text = StringIO()
    with _settings({"svg.fonttype": "none", "svg.hashsalt": name}):
        plot().savefig(text, format="svg", metadata=NOTHING, transparent=True)
    drawn = text.getvalue()
    drawn = STYLE.sub("", drawn[drawn.index("<svg") :])
    drawn = re.sub(r'<g id="[^"]*"', "<g", drawn).replace("xlink:href", "href")
    for colour, its in NAMES.items():
        drawn = drawn.replace(colour, f"var(--{its})")
    begin, end = drawn.index("viewBox"), drawn.index(">")
    box = re.match(r'viewBox="[^"]*"', drawn[begin:end])
    assert box is not None
    return f'<svg {box[0]} role="img" aria-label="{escape(alt)}"{drawn[end:].rstrip()}'


def png(plot: Plot, title: str, note: str) -> bytes:
    """Alone, so with its title and what has to be known."""
    file = BytesIO()
    with _settings({}):
        figure = plot()
        width, height = figure.get_size_inches()
        figure.set_size_inches(width, height + AROUND)
        figure.suptitle(fill(title, SIGNS), x=0.02, ha="left", size=12, weight="bold")
        figure.supxlabel(note, x=0.02, ha="left", size=8, color=INK_2)
        figure.savefig(file, format="png", dpi=DOTS_PER_INCH, metadata={"Software": None})
    return file.getvalue()


@contextmanager
def _settings(more: dict[str, str]) -> Iterator[None]:
    """The same pictures whatever somebody has set for theirs."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(SETTINGS | more)  # type: ignore[arg-type]  # it types single names
        yield
