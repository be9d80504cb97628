"""The nets of the package: there for every table, small, exact enough; damaged ones are refused."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from davidgoliath import bots
from davidgoliath.bots import BotFailed, SeatedBot, bot_named
from davidgoliath.bots.nets import FORMAT, VARIABLE, Learnt, NetsDamaged, learnt, read, written
from davidgoliath.kernel.nets import CRITIC_SIZE, POLICY_SIZE
from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

SEATS = (3, 4, 5, 6)
CHANCE = np.random.default_rng(1)
SOME = Learnt(
    *(CHANCE.normal(0, 0.1, size).astype("f4") for size in (POLICY_SIZE, POLICY_SIZE, CRITIC_SIZE))
)


def test_there_are_nets_for_every_number_of_players() -> None:
    assert [its.size for n in SEATS for its in learnt(n)] == [its.size for its in SOME] * 4
    assert len({learnt(n).policy.tobytes() for n in SEATS}) == 4


def test_they_are_small() -> None:
    folder = Path(bots.__file__).with_name("weights")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 2_000_000


def test_a_weight_comes_back_to_half_a_step() -> None:
    for before, after in zip(SOME, read(written(SOME)), strict=True):
        assert after.dtype == np.float32
        largest = np.abs(before).max()
        assert np.abs(after - before).max() <= 0.501 * largest / 127


def test_rows_of_zeros_stay_zeros() -> None:
    nothing = Learnt(*(np.zeros_like(its) for its in SOME))
    assert not any(its.any() for its in read(written(nothing)))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": np.array(FORMAT + 1)}, "not of format"),
        ({"format": np.array("x")}, "ValueError"),
        ({"critic-steps": np.zeros((3, 128), np.int8)}, "critic is not an array of"),
        ({"flat-steps": np.zeros((813, 128), np.float32)}, "flat is not an array of"),
        ({"policy-scales": np.full(813, np.nan, np.float32)}, "no numbers"),
        ({"policy-scales": None}, "KeyError"),
    ],
)
def test_other_nets_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], problem: str
) -> None:
    arrays = {name: its for name, its in (written(SOME) | changes).items() if its is not None}
    np.savez(tmp_path / "4.npz", allow_pickle=True, **arrays)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(NetsDamaged, match=f"nets for 4 players cannot be used: .*{problem}"):
        learnt(4)


def test_a_file_that_breaks_off_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    np.savez(tmp_path / "whole.npz", allow_pickle=True, **written(SOME))
    whole = (tmp_path / "whole.npz").read_bytes()
    for number, part in enumerate((0, 10, len(whole) // 2, len(whole) - 1)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "4.npz").write_bytes(whole[:part])
        monkeypatch.setenv(VARIABLE, str(folder))
        with pytest.raises(NetsDamaged, match="nets for 4 players cannot be used"):
            learnt(4)


def test_a_bot_without_its_nets_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    deal = Deal.start(*research_deal(1, 0, 4))
    assert deal.turn is not None
    bot = SeatedBot("champion", bot_named("champion"), Random(1))
    with pytest.raises(BotFailed, match=r"bot 'champion' at seat .*the file is missing"):
        bot.choose(view_of(deal, deal.turn))


@pytest.mark.parametrize("name", ["skilled", "expert", "champion", "flat:10", "ismcts:10"])
def test_a_view_that_contradicts_itself_is_refused_by_name(name: str) -> None:
    """Its hand is another one, of which some cards were played by others."""
    deal = Deal.start(*research_deal(1, 0, 4))
    for _ in range(9):
        deal = deal.play(deal.legal[0])
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    others = deal.dealt[(deal.turn + 1) % 4][: len(view.hand)]
    wrong = replace(view, hand=others, legal=others)
    with pytest.raises(BotFailed, match=f"bot '{name}' at seat {deal.turn}: .*contradicts itself"):
        SeatedBot(name, bot_named(name), Random(1)).choose(wrong)
