"""`davidgoliath verify`: every play, every point and every fair deal of a file checked."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator

from davidgoliath.cli.options import opened
from davidgoliath.cli.output import error_console
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord, verify_lines
from davidgoliath.records.fairness import Fairness
from davidgoliath.records.verify import Verdict
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.problems import place, problem

NAME = "verify"
HELP = "check recorded matches: exit code 0 all right, 1 something refused, 2 a file unreadable"
EXAMPLES = """\
examples:
  davidgoliath verify tonight.json                 one match
  davidgoliath verify january.jsonl february.jsonl files of many matches, one a line
  zcat year.jsonl.gz | davidgoliath verify -       whatever comes from standard input
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records, or - for standard input")


def run(options: Namespace, texts: Texts) -> int:
    """The worst of the files gives the exit code."""
    return max([verify_file(file, texts) for file in options.files])


def verify_file(file: str, texts: Texts) -> int:
    matches = deals = bad = 0
    fairness: Counter[Fairness] = Counter()
    try:
        for verdict in verdicts(file):
            matches += 1
            if isinstance(verdict.outcome, BadRecord):
                bad += 1
                where = place(texts, verdict.outcome, verdict.line, verdict.match)
                print(f"{printable(file)}: {where}: {problem(texts, verdict.outcome)}")
            else:
                assert verdict.record is not None
                deals += len(verdict.record.match.deals)
                fairness[verdict.outcome] += 1
    except Refused as refused:
        error_console().print(refused.sentence(texts))
        return refused.status
    if bad:
        print(texts("verify-wrong", file=printable(file), bad=bad, matches=matches))
    else:
        print(texts("verify-right", file=printable(file), matches=matches, deals=deals))
    for outcome, count in sorted(fairness.items(), key=lambda item: item[0].value):
        print(f"  {texts(outcome.value, matches=count)}")
    return REFUSED if bad else 0


def verdicts(file: str) -> Iterator[Verdict]:
    """Those of a file; trouble with reading it is told from trouble with writing about it."""
    with opened(file) as stream:
        found = verify_lines(stream)
        while True:
            try:
                verdict = next(found)
            except StopIteration:
                return
            except OSError as error:
                raise Refused("cannot-read", file=file, problem=error) from error
            yield verdict
