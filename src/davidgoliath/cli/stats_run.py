"""What `davidgoliath stats` asks for: a page, and its plots as files."""

import logging
import shlex
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from errno import ENOTDIR
from os import strerror
from pathlib import Path

from davidgoliath.cli.extras import needing
from davidgoliath.cli.output import whole_file
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.stats_read import read, seen
from davidgoliath.locales import Texts
from davidgoliath.records.save import replaced
from davidgoliath.terminal.names import printable


def run(options: Namespace, texts: Texts) -> int:
    names = list(dict.fromkeys(options.files))  # a file named twice counts once
    out, png = options.out, options.png
    if out is None:
        raise Refused("value-missing", option="--out")
    if any(are_one_file(name, out) for name in names):
        raise Refused("stats-into-source", file=out)
    files = [seen(name) for name in names]
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells of its own cache
    with needing("lab"):
        from davidgoliath.lab.report.page import Report  # noqa: PLC0415 (need not be there)
    with writing(out), whole_file(out) as page:
        report = Report(texts, read(files, texts), typed(names, out, png, texts.language))
        if png is not None:
            with writing(png):
                write_plots(report.pictures(), Path(png))
        page.write(report.page())
    for name in (out, png):
        if name is not None:
            print(texts("written-to", file=printable(name)), file=sys.stderr)
    return 0


def are_one_file(name: str, other: str) -> bool:
    try:
        return Path(name).is_file() and Path(name).samefile(other)
    except OSError:
        return False


def typed(names: Sequence[str], out: str, png: str | None, language: str) -> str:
    """What makes the same page again."""
    plots = [] if png is None else ["--png", png]
    words = ["davidgoliath", "stats", *names, "--out", out, *plots, "--lang", language]
    return shlex.join(words)


@contextmanager
def writing(name: str) -> Iterator[None]:
    """Whatever the system refuses meanwhile is about this file."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("cannot-write", REFUSED, file=name, problem=error) from error


def write_plots(plots: Iterable[tuple[str, bytes]], folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(ENOTDIR, strerror(ENOTDIR))
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in plots:
        with replaced(folder / name) as file:
            file.write(content)
