"""`davidgoliath show`: a recorded match as a person would read it."""

from argparse import ArgumentParser, Namespace

from davidgoliath.cli.options import bad_match, count, opened
from davidgoliath.cli.output import console, error_console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord, Record
from davidgoliath.records.lines import lines, read_line
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.whole_match import show_match

NAME = "show"
HELP = "print recorded matches for reading"
EXAMPLES = """\
examples:
  davidgoliath show tonight.json                  all deals
  davidgoliath show club.jsonl --match 12 --deal 3 --lang it
  davidgoliath show club.jsonl | less
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="records, or - for standard input")
    parser.add_argument("--match", metavar="K", help="only this match of the file, from 1")
    parser.add_argument("--deal", metavar="D", help="only this deal of a match, from 1")


def run(options: Namespace, texts: Texts) -> int:
    only_match = None if options.match is None else count("--match", options.match)
    only_deal = None if options.deal is None else count("--deal", options.deal)
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
