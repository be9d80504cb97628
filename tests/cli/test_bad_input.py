"""Whatever is wrong: a sentence in the chosen language, the right exit code, no traceback."""

from pathlib import Path

import pytest
from command import davidgoliath, shell
from test_refused import GOOD

from davidgoliath import __version__

SMALL = "--matches 20 --deals 1"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("play --players 2", 2, "the number of players is 2: it takes 3 to 6 (rules: §1.1)"),
        ("play --players 7 --lang de", 2, "7"),
        ("play --players 7 --lang it", 2, "7"),
        ("play --players -1", 2, "the number of players is -1"),
        ("play --players four", 2, "--players takes a whole number, not “four”"),
        ("play --deals 0", 2, "the number of deals is 0: a match has 1 to 60 (rules: §6.1)"),
        ("play --deals 61", 2, "the number of deals is 61"),
        ("play --deals 1000000000000000000000", 2, "--deals takes a whole number"),
        ("play --bots chess", 2, "No bot is called “chess”. There are: random, cautious, greedy"),
        ("play --bots greedy,random", 2, "2 bots are named, 3 are needed"),
        ("play --dealer 4", 2, "the dealer is seat 4, which does not exist (rules: §6.2)"),
        ("play --dealer -1", 2, "the dealer is seat -1, which does not exist"),
        ("play --seed -1", 2, "-1 is not a valid seed"),
        (f"play --seed {'9' * 200}", 2, "is not a valid seed"),
        ("play --seed 18446744073709551616", 2, "is not a valid seed"),
        ("play --lang fr", 2, "There is no language “fr”. There are: en, de, it"),
        ("play --resume none.json", 2, "none.json cannot be read: No such file or directory"),
        ("play --resume x --seed 1", 2, "--seed cannot be changed for a resumed match"),
        ("play --record none/x.json", 1, "none/x.json cannot be written: No such file"),
        ("simulate --players 7", 2, "the number of players is 7"),
        ("simulate --deals 61", 2, "the number of deals is 61"),
        ("simulate --matches 0", 2, "--matches takes a whole number from 1, not 0"),
        ("simulate --matches -5", 2, "--matches takes a whole number from 1, not -5"),
        ("simulate --matches 1.5", 2, "--matches takes a whole number, not “1.5”"),
        ("simulate --bots greedy,chess", 2, "No bot is called “chess”"),
        ("simulate --players 4 --bots greedy,random,random", 2, "3 bots are named, 4 are needed"),
        ("simulate --matches 1 --out none/x", 1, "none/x cannot be written: No such file"),
        ("show none.json", 2, "none.json cannot be read: No such file or directory"),
        ("show none.json --match 0", 2, "--match takes a whole number from 1, not 0"),
        ("verify none.json", 2, "none.json cannot be read: No such file or directory"),
    ],
)
def test_refused(words: str, status: int, sentence: str) -> None:
    ran = davidgoliath(*words.split())
    assert (ran.status, ran.out) == (status, "")
    assert sentence in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No bot is called “x”."),
        ("de", "Es gibt keinen Bot namens „x“."),
        ("it", "Nessun bot si chiama «x»."),
    ],
)
def test_the_sentence_is_in_the_chosen_language(language: str, sentence: str) -> None:
    by_option = davidgoliath("--lang", language, "simulate", "--bots", "x")
    by_locale = davidgoliath("simulate", "--bots", "x", environment={"LANG": f"{language}.UTF-8"})
    assert by_option.err == by_locale.err
    assert sentence in by_option.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--match 2", "has no match 2"),
        ("--deal 3", "Match 1 has no deal 3"),
        ("--match 1 --deal 9", "Match 1 has no deal 9"),
    ],
)
def test_show_what_is_not_there(tmp_path: Path, words: str, sentence: str) -> None:
    path = tmp_path / "x"
    path.write_text(GOOD)
    ran = davidgoliath("show", path, *words.split())
    assert ran.status == 1
    assert sentence in ran.err


