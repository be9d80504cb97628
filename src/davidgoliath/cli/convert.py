"""`davidgoliath convert`: simulated deals as records or as points."""

from argparse import ArgumentParser, Namespace

from davidgoliath.locales import Texts

NAME = "convert"
HELP = "turn simulated deals (.parquet) into records (.jsonl) or points (.csv)"
EXAMPLES = """\
examples:
  davidgoliath convert deals.parquet --out deals.jsonl
  davidgoliath convert deals.parquet --out - | davidgoliath verify -
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what simulate --out deals.parquet wrote")
    parser.add_argument(
        "--out", metavar="FILE", default="-", help="write (or replace) this file (default: print)"
    )


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import convert_run  # noqa: PLC0415 (NumPy would slow every start)

    return convert_run.run(options, texts)
