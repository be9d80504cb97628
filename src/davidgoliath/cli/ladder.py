"""`davidgoliath ladder`: how strong every bot is, in one table that anybody can print again."""

from argparse import ArgumentParser, Namespace

from davidgoliath.cli.arena import add_limit
from davidgoliath.locales import Texts

NAME = "ladder"
HELP = "show how strong each bot is among greedy ones and among flat:1000, from weak to strong"
EXAMPLES = """\
examples:
  davidgoliath ladder --quick                         4 players, in minutes
  davidgoliath ladder --players all                   everything; it takes hours
  davidgoliath ladder --quick --bots mine:Bot         where your own bot stands
  davidgoliath ladder --bots greedy,flat:30 --players 3,5 --deals 200 --json
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", default="4", help="3 to 6, several or all (default 4)")
    parser.add_argument("--quick", action="store_true", help="few deals, with a seed of their own")
    parser.add_argument(
        "--bots", help="only these rows; others, or your own (module:Class), join the ladder"
    )
    parser.add_argument("--deals", help="the same number for every row")
    parser.add_argument("--seed", help="a whole number (default: that of the published ladder)")
    add_limit(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import ladder_run  # noqa: PLC0415 (NumPy would slow every start)

    return ladder_run.run(options, texts)
