"""`davidgoliath train`: killed and gone on with, ended by Ctrl-C, and what it refuses."""

from pathlib import Path

import numpy as np
import pytest
from command import davidgoliath
from running import Running

from davidgoliath.bots.nets import read

CTRL_C = 130


def words(out: Path, *more: str) -> tuple[str, ...]:
    return ("train", "--players", "3", "--minutes", "1", "--out", str(out), *more)


def parts(out: Path) -> list[Path]:
    return sorted((out / "3" / "watched").glob("[0-9]*.npz"))


def test_killed_gone_on_with_and_interrupted(tmp_path: Path) -> None:
    """On Ray until it is killed, then in processes; every file there is whole."""
    pytest.importorskip("torch", reason="PyTorch is not installed (./do run train does it)")
    first = Running(*words(tmp_path, "--cluster", "local")).until(lambda: parts(tmp_path))
    first.killed()
    kept = {file: file.stat().st_mtime_ns for file in parts(tmp_path)}
    nets = tmp_path / "3.npz"
    ended = Running(*words(tmp_path)).until(nets.exists).ctrl_c()
    assert ended.status == CTRL_C
    assert "Traceback" not in ended.err
    assert len(parts(tmp_path)) == 10
    assert all(file.stat().st_mtime_ns == written for file, written in kept.items())
    with np.load(nets, allow_pickle=False) as arrays:
        assert np.isfinite(read(arrays).policy).all()


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (./do run train does it)")
    (tmp_path / "3").mkdir()
    (tmp_path / "3" / "training.json").write_text("{}", encoding="utf-8")
    ran = davidgoliath(*words(tmp_path))
    assert ran.status == 1
    assert "holds a training with other numbers" in ran.err


def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    missing = "raise ModuleNotFoundError('no torch', name='torch')"
    (tmp_path / "torch.py").write_text(missing, encoding="utf-8")
    ran = davidgoliath("train", environment={"PYTHONPATH": str(tmp_path)}, folder=tmp_path)
    assert ran.status == 2
    assert "This needs torch" in ran.err
    assert "pip install 'davidgoliath[train]'" in ran.err


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--minutes", "0", "--minutes takes a whole number from 1"),
        ("--minutes", "x", "--minutes takes a whole number"),
        ("--players", "7", "it takes 3 to 6"),
        ("--seed", "-1", "seed"),
    ],
)
def test_wrong_options(tmp_path: Path, option: str, value: str, sentence: str) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (./do run train does it)")
    ran = davidgoliath("train", option, value, folder=tmp_path)
    assert ran.status == 2
    assert sentence in ran.err
    assert not list(tmp_path.iterdir())