def test_show_a_bad_match(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text(f"{GOOD}\n{GOOD[:-1]}\n")
    ran = davidgoliath("show", path)
    assert ran.status == 1
    assert "line 2, match 2: not JSON" in ran.err


def running(text: str, tmp_path: Path) -> str:
    path = tmp_path / "x"
    path.write_text(text)
    ran = davidgoliath("play", "--resume", path)
    assert ran.status in (1, 2)
    assert path.read_text() == text
    return ran.err.replace(str(path), "FILE")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", "FILE holds no match that can be resumed", id="empty"),
        pytest.param("{", "line 1, match 1: not JSON", id="broken"),
        pytest.param(f"{GOOD}\n{GOOD}\n", "FILE holds more than one match", id="two"),
        pytest.param(GOOD, "The match in FILE is over", id="over"),
    ],
)
def test_what_cannot_be_resumed(tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence in running(text, tmp_path)


BOTS = '"players":[{"name":"A"},{"name":"B","bot":"random"},{"name":"C","bot":"random"}]'
OPEN = '{"format":"davidgoliath/1",PLAYERS,"length":1,"deals":[],"totals":[0,0,0]}'


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        pytest.param(BOTS, "FILE does not say where its next deal comes from", id="no deals"),
        pytest.param(BOTS.replace("random", "chess"), "No bot is called “chess”", id="no such bot"),
        pytest.param(
            BOTS.replace('"name":"A"', '"name":"A","bot":"random"'), "belongs to a bot", id="nobody"
        ),
        pytest.param(BOTS.replace(',"bot":"random"', "", 1), "more than one person", id="two"),
    ],
)
def test_who_cannot_resume(tmp_path: Path, players: str, sentence: str) -> None:
    assert sentence in running(OPEN.replace("PLAYERS", players), tmp_path)


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("mine")
    ran = davidgoliath("play", "--record", path)
    assert (ran.status, path.read_text()) == (2, "mine")
    assert "exists already and is not overwritten" in ran.err


def test_the_end_of_input_is_leaving(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    ran = davidgoliath("play", "--deals", "1", "--record", path, typed="?\n")
    assert ran.status == 0
    assert f"davidgoliath play --resume {path}" in ran.out
    assert davidgoliath("verify", path).status == 0


@pytest.mark.parametrize("command", [f"simulate {SMALL}", "verify FILE", "show FILE", "--version"])
def test_a_full_disk_behind_standard_output(tmp_path: Path, command: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    path = tmp_path / "x"
    path.write_text(GOOD)
    ran = shell(f"davidgoliath {command.replace('FILE', str(path))} > /dev/full")
    assert ran.status == 1
    assert "No space left on device" in ran.err
    assert "Traceback" not in ran.err


def test_a_full_disk_behind_out(tmp_path: Path) -> None:
    """The file keeps what it had; nothing half-written is left beside it."""
    path = tmp_path / "x.jsonl"
    path.write_text("before")
    ran = shell(f"trap '' XFSZ; ulimit -f 4; davidgoliath simulate {SMALL} --out {path}")
    assert ran.status == 1
    assert f"{path} cannot be written: File too large" in ran.err
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_out_may_be_a_device() -> None:
    ran = shell(f"davidgoliath simulate {SMALL} --out /dev/stdout | davidgoliath verify -")
    assert (ran.status, "20 matches, 20 deals: all right" in ran.out) == (0, True)


def test_tracebacks_only_with_debug() -> None:
    assert "Traceback" not in davidgoliath("verify", "none").err
    assert "Traceback" in davidgoliath("show", "none", "--debug").err
    assert "Traceback" in davidgoliath("--debug", "show", "none").err


def test_version() -> None:
    assert davidgoliath("--version").out == f"davidgoliath {__version__}\n"


@pytest.mark.parametrize("command", ["", "play", "simulate", "verify", "show"])
def test_help_shows_examples(command: str) -> None:
    ran = davidgoliath(*command.split(), "--help")
    assert ran.status == 0
    assert "examples:\n  davidgoliath" in ran.out


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_without_a_terminal_it_says_what_to_type(language: str) -> None:
    ran = davidgoliath("--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert "davidgoliath play --deals 1" in ran.out


@pytest.mark.parametrize("encoding", ["C", "en_US.ISO-8859-1", "POSIX"])
def test_a_poor_terminal_gets_substitutes(encoding: str) -> None:
    ran = davidgoliath("simulate", "--bots", "x", environment={"LC_ALL": encoding, "LANG": ""})
    assert ran.status == 2
    assert "No bot is called" in ran.err
