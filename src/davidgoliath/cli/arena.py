"""`davidgoliath arena`: bots compared on the same deals, from every seat."""

from argparse import ArgumentParser, Namespace

from davidgoliath.bots import LINEUP
from davidgoliath.locales import Texts

NAME = "arena"
HELP = "compare bots: each plays the same deals from every seat, among others of one kind"
EXAMPLES = """\
examples:
  davidgoliath arena --bots flat:100                  among greedy ones, 1000 deals
  davidgoliath arena --bots novice,casual,greedy --field casual
  davidgoliath arena --bots cautious,random --players 5 --deals 5000 --seed 2
  davidgoliath arena --bots flat:30,flat:100 --deals 9000 --until 0.5
  davidgoliath arena --bots greedy --field random --json
  davidgoliath arena --bots mine:Bot,flat:100         the class Bot of your mine.py
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--bots", help=f"one or several: {', '.join(LINEUP)}, or your own: module:Class"
    )
    parser.add_argument("--field", default="greedy", help="who sits beside them (default greedy)")
    parser.add_argument("--players", default="4", help="3 to 6 (default 4)")
    parser.add_argument("--deals", default="1000", help="how many at most (default 1000)")
    parser.add_argument("--seed", default="1", help="a whole number (default 1)")
    parser.add_argument(
        "--until", metavar="POINTS", help="end as soon as every margin is known to ± so many points"
    )
    add_limit(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")


def add_limit(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--limit", metavar="SECONDS", help="what your own bot has for a card (default 10)"
    )


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import arena_run  # noqa: PLC0415 (NumPy would slow every start)

    return arena_run.run(options, texts)
