"""`davidgoliath show`: recorded matches and simulated deals as a person would read them."""

from argparse import ArgumentParser, Namespace

from davidgoliath.cli.options import bad_match, count, opened, whole_number
from davidgoliath.cli.output import console, error_console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.stored import ENDING
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord, Record
from davidgoliath.records.lines import lines, read_line
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.whole_match import show_match

NAME = "show"
HELP = "print recorded matches or simulated deals for reading"
EXAMPLES = """\
examples:
  davidgoliath show tonight.json                  all deals
  davidgoliath show club.jsonl --match 12 --deal 3 --lang it
  davidgoliath show club.jsonl | less
  davidgoliath show deals.parquet --row 17        the deal of this number, from 0
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="records, simulated deals (.parquet), or - for standard input"
    )
    parser.add_argument("--match", metavar="K", help="only this match of the file, from 1")
    parser.add_argument("--deal", metavar="D", help="only this deal of a match, from 1")
    parser.add_argument("--row", metavar="R", help="only this row of a .parquet file, from 0")


def run(options: Namespace, texts: Texts) -> int:
    only_match = None if options.match is None else count("--match", options.match)
    only_deal = None if options.deal is None else count("--deal", options.deal)
    is_stored = options.file.endswith(ENDING)
    if options.row is not None and (not is_stored or only_match or only_deal):
        raise Refused("row-alone")
    if not is_stored:
        return show_records(options, texts, only_match, only_deal)
    from davidgoliath.cli import show_rows  # noqa: PLC0415 (NumPy would slow every start)

    if options.row is not None:
        return show_rows.show_row(options.file, whole_number("--row", options.row), texts)
    return show_rows.show_matches(options.file, only_match, only_deal, texts)


def show_records(
    options: Namespace, texts: Texts, only_match: int | None, only_deal: int | None
) -> int:
    shown = bad = number = 0
    with opened(options.file) as stream:
        for number, line in enumerate(lines(stream), 1):
            if only_match in (None, number):
                try:
                    shown += show(texts, read_line(line), number, options, only_deal)
                except BadRecord as error:
                    bad += 1
                    refused = bad_match(texts, options.file, error, line.number, number)
                    error_console().print(refused.sentence(texts))
            if number == only_match:
                break
    if not shown and not bad:
        missing = "no-such-deal" if only_match in (None, number) else "no-such-match"
        raise Refused(missing if number else "no-match", REFUSED, file=options.file, matches=number)
    return REFUSED if bad else 0


def show(
    texts: Texts, record: Record, number: int, options: Namespace, only_deal: int | None
) -> bool:
    """Whether there was something to show."""
    if only_deal is not None and only_deal > len(record.match.deals):
        return False
    out = console()
    out.print(texts("show-match", match=number, file=printable(options.file)), style="bold")
    show_match(out, texts, record, only_deal)
    return True
