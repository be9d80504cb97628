"""What takes too long for every day: python -m benchmarks.campaign NAME [OPTION …]."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence

from benchmarks import legal
from benchmarks.equal import SEATS, compared
from davidgoliath.kernel.engine import PYTHON, usable

DEALS = 1_000_000
PLAIN_DEALS = 100_000  # plain Python takes as long as the rules themselves


def main(words: Sequence[str]) -> int:
    if not words or words[0] not in CAMPAIGNS:
        print(f"which campaign? There are: {', '.join(CAMPAIGNS)}")
        return 2
    CAMPAIGNS[words[0]](words[1:])
    return 0


def equal(words: Sequence[str]) -> None:
    """`./do bench equal` with many more deals; ends at the first difference."""
    parser = ArgumentParser(prog="./do campaign equal")
    parser.add_argument("--deals", type=int, default=DEALS, help="for each number of players")
    parser.add_argument(
        "--plain", type=int, default=PLAIN_DEALS, help="so many of them with plain Python too"
    )
    parser.add_argument("--seed", type=int, default=2, help="1 is that of the tests")
    options = parser.parse_args(list(words))
    builds, plain = usable(), min(options.plain, options.deals)
    compiled = [build for build in builds if build != PYTHON]
    parts = [(range(plain), builds)]
    if compiled:
        parts.append((range(plain, options.deals), compiled))
    for n_seats in SEATS:
        for numbers, its in parts:
            for after, _ in compared(n_seats, options.seed, numbers, its):
                print(f"{n_seats} players: {after} deals equal: {', '.join(its)}", flush=True)
    print(f"for each number of players, rules/ and the kernels agree on {plain} deals: {PYTHON}")
    for build in compiled:
        print(f"and on {options.deals} deals: {build}")


CAMPAIGNS: Mapping[str, Callable[[Sequence[str]], None]] = {
    "equal": equal,
    "legal": legal.main,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
