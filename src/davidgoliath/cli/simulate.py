"""`davidgoliath simulate`: matches between bots, as a table or into a file."""

from argparse import ArgumentParser, Namespace

from davidgoliath.cli import options as checked
from davidgoliath.locales import Texts

NAME = "simulate"
HELP = "let bots play many matches; the same seed gives the same bytes"
EXAMPLES = """\
examples:
  davidgoliath simulate --bots greedy,random,random --matches 1000
  davidgoliath simulate --players 5 --deals 1 --matches 500 --seed 7 --out five.jsonl
  davidgoliath simulate --deals 1 --matches 1000000 --bots greedy --out deals.parquet
  davidgoliath simulate --deals 1 --matches 1000000 --bots greedy --out deals.parquet --resume
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", help="3 to 6 (default: as many as bots are named, or 4)")
    parser.add_argument("--deals", default=checked.FULL, help="in each match: 1 to 60, or full")
    parser.add_argument("--matches", default="100", help="how many (default 100)")
    parser.add_argument("--seed", default="1", help="a whole number (default 1)")
    parser.add_argument("--bots", default="random", help="one name for all, or one for each seat")
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="write (or replace) a file: records (.jsonl), deals (.parquet) or points (.csv)",
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with an unfinished run of this file"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Ray cluster, or on Ray here: local"
    )


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import simulate_run  # noqa: PLC0415 (NumPy would slow every start)

    return simulate_run.run(options, texts)
