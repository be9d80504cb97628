"""The build hook: compiles the kernel where there is a C++ compiler; elsewhere Python serves."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = Path("src", "davidgoliath", "kernel")
X86_64 = platform.machine().lower() in ("x86_64", "amd64")
NEWER = {"_newer": ["-march=x86-64-v3", "-mtune=znver3"]}
BUILDS: dict[str, list[str]] = {"_baseline": []} | (NEWER if X86_64 else {})
FLAGS = ["-std=c++20", "-O3", "-fPIC", "-fvisibility=hidden", "-pthread"]
SHARED = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
SHOWN_LINES = 5  # of what a compiler complains about


class KernelHook(BuildHookInterface[Any]):
    """Compiled modules lie beside their sources; a wheel with them fits one platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (its form)
        if self.target_name != "wheel":
            return
        self.clean([])
        try:
            built = compiled(Path(self.root, KERNEL))
        except NotCompiled as problem:
            self.app.display_warning(f"The kernel was not compiled, plain Python serves: {problem}")
            return
        build_data["artifacts"] += [path.relative_to(self.root).as_posix() for path in built]
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def clean(self, versions: list[str]) -> None:  # noqa: ARG002 (its form)
        for name in BUILDS:
            module(Path(self.root, KERNEL), name).unlink(missing_ok=True)


class NotCompiled(Exception):
    """Why there is no compiled kernel."""


def compiled(kernel: Path) -> list[Path]:
    """Both builds side by side, each on a processor of its own."""
    compiler = find_compiler()
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as side_by_side:
        binding = Path(folder, "nanobind.o")
        includes, source = nanobind()
        jobs = {
            binding: [
                *includes,
                "-fno-strict-aliasing",
                "-DNDEBUG",
                "-c",
                str(source),
                "-o",
                str(binding),
            ]
        }
        for name, flags in BUILDS.items():
            code = Path(folder, f"{name}.o")
            what = [f"-DKERNEL_MODULE={name}", "-c", str(kernel / "native" / "module.cpp")]
            jobs[code] = [*includes, *flags, *what, "-o", str(code)]
        list(side_by_side.map(lambda job: call([*compiler, *FLAGS, *job]), jobs.values()))
        targets = [module(kernel, name) for name in BUILDS]
        for name, target in zip(BUILDS, targets, strict=True):
            fresh = Path(folder, target.name)
            objects = [str(Path(folder, f"{name}.o")), str(binding)]
            call([*compiler, *SHARED, "-pthread", "-s", *objects, "-o", str(fresh)])
            beside = target.with_name(f"{target.name}.fresh")
            shutil.copyfile(fresh, beside)
            beside.replace(target)  # at once: a game that is running keeps the one it has
    return targets


def module(kernel: Path, name: str) -> Path:
    return kernel / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}"


def find_compiler() -> list[str]:
    """What CXX names, or the first that is there."""
    for words in (shlex.split(os.environ.get("CXX", "")), ["c++"], ["g++"], ["clang++"]):
        if words and shutil.which(words[0]):
            return words
    raise NotCompiled("there is no C++ compiler (c++, g++, clang++ or what CXX names)")


def nanobind() -> tuple[list[str], Path]:
    """Where its headers and Python's lie, and its own source."""
    its = find_spec("nanobind")
    if its is None or its.origin is None:
        raise NotCompiled("nanobind is not installed")
    home, headers = Path(its.origin).parent, sysconfig.get_paths()["include"]
    if not Path(headers, "Python.h").exists():
        raise NotCompiled("Python's headers are not installed (on Debian, python3-dev)")
    folders = [headers, home / "include", home / "ext" / "robin_map" / "include"]
    return [f"-I{folder}" for folder in folders], home / "src" / "nb_combined.cpp"


def call(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join(done.stderr.splitlines()[:SHOWN_LINES])
        raise NotCompiled(f"{command[0]} ended with {done.returncode}:\n{said}")
