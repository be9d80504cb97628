"""What `./do bench` runs: python -m benchmarks [NAME …]."""

import platform
import sys
from collections.abc import Callable, Mapping

from benchmarks import deals, greedy, verify

BENCHMARKS: Mapping[str, Callable[[], None]] = {
    "deals": deals.main,
    "greedy": greedy.main,
    "verify": verify.main,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}")
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in names or BENCHMARKS:
        print(f"\n{name}", flush=True)
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
