"""Where and when something was measured, in one sentence."""

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import strftime


def described() -> str:
    cores = f"{os.cpu_count()} cores of {processor()}"
    return f"{strftime('%Y-%m-%d')}, Python {platform.python_version()}, {cores}"


def processor() -> str:
    """As Linux names it; elsewhere the little that Python knows."""
    cpuinfo = Path("/proc/cpuinfo")
    for line in cpuinfo.read_text().splitlines() if cpuinfo.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


@contextmanager
def one_core() -> Iterator[None]:
    """Keep to one core, where the system can be told to: some peers would start threads."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
