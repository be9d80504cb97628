"""What `./do bench` runs: python -m benchmarks [NAME …] or [NAME OPTION …]."""

import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

BENCHMARKS = ("bots", "deals", "equal", "greedy", "kernel", "simulate", "verify")
APART: Mapping[str, str] = {
    "peers": "peers.compare",  # only when asked for: other people's packages have to be installed
}


def main(words: list[str]) -> int:
    known = (*BENCHMARKS, *APART)
    names = [word for word in words if word in known]
    options = [word for word in words if word not in known]
    if options and not (len(names) == 1 and words[0] == names[0] and options[0].startswith("-")):
        print(f"unknown: {' '.join(options)}; there are: {', '.join(known)}")
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in names or BENCHMARKS:
        print(f"\n{name}", flush=True)
        benchmark(name)(options)
    return 0


def benchmark(name: str) -> Callable[[Sequence[str]], None]:
    """Only the one that runs is imported: the peers' environment lacks what others need."""
    its: Callable[[Sequence[str]], None] = import_module(f"benchmarks.{APART.get(name, name)}").main
    return its


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
