"""`davidgoliath stats`: a page of statistics over any number of deals."""

from argparse import ArgumentParser, Namespace

from davidgoliath.locales import Texts

NAME = "stats"
HELP = "make a page of statistics from recorded matches and simulated deals"
EXAMPLES = """\
examples:
  davidgoliath stats deals.parquet --out report.html
  davidgoliath stats club.jsonl deals.parquet --out report.html --png plots --lang de
  zcat year.jsonl.gz | davidgoliath stats - --out report.html
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="records, simulated deals (.parquet), or - for records from standard input",
    )
    parser.add_argument("--out", metavar="FILE", help="write (or replace) this page")
    parser.add_argument("--png", metavar="DIR", help="write the plots there as well, as files")


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import stats_run  # noqa: PLC0415 (NumPy would slow every start)

    return stats_run.run(options, texts)
