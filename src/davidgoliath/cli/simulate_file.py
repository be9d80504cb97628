"""A simulation into a file, which can be interrupted and gone on with."""

import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path

from davidgoliath.cli.extras import needing
from davidgoliath.cli.output import STANDARD_OUTPUT, error_console, whole_file
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.simulate_watch import watched
from davidgoliath.lab.executor import Executor
from davidgoliath.lab.formats import FORMATS, RECORDS, Format
from davidgoliath.lab.run import described, into_file, parts
from davidgoliath.lab.simulate import Simulation, matches_in_shard, shards
from davidgoliath.lab.unfinished import AlreadyBegun, NothingBegun, OtherPlan, Unfinished
from davidgoliath.locales import Texts
from davidgoliath.terminal.names import printable


def write(plan: Simulation, executor: Executor, name: str, texts: Texts, *, resume: bool) -> None:
    try:
        if not is_stream(name):
            fill(plan, executor, Path(name), texts, resume=resume)
        elif resume:
            raise Refused("resume-needs-out")
        else:
            send(plan, executor, name, texts)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("cannot-write", REFUSED, file=name, problem=error) from error
    print(texts("written-to", file=printable(name)), file=sys.stderr)


def is_stream(name: str) -> bool:
    return name in STANDARD_OUTPUT or (Path(name).exists() and not Path(name).is_file())


def send(plan: Simulation, executor: Executor, name: str, texts: Texts) -> None:
    """Records, as they come: to standard output or a device."""
    made = parts(plan, RECORDS, executor, shards(plan))
    with closing(watched(made, plan, texts)) as watching, whole_file(name) as file:
        for _, content in watching:
            file.write(content.decode())


def fill(plan: Simulation, executor: Executor, path: Path, texts: Texts, *, resume: bool) -> None:
    its = format_of(path)
    if its.library is not None:
        with needing("lab"):
            import_module(its.library)
    unfinished = begun(plan, path, resume=resume)
    done = min(len(unfinished.parts) * matches_in_shard(plan), plan.matches)
    made = into_file(plan, its, executor, unfinished)
    try:
        with closing(watched(made, plan, texts, done)) as watching:
            for _ in watching:
                pass
    except BaseException:
        if unfinished.parts:
            folder = printable(str(unfinished.folder))
            error_console().print(texts("simulation-kept", folder=folder))
        else:
            unfinished.give_up()
        raise


def format_of(path: Path) -> Format:
    """A name without an ending is one of records."""
    if path.suffix and path.suffix not in FORMATS:
        raise Refused("unknown-ending", file=str(path), endings=", ".join(FORMATS))
    return FORMATS.get(path.suffix, RECORDS)


def begun(plan: Simulation, path: Path, *, resume: bool) -> Unfinished:
    unfinished = Unfinished(path)
    folder, told = str(unfinished.folder), described(plan, path.suffix)
    try:
        unfinished.resume(told) if resume else unfinished.begin(told)
    except AlreadyBegun:
        raise Refused("simulation-unfinished", file=str(path), folder=folder) from None
    except NothingBegun:
        raise Refused("nothing-unfinished", file=str(path)) from None
    except OtherPlan:
        raise Refused("other-simulation", file=str(path), folder=folder) from None
    return unfinished
