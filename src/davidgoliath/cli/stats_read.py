"""The files of `davidgoliath stats`, read on all processors."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from davidgoliath.cli.options import bad_match, opened
from davidgoliath.cli.progress import progress
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.stored import ENDING, stored
from davidgoliath.lab.executor import Executor, Here, WorkerDied, cores
from davidgoliath.lab.processes import Processes
from davidgoliath.lab.recorded import BadLine
from davidgoliath.lab.sample import (
    PIECE,
    STANDARD_INPUT,
    BadRows,
    Piece,
    Sample,
    Source,
    pieces_of_parquet,
    pieces_of_records,
    read_piece,
)
from davidgoliath.lab.simulate import Simulation
from davidgoliath.locales import Texts

MEGABYTE = 10**6


@dataclass(frozen=True, slots=True)
class File:
    name: str
    size: int | None  # bytes; None where only the end will tell
    plan: Simulation | None  # of simulated deals


def seen(name: str) -> File:
    """Refused before any is read, where that can be known."""
    if name == STANDARD_INPUT:
        return File(name, None, None)
    path = Path(name)
    try:
        size = path.stat().st_size
    except OSError as error:
        raise Refused("cannot-read", file=name, problem=error) from error
    if path.suffix != ENDING:
        return File(name, size if path.is_file() else None, None)
    with stored(name) as deals:
        return File(name, size, deals.plan)


def read(files: Sequence[File], texts: Texts) -> list[Source]:
    samples = {file.name: Sample() for file in files}
    try:
        for name, sample in watched(files, texts):
            samples[name] += sample
    except WorkerDied:
        raise Refused("worker-died", REFUSED) from None
    if not any(sample.figures for sample in samples.values()):
        raise Refused("no-deals", REFUSED, files=", ".join(samples))
    return [Source(file.name, samples[file.name], file.plan) for file in files]


def watched(files: Sequence[File], texts: Texts) -> Iterator[tuple[str, Sample]]:
    """What each piece of them says, and a bar meanwhile."""
    sizes = [file.size for file in files if file.size is not None]
    total = sum(sizes) / MEGABYTE if len(sizes) == len(files) else None
    few = total is not None and total * MEGABYTE <= PIECE
    executor: Executor = Here() if few else Processes(cores())
    with progress() as bar, closing(executor.run(read_piece, pieces(files))) as found:
        task = bar.add_task(texts("stats-reading"), total=total)
        for name, size, outcome in found:
            yield name, counted(name, outcome, texts)
            bar.update(task, advance=size / MEGABYTE)


def pieces(files: Sequence[File]) -> Iterator[Piece]:
    for file in files:
        if file.plan is not None:
            yield from pieces_of_parquet(file.name, file.size or 0, file.plan)
        else:
            with opened(file.name) as stream:
                try:
                    yield from pieces_of_records(file.name, stream)
                except OSError as error:
                    raise Refused("cannot-read", file=file.name, problem=error) from error


def counted(name: str, outcome: Sample | BadLine | BadRows, texts: Texts) -> Sample:
    match outcome:
        case BadLine():
            raise bad_match(texts, name, outcome.error, outcome.line, outcome.match)
        case BadRows():
            raise Refused("not-our-parquet", file=name)
        case _:
            return outcome
