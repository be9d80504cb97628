"""`davidgoliath show`: a recorded match as a person would read it."""

from argparse import ArgumentParser, Namespace

from davidgoliath.cli.options import bad_match, count, opened
from davidgoliath.cli.output import console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord, Record, read_record
from davidgoliath.records.lines import Line, lines
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
    only_match = options.match and count("--match", options.match)
    only_deal = options.deal and count("--deal", options.deal)
    out = console()
    found = False
    with opened(options.file) as stream:
        for number, line in enumerate(lines(stream), 1):
            if only_match in (None, number):
                found = True
                record = readable(texts, line, number)
                if only_deal and only_deal > len(record.match.deals):
                    raise Refused("no-such-deal", REFUSED, match=number, deal=only_deal)
                if not only_match:
                    out.print(texts("show-match", match=number, file=options.file), style="bold")
                show_match(out, texts, record, only_deal)
            if number == only_match:
                break
    if only_match and not found:
        raise Refused("no-such-match", REFUSED, file=options.file, match=only_match)
    return 0


def readable(texts: Texts, line: Line, number: int) -> Record:
    try:
        return read_record(line.text)
    except BadRecord as error:
        raise bad_match(texts, error, line.number, number) from error
