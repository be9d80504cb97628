"""What files of deals say, read in pieces that any processor can work on."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, NamedTuple, Self, TypeAlias

from davidgoliath.lab.deals import Deals
from davidgoliath.lab.figures import Figures, figures_of
from davidgoliath.lab.origin import Origin
from davidgoliath.lab.recorded import BadLine, read
from davidgoliath.lab.simulate import Shard, Simulation
from davidgoliath.records.lines import Line, lines

STANDARD_INPUT = "-"
PIECE = 1 << 21  # bytes of records in a piece: some two thousand deals
ROWS = 1 << 17  # deals of a Parquet file in a piece: those of a row group


class BadRows(ValueError):
    """A Parquet file that is damaged, or gone."""


@dataclass(frozen=True, slots=True)
class Records:
    file: str
    size: int  # bytes
    texts: list[Line]
    first_match: int  # of the file, from 1

    def deals(self) -> tuple[Origin, Mapping[int, Deals]]:
        return read(self.texts, self.first_match)


@dataclass(frozen=True, slots=True)
class Rows:
    file: str
    size: int  # bytes, more or less
    shard: Shard

    def deals(self) -> tuple[Origin, Mapping[int, Deals]]:
        from davidgoliath.lab.parquet import ForeignFile, Stored  # noqa: PLC0415 (may be missing)

        try:
            stored = Stored(Path(self.file))
            plan, matches = stored.plan, stored.matches(self.shard)
        except (ForeignFile, OSError) as error:
            raise BadRows(self.file) from error
        deals = Deals(matches.dealers.reshape(-1), matches.plays.reshape(matches.dealers.size, -1))
        origin = Origin(matches.dealers.size, 0, (tuple(plan.bots),), (plan.seed,))
        return origin, {plan.n_seats: deals}


Piece: TypeAlias = Records | Rows


@dataclass(frozen=True, slots=True)
class Sample:
    origin: Origin = field(default_factory=Origin)
    figures: Mapping[int, Figures] = field(default_factory=dict)  # by number of players

    def __add__(self, other: Self) -> Self:
        figures = dict(self.figures)
        for n_seats, its in other.figures.items():
            figures[n_seats] = figures[n_seats] + its if n_seats in figures else its
        return type(self)(self.origin + other.origin, dict(sorted(figures.items())))


class Source(NamedTuple):
    name: str  # of the file
    sample: Sample
    plan: Simulation | None = None  # that dealt and played it, where the file is of one


class Read(NamedTuple):
    file: str
    size: int
    outcome: Sample | BadLine | BadRows  # a value, so that the first bad one is told of


def read_piece(piece: Piece) -> Read:
    try:
        origin, deals = piece.deals()
    except (BadLine, BadRows) as error:
        return Read(piece.file, piece.size, error)
    figures = {n_seats: figures_of(its) for n_seats, its in deals.items()}
    return Read(piece.file, piece.size, Sample(origin, figures))


def pieces_of_records(file: str, stream: BinaryIO) -> Iterator[Records]:
    texts: list[Line] = []
    size, first_match = 0, 1
    for line in lines(stream):
        texts.append(line)
        size += len(line.text)
        if size >= PIECE:
            yield Records(file, size, texts, first_match)
            first_match += len(texts)
            texts, size = [], 0
    if texts:
        yield Records(file, size, texts, first_match)


def pieces_of_parquet(file: str, size: int, plan: Simulation) -> Iterator[Rows]:
    """The file has so many bytes."""
    matches = max(1, ROWS // plan.deals)
    for first in range(0, plan.matches, matches):
        shard = Shard(first, min(matches, plan.matches - first))
        yield Rows(file, size * shard.matches // plan.matches, shard)
