"""Pieces of HTML."""

import re
from collections.abc import Iterable, Sequence
from html import escape

from davidgoliath.lab.report.parts import Section, Table
from davidgoliath.lab.report.pictures import svg
from davidgoliath.lab.report.rows import Group
from davidgoliath.locales import Texts

ESTIMATE = re.compile(r"[0-9.,]+ %|\([^()]+\)")
OPTION = re.compile(r"--[a-z]+")


def marked(text: str) -> str:
    """Text of any origin: it changes neither the page nor the direction of its writing."""
    return escape(
        "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    )


def section(texts: Texts, its: Section) -> str:
    findings = "\n".join(
        f"<li>{_kept_together(ESTIMATE, marked(finding))}</li>" for finding in its.findings
    )
    tables = "\n".join(table(texts, one, its.title) for one in its.tables)
    few = len(its.tables[-1].groups) == 1
    return f"""<section id="{its.name}" aria-labelledby="{its.name}-title">
<h2 id="{its.name}-title">{marked(its.title)}</h2>
<ul class="findings">
{findings}
</ul>
<div class="shown">
<figure>
{svg(its.plot, its.alt, its.name)}
</figure>
<details{" open" if few else ""}>
<summary>{marked(texts("report-numbers"))}</summary>
{tables}
</details>
</div>
</section>"""


def table(texts: Texts, its: Table, title: str) -> str:
    heads = (its.label, its.value, texts("report-interval"))
    head = "".join(f'<th scope="col">{marked(text)}</th>' for text in heads)
    bodies = "\n".join(_body(texts, its, group, alone=len(its.groups) == 1) for group in its.groups)
    return f"""<div class="scroll"><table aria-label="{marked(title)}">
<thead><tr>{head}</tr></thead>
{bodies}
</table></div>"""


def paragraphs(texts: Iterable[str]) -> str:
    return "\n".join(f"<p>{marked(text)}</p>" for text in texts)


def command(title: str, words: str) -> str:
    return f"<h3>{marked(title)}</h3>\n<pre>{_kept_together(OPTION, marked(words))}</pre>"


def contents(title: str, places: Sequence[tuple[str, str]]) -> str:
    links = "\n".join(f'<li><a href="#{name}">{marked(text)}</a></li>' for name, text in places)
    return f'<nav aria-label="{marked(title)}"><ul>\n{links}\n</ul></nav>'


def _kept_together(what: re.Pattern[str], text: str) -> str:
    """It stays on one line."""
    return what.sub(lambda found: f'<span class="together">{found[0]}</span>', text)


def _body(texts: Texts, its: Table, group: Group, *, alone: bool) -> str:
    title = f'<tr><th scope="rowgroup" colspan="3">{marked(group.title)}</th></tr>'
    rows = [] if alone else [title]
    for label, estimate in group.rows:
        written = its.write(texts, estimate)
        value, interval = marked(written.value), marked(written.interval)
        rows.append(
            f'<tr><th scope="row">{marked(label)}</th><td>{value}</td>'
            f'<td class="interval">{interval}</td></tr>'
        )
    return "\n".join(("<tbody>", *rows, "</tbody>"))
