"""`davidgoliath train`: make the nets of the strongest bots anew."""

from argparse import ArgumentParser, Namespace

from davidgoliath.locales import Texts

NAME = "train"
HELP = "make the nets of expert and champion anew, or better ones"
EXAMPLES = """\
examples:
  davidgoliath train --players 4 --minutes 5            a first try, in a folder `training`
  davidgoliath train --players 4 --out mine             as the nets of the package were made; hours
  davidgoliath train --players 4 --out mine             the same again: goes on where it was ended
  DAVIDGOLIATH_NETS=mine davidgoliath arena --bots champion --players 4
"""


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--players", default="4", help="3 to 6 (default 4): each has its own nets")
    parser.add_argument("--out", default="training", metavar="DIR", help="default: training")
    parser.add_argument("--minutes", help="so much as takes about so long, and no longer")
    parser.add_argument("--seed", default="20261119", help="a whole number (default 20261119)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play the games to watch on a Ray cluster, or: local"
    )


def run(options: Namespace, texts: Texts) -> int:
    from davidgoliath.cli import train_run  # noqa: PLC0415 (NumPy would slow every start)

    return train_run.run(options, texts)
