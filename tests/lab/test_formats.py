"""What a simulation is written as: records to the byte, points, and parts that join to a file."""

import csv
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from davidgoliath.lab.formats import FORMATS, RECORDS, SCORES, Format
from davidgoliath.lab.simulate import Shard, Simulation, play_match, played
from davidgoliath.records import record_line
from strategies import PLAYERS, SEEDS

BOTS = st.sampled_from(["random", "cautious", "greedy"])
KERNEL = Simulation(["random", "greedy", "cautious"], deals=2, matches=9, seed=4)
THINKING = Simulation(["flat:1", "random", "random"], deals=2, matches=9, seed=4)


def part(plan: Simulation, its: Format, shard: Shard) -> bytes:
    return its.part(plan, shard, played(plan, shard, with_plays=its.with_plays))


def recorded(plan: Simulation, shard: Shard) -> bytes:
    """Every card through the rules, every field through `records`."""
    numbers = range(shard.first, shard.first + shard.matches)
    return "".join(f"{record_line(play_match(plan, number))}\n" for number in numbers).encode()


@settings(max_examples=20)
@given(st.data(), PLAYERS, SEEDS, st.integers(1, 3), st.integers(0, 10**15))
def test_records_are_those_of_the_rules_to_the_byte(
    data: st.DataObject, n_seats: int, seed: int, length: int, first: int
) -> None:
    bots = [data.draw(BOTS) for _ in range(n_seats)]
    plan, shard = Simulation(bots, length, 10**15 + 2, seed), Shard(first, 2)
    assert part(plan, RECORDS, shard) == recorded(plan, shard)


def test_so_are_those_of_bots_without_the_kernel() -> None:
    assert part(THINKING, RECORDS, Shard(3, 4)) == recorded(THINKING, Shard(3, 4))


@pytest.mark.parametrize("plan", [KERNEL, THINKING])
def test_points_are_those_of_the_records(plan: Simulation) -> None:
    rows = list(csv.DictReader(StringIO(part(plan, SCORES, Shard(0, 9)).decode())))
    deals = [(number, deal) for number in range(9) for deal in play_match(plan, number).match.deals]
    assert len(rows) == 18
    for at, (row, (number, deal)) in enumerate(zip(rows, deals, strict=True)):
        place = {"match": number + 1, "deal": at % 2 + 1, "dealer": deal.dealer}
        points = {f"score_{seat}": score for seat, score in enumerate(deal.scores)}
        assert row == {name: str(value) for name, value in (place | points).items()}


@pytest.mark.parametrize("ending", [".jsonl", ".csv", ".parquet"])
@pytest.mark.parametrize("plan", [KERNEL, THINKING])
def test_it_does_not_matter_where_a_file_is_cut_into_parts(
    tmp_path: Path, ending: str, plan: Simulation
) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow", reason="it writes Parquet files")
    whole, parts = BytesIO(), BytesIO()
    its = FORMATS[ending]
    its.join(plan, kept(tmp_path / "a", plan, its, [Shard(0, 9)]), whole)
    its.join(plan, kept(tmp_path / "b", plan, its, [Shard(0, 4), Shard(4, 1), Shard(5, 4)]), parts)
    assert whole.getvalue() == parts.getvalue()


def kept(folder: Path, plan: Simulation, its: Format, shards: list[Shard]) -> list[Path]:
    folder.mkdir()
    for shard in shards:
        (folder / str(shard.first)).write_bytes(part(plan, its, shard))
    return [folder / str(shard.first) for shard in shards]
