"""Simulated deals as Parquet: what is in the file, reading it back, and files that are not ours."""

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="Parquet files are written and read with it")

import pyarrow as pa
import pyarrow.parquet as pq

from davidgoliath.kernel import Matches
from davidgoliath.lab import parquet
from davidgoliath.lab.parquet import ForeignFile, Stored, join, write_part
from davidgoliath.lab.simulate import Shard, Simulation, played, record_of, simulate
from davidgoliath.records import record_line

PLAN = Simulation(("greedy", "random", "cautious", "random"), deals=2, matches=50, seed=2**64 - 1)


def written(path: Path, plan: Simulation, sizes: int) -> Path:
    """Joined from parts of so many matches."""
    parts = []
    for first in range(0, plan.matches, sizes):
        shard = Shard(first, min(sizes, plan.matches - first))
        content = BytesIO()
        write_part(plan, played(plan, shard), content)
        parts.append(path.with_name(f"{path.name}-{first}"))
        parts[-1].write_bytes(content.getvalue())
    with path.open("wb") as file:
        join(plan, parts, file)
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "x.parquet", PLAN, 50)


@pytest.mark.parametrize("n_seats", [3, 4, 5, 6])
def test_what_anybody_finds_in_the_file(tmp_path: Path, n_seats: int) -> None:
    """Row r is deal r of the seed; columns and metadata as in docs/simulation.md."""
    plan = Simulation(("random",) * n_seats, deals=3, matches=4, seed=7)
    table = pq.read_table(written(tmp_path / "x", plan, 4))
    points = [f"score_{seat}" for seat in range(n_seats)]
    assert table.schema.names == ["dealer", "plays", *points]
    assert table.schema.field("plays").type == pa.binary(15 * n_seats)
    assert all(table.schema.field(name).type == pa.uint8() for name in ("dealer", *points))
    assert json.loads(table.schema.metadata[b"davidgoliath"]) == {
        "format": "davidgoliath-deals/1",
        "seed": 7,
        "bots": ["random"] * n_seats,
        "length": 3,
        "matches": 4,
    }
    deals = [deal for record in simulate(plan) for deal in record.match.deals]
    assert table["dealer"].to_pylist() == [deal.dealer for deal in deals]
    assert [[row[name] for name in points] for row in table.to_pylist()] == [
        list(deal.scores) for deal in deals
    ]


def test_what_is_read_back_is_what_was_played(file: Path) -> None:
    told, all_of_them = Stored(file), played(PLAN, Shard(0, 50))
    assert (told.plan, len(told)) == (PLAN, 100)
    assert contents(told.matches(Shard(0, 50))) == contents(all_of_them)
    plays = told.matches(Shard(31, 1)).plays[0].tolist()
    assert record_line(record_of(PLAN, 31, plays)) == record_line([*simulate(PLAN)][31])


def contents(matches: Matches) -> list[bytes]:
    return [matches.dealers.tobytes(), matches.scores.tobytes(), matches.plays.tobytes()]


@pytest.mark.parametrize("sizes", [1, 7, 16, 33])
def test_a_file_of_many_row_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sizes: int
) -> None:
    """Groups do not end where parts end; whatever is asked for may lie in several."""
    monkeypatch.setattr(parquet, "ROWS", 32)
    path = written(tmp_path / "x", PLAN, sizes)
    assert path.read_bytes() == written(tmp_path / "y", PLAN, 50).read_bytes()
    assert pq.ParquetFile(path).num_row_groups == 4
    told, plays = Stored(path), played(PLAN, Shard(0, 50)).plays.reshape(100, -1)
    for first, count in [(0, 100), (0, 1), (31, 1), (31, 2), (32, 32), (5, 70), (99, 1)]:
        assert told.deals(first, count).plays.tolist() == plays[first : first + count].tolist()


def test_a_deal_of_four_takes_49_bytes(tmp_path: Path) -> None:
    plan = Simulation(("random",) * 4, deals=1, matches=1 << 15, seed=1)
    size = written(tmp_path / "x", plan, 1 << 14).stat().st_size
    assert size / plan.matches <= 49


def no_parquet(path: Path) -> None:
    path.write_text('{"format": "davidgoliath/1"}\n')


def empty(path: Path) -> None:
    path.write_bytes(b"")


def somebody_elses(path: Path) -> None:
    pq.write_table(pa.table({"dealer": [1, 2], "plays": [b"x", b"y"]}), path)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def without_metadata(path: Path) -> None:
    pq.write_table(pq.read_table(path).replace_schema_metadata(None), path)


def rows_missing(path: Path) -> None:
    pq.write_table(pq.read_table(path).slice(2), path)


def no_deals(path: Path) -> None:
    pq.write_table(pq.read_table(path).slice(0, 0), path)
    telling(matches=0)(path)


