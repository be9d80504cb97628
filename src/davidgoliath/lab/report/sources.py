"""Where the deals of the page come from, and who played them."""

import shlex
from collections.abc import Iterable, Mapping, Sequence

from davidgoliath.bots import UnknownBot, bot_named
from davidgoliath.lab.origin import MOST, Lineup
from davidgoliath.lab.report.marked import command, marked
from davidgoliath.lab.sample import STANDARD_INPUT, Source
from davidgoliath.locales import Texts


def different_bots(sources: Iterable[Source]) -> Mapping[int, Sequence[str]]:
    """By number of players the bots by seat, where they say more than that all are the same."""
    found = [source.sample.origin.lineups for source in sources]
    if any(len(lineups) > MOST for lineups in found):
        return {}
    by_players: dict[int, set[Lineup]] = {}
    for lineup in (lineup for lineups in found for lineup in lineups):
        by_players.setdefault(len(lineup), set()).add(lineup)
    alone = {n_seats: its.pop() for n_seats, its in by_players.items() if len(its) == 1}
    return {
        n_seats: [bot for bot in lineup if bot is not None]
        for n_seats, lineup in alone.items()
        if len(set(lineup)) > 1 and all(map(_is_ours, lineup))
    }


def table_of_sources(texts: Texts, sources: Sequence[Source]) -> str:
    bodies = "\n".join(_body(texts, source) for source in sources)
    heads = "".join(
        (
            f'<th scope="col">{marked(texts("report-deals"))}</th>',
            f'<th scope="col">{marked(texts("report-players"))}</th>',
            f'<th scope="col">{marked(texts("report-seed"))}</th>',
        )
    )
    title = marked(texts("report-sources"))
    return f"""<section id="sources" aria-labelledby="sources-title">
<h2 id="sources-title">{title}</h2>
<div class="scroll"><table class="sources" aria-labelledby="sources-title">
<thead><tr>{heads}</tr></thead>
{bodies}
</table></div>
</section>"""


def commands(texts: Texts, sources: Iterable[Source], typed: str) -> str:
    """What makes the simulated deals again, and this page from them."""
    made = [
        command(texts("report-command-deals", file=source.name), simulation(source))
        for source in sources
        if source.plan is not None
    ]
    return "\n".join((*made, command(texts("report-command-page"), typed)))


def simulation(source: Source) -> str:
    plan = source.plan
    assert plan is not None
    alike = len(set(plan.bots)) == 1
    bots = [plan.bots[0], "--players", str(plan.n_seats)] if alike else [",".join(plan.bots)]
    words = ["--bots", *bots, "--deals", str(plan.deals), "--matches", str(plan.matches)]
    words += ["--seed", str(plan.seed), "--out", source.name]
    return f"davidgoliath simulate {shlex.join(words)}"


def _is_ours(bot: str | None) -> bool:
    """Whatever else a file calls its players stands in no plot."""
    try:
        return bot is not None and bool(bot_named(bot))
    except UnknownBot:
        return False


def _body(texts: Texts, source: Source) -> str:
    origin = source.sample.origin
    name = texts("report-standard-input") if source.name == STANDARD_INPUT else source.name
    deals = texts("number", value=origin.deals)
    if origin.unfinished:
        deals += f" ({texts('report-unfinished', deals=origin.unfinished)})"
    players = _told(texts, [_lineup(texts, lineup) for lineup in origin.lineups])
    seeds = _told(texts, [str(seed) for seed in origin.seeds])
    return f"""<tbody>
<tr><th scope="rowgroup" colspan="3"><bdi>{marked(name)}</bdi></th></tr>
<tr><td>{marked(deals)}</td><td>{players}</td><td>{seeds}</td></tr>
</tbody>"""


def _told(texts: Texts, kinds: Sequence[str]) -> str:
    others = [texts("report-more")] if len(kinds) > MOST else []
    return "<br>".join(map(marked, [*kinds[:MOST], *others] or [texts("report-unknown")]))


def _lineup(texts: Texts, lineup: Lineup) -> str:
    names = [texts("report-person") if bot is None else bot for bot in lineup]
    return (
        f"{len(names)} \N{MULTIPLICATION SIGN} {names[0]}"
        if len(set(names)) == 1
        else ", ".join(names)
    )
