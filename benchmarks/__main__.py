"""What `./do bench` runs: python -m benchmarks [NAME …] or [NAME OPTION …]."""

import platform
import sys
from collections.abc import Callable, Mapping, Sequence

from benchmarks import deals, equal, greedy, kernel, verify

BENCHMARKS: Mapping[str, Callable[[Sequence[str]], None]] = {
    "deals": deals.main,
    "equal": equal.main,
    "greedy": greedy.main,
    "kernel": kernel.main,
    "verify": verify.main,
}


def main(words: list[str]) -> int:
    names = [word for word in words if word in BENCHMARKS]
    options = [word for word in words if word not in BENCHMARKS]
    if options and not (len(names) == 1 and words[0] == names[0] and options[0].startswith("-")):
        print(f"unknown: {' '.join(options)}; there are: {', '.join(BENCHMARKS)}")
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in names or BENCHMARKS:
        print(f"\n{name}", flush=True)
        BENCHMARKS[name](options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