def another_type(path: Path) -> None:
    table = pq.read_table(path)
    wider = table.schema.set(0, pa.field("dealer", pa.int32(), nullable=False))
    pq.write_table(table.cast(wider), path)


def telling(**values: object) -> Callable[[Path], None]:
    """A file that says something else of itself."""

    def spoil(path: Path) -> None:
        table = pq.read_table(path)
        told = json.loads(table.schema.metadata[b"davidgoliath"]) | values
        pq.write_table(table.replace_schema_metadata({"davidgoliath": json.dumps(told)}), path)

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        no_parquet,
        empty,
        somebody_elses,
        cut_short,
        without_metadata,
        rows_missing,
        no_deals,
        another_type,
        telling(format="davidgoliath-deals/2"),
        telling(seed=2**64),
        telling(seed=-1),
        telling(seed="1"),
        telling(seed=True),
        telling(bots=["random"] * 3),
        telling(bots=["random"] * 7),
        telling(bots=[1, 2, 3, 4]),
        telling(bots=None),
        telling(length=0, matches=0),
        telling(length=100, matches=1),
        telling(length=-2, matches=-50),
        telling(matches=51),
        telling(matches=10**30),
        telling(matches=50.0),
    ],
)
def test_a_file_that_is_not_ours_is_refused(file: Path, spoil: Callable[[Path], None]) -> None:
    spoil(file)
    with pytest.raises(ForeignFile):
        Stored(file)


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Stored(tmp_path / "x")
    with pytest.raises(IsADirectoryError):
        Stored(tmp_path)


def changed(path: Path, column: str, values: pa.Array) -> None:
    """A file that is whole, but says something else of its deals."""
    table = pq.read_table(path)
    at = table.schema.get_field_index(column)
    pq.write_table(table.set_column(at, table.schema.field(at), values), path)


def test_deals_that_its_seed_does_not_deal_are_no_matches(file: Path) -> None:
    telling(seed=1)(file)
    with pytest.raises(ForeignFile):
        Stored(file).matches(Shard(0, 1))


def test_plays_against_the_rules_are_no_matches(file: Path) -> None:
    plays = pq.read_table(file)["plays"].to_pylist()
    plays[3] = plays[3][::-1]
    changed(file, "plays", pa.array(plays, pa.binary(60)))
    assert Stored(file).matches(Shard(0, 1))
    with pytest.raises(ForeignFile):
        Stored(file).matches(Shard(1, 1))


def test_a_deal_that_another_number_deals_is_no_match(file: Path) -> None:
    """By the rules it might have been played; the same seat even dealt it."""
    table = pq.read_table(file)
    dealers, plays = table["dealer"].to_pylist(), table["plays"].to_pylist()
    other = dealers.index(dealers[0], 1)
    plays[0], plays[other] = plays[other], plays[0]
    changed(file, "plays", pa.array(plays, pa.binary(60)))
    with pytest.raises(ForeignFile):
        Stored(file).matches(Shard(0, 1))


@pytest.mark.parametrize("more", [1, 4, 254])
def test_another_dealer_is_no_match(file: Path, more: int) -> None:
    dealers = pq.read_table(file)["dealer"].to_pylist()
    dealers[3] = (dealers[3] + more) % 256
    changed(file, "dealer", pa.array(dealers, pa.uint8()))
    assert Stored(file).matches(Shard(0, 1))
    with pytest.raises(ForeignFile):
        Stored(file).matches(Shard(0, 2))


@pytest.mark.parametrize("place", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_single_bit_that_was_damaged_is_found(file: Path, place: float) -> None:
    """Pages are summed; the rest of the file says how it is to be read."""
    content = bytearray(file.read_bytes())
    begin, pages = content.index(b"\x28\xb5\x2f\xfd"), 100 * 48  # zstd begins with these bytes
    content[begin + int(place * pages)] ^= 1
    file.write_bytes(content)
    with pytest.raises(ForeignFile):
        Stored(file).deals(0, 100)


def test_no_damage_crashes_or_is_taken_for_the_deals(tmp_path: Path) -> None:
    """Of the footer, which says what is where and is not summed."""
    plan = Simulation(("random",) * 3, deals=1, matches=4, seed=1)
    path = written(tmp_path / "x", plan, 4)
    content, right = path.read_bytes(), Stored(path).deals(0, 4).plays.tolist()
    footer = int.from_bytes(content[-8:-4], "little") + 8
    refused = 0
    for at in range(len(content) - footer, len(content), 4):
        path.write_bytes(content[:at] + bytes([content[at] ^ 0x41]) + content[at + 1 :])
        try:
            assert Stored(path).deals(0, 4).plays.tolist() == right
        except ForeignFile:
            refused += 1
    assert refused > footer / 8
