"""What a simulation can be written as, by the ending of the file's name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from shutil import copyfileobj
from typing import BinaryIO

from davidgoliath.kernel import Matches
from davidgoliath.lab.lines import lines_of
from davidgoliath.lab.scores import header, scores_of
from davidgoliath.lab.simulate import Shard, Simulation


@dataclass(frozen=True, slots=True)
class Format:
    """Parts can be made anywhere and in any order; joined in order they are the file."""

    part: Callable[[Simulation, Shard, Matches], bytes]
    join: Callable[[Simulation, Iterable[Path], BinaryIO], None]
    with_plays: bool = True
    library: str | None = None  # that need not be there


def of_records(plan: Simulation, shard: Shard, matches: Matches) -> bytes:
    return "".join(lines_of(plan, shard, matches)).encode()


def of_scores(plan: Simulation, shard: Shard, matches: Matches) -> bytes:
    """The first part begins with the names of the columns."""
    first = header(plan) if shard.first == 0 else ""
    return (first + "".join(scores_of(shard, matches))).encode()


def of_parquet(plan: Simulation, shard: Shard, matches: Matches) -> bytes:  # noqa: ARG001 (its form)
    from davidgoliath.lab.parquet import write_part  # noqa: PLC0415 (pyarrow need not be there)

    file = BytesIO()
    write_part(plan, matches, file)
    return file.getvalue()


def one_after_the_other(plan: Simulation, parts: Iterable[Path], file: BinaryIO) -> None:  # noqa: ARG001 (its form)
    for part in parts:
        with part.open("rb") as its:
            copyfileobj(its, file)


def as_one_parquet(plan: Simulation, parts: Iterable[Path], file: BinaryIO) -> None:
    from davidgoliath.lab.parquet import join  # noqa: PLC0415 (pyarrow need not be there)

    join(plan, parts, file)


RECORDS = Format(of_records, one_after_the_other)
SCORES = Format(of_scores, one_after_the_other, with_plays=False)
PARQUET = Format(of_parquet, as_one_parquet, library="pyarrow")
FORMATS: Mapping[str, Format] = {
    ".jsonl": RECORDS,
    ".json": RECORDS,
    ".csv": SCORES,
    ".parquet": PARQUET,
}
