"""How tests run: with --complete a skipped test is a failure."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

set_hypothesis_home_dir(Path(__file__).parents[1] / ".venv" / "cache" / "hypothesis")
settings.register_profile("here", deadline=None, max_examples=60, database=None)
settings.load_profile("here")

NEEDS_PYTORCH = Path(__file__).parents[1] / "src" / "davidgoliath" / "lab" / "training"
COMPLETE = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--complete", action="store_true", help="a skipped test is a failure")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[COMPLETE] = config.getoption("--complete")
    if find_spec("torch") is None:  # collecting doctests imports every module
        config.option.ignore = [*(config.option.ignore or []), str(NEEDS_PYTORCH)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment]  # what a wrapper receives
    if report.skipped and item.config.stash[COMPLETE]:
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything must run: {report.longrepr}"
    return report  # type: ignore[return-value]  # and hands on


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    report: pytest.CollectReport = yield  # type: ignore[assignment]  # as above
    if report.skipped and collector.config.stash[COMPLETE]:
        report.outcome = "failed"
        report.longrepr = f"skipped, but everything must run: {report.longrepr}"
    return report  # type: ignore[return-value]  # as above
