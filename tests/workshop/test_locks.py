"""The locks: every package with its hashes, no address, and what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
RUN = PROJECT["project"]["dependencies"] + GROUPS["build"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
LAB = RUN + EXTRAS["lab"] + EXTRAS["cluster"]  # `train` is apart (docs/decisions/0008)
ASKED = {"run": RUN, "lab": LAB, "dev": LAB + GROUPS["dev"], "peers": RUN + GROUPS["peers"]}


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", ASKED)
def test_every_package_has_hashes(lock: str) -> None:
    packages = re.split(r"\n(?=\S)", text(lock).strip())
    assert len(packages) > 10
    for package in packages:
        name, *hashes = package.replace(" \\", "").splitlines()
        assert re.fullmatch(r"[a-z0-9.-]+==\S+( ; .+)?", name)
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in hashes)
        assert hashes


@pytest.mark.parametrize("lock", ASKED)
def test_no_address_stands_in_a_lock(lock: str) -> None:
    assert not re.search(r"://|index-url|find-links|\.(org|com)\b", text(lock))


@pytest.mark.parametrize("lock", ASKED)
def test_the_lock_has_what_is_asked_for(lock: str) -> None:
    pinned = dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text(lock), re.MULTILINE))
    for asked in map(Requirement, ASKED[lock]):
        assert asked.specifier.contains(pinned[canonicalize_name(asked.name)])


def test_pytorch_is_the_only_extra_without_a_lock() -> None:
    (asked,) = EXTRAS.keys() - {"lab", "cluster"}
    (needed,) = map(Requirement, EXTRAS[asked])
    (version,) = re.findall(r'PYTORCH = "torch==(\S+)"', (ROOT / "do").read_text(encoding="utf-8"))
    assert needed.name == "torch"
    assert needed.specifier.contains(version)


def test_what_builds_us_is_locked_too() -> None:
    names = {Requirement(asked).name for asked in PROJECT["build-system"]["requires"]}
    assert names <= {Requirement(asked).name for asked in GROUPS["build"]}
