"""Whatever is wrong: a sentence in the chosen language, the right exit code, no traceback."""

import re
from pathlib import Path

import pytest
from command import davidgoliath, shell
from test_refused import GOOD

from davidgoliath import __version__
from davidgoliath.kernel.engine import TOLD

SMALL = "--matches 20 --deals 1"


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("play --players 2", 2, "The number of players is 2: it takes 3 to 6 (rules: §1.1)"),
        ("play --players 7 --lang de", 2, "7"),
        ("play --players 7 --lang it", 2, "7"),
        ("play --players -1", 2, "The number of players is -1"),
        ("play --players four", 2, "--players takes a whole number, not “four”"),
        ("play --deals 0", 2, "The number of deals is 0: a match has 1 to 60 (rules: §6.1)"),
        ("play --deals 61", 2, "The number of deals is 61"),
        ("play --deals 1000000000000000000000", 2, "--deals takes a whole number"),
        (
            "play --bots chess",
            2,
            (
                "No bot is called “chess”. "
                "There are: random, cautious, greedy, novice, casual, skilled, expert, champion, "
                "flat:N, ismcts:N, champion:N (N: "
            ),
        ),
        ("play --bots greedy,random", 2, "2 bots are named, 3 are needed"),
        ("play --dealer 4", 2, "The dealer is seat 4, but the seats are 0 to 3 (rules: §6.2)"),
        ("play --dealer -1", 2, "The dealer is seat -1, but the seats are 0 to 3"),
        ("play --seed -1", 2, "-1 is not a valid seed"),
        (f"play --seed {'9' * 200}", 2, "is not a valid seed"),
        ("play --seed 18446744073709551616", 2, "is not a valid seed"),
        ("play --lang fr", 2, "There is no language “fr”. There are: en, de, it"),
        ("play --resume none.json", 2, "none.json cannot be read: no such file or folder"),
        ("play --resume x --seed 1", 2, "--seed cannot be changed for a resumed match"),
        ("play --record none/x.json", 1, "none/x.json cannot be written: no such file or folder"),
        ("simulate --players 7", 2, "The number of players is 7"),
        ("simulate --deals 61", 2, "The number of deals is 61"),
        ("simulate --matches 0", 2, "--matches takes a whole number from 1, not 0"),
        ("simulate --matches -5", 2, "--matches takes a whole number from 1, not -5"),
        ("simulate --matches 99999999999999999999", 2, "--matches takes at most 1000000000000000"),
        (f"play --bots {'x' * 3000}", 2, "No bot is called “xxx"),
        (f"play --lang {'x' * 3000}", 2, "There is no language “xxx"),
        ("simulate --matches 1.5", 2, "--matches takes a whole number, not “1.5”"),
        ("simulate --bots greedy,chess", 2, "No bot is called “chess”"),
        ("simulate --players 4 --bots greedy,random,random", 2, "3 bots are named, 4 are needed"),
        ("simulate --matches 1 --out none/x", 1, "none/x cannot be written: no such file"),
        ("show none.json", 2, "none.json cannot be read: no such file or folder"),
        ("show none.json --match 0", 2, "--match takes a whole number from 1, not 0"),
        ("verify none.json", 2, "none.json cannot be read: no such file or folder"),
        ("chess", 2, "There is no such command. There are: play, simulate, arena, ladder, stats"),
        ("play --chess x", 2, "Not understood: --chess x. To see what can be typed:"),
        ("play --lan de", 2, "Not understood: --lan de."),
        ("play --players", 2, "--players needs a value"),
        ("--version=2", 2, "--version takes no value"),
        ("play --lang EN --deals 0", 2, "The number of deals is 0"),
        ("verify", 2, "More is needed here. To see what: davidgoliath verify --help"),
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


@pytest.mark.parametrize("words", ["verify", "show", "play --chess", "--seed", "chess"])
def test_words_that_make_no_sense_are_refused_in_the_chosen_language(words: str) -> None:
    said = {davidgoliath(*words.split(), "--lang", each).err for each in ("en", "de", "it")}
    assert len(said) == 3
    assert not any("usage" in sentence or "error" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("words", "text", "sentence"),
    [
        ("--match 2", GOOD, "has no match of this number; the last one is 1"),
        ("--deal 3", GOOD, "there is no deal of this number"),
        ("--match 1 --deal 9", GOOD, "there is no deal of this number"),
        ("--lang en", "", "contains no match"),
    ],
)
def test_show_what_is_not_there(tmp_path: Path, words: str, text: str, sentence: str) -> None:
    path = tmp_path / "x"
    path.write_text(text)
    ran = davidgoliath("show", path, *words.split())
    assert (ran.status, ran.out) == (1, "")
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("play --deals", "--deals"),
        ("simulate --out", "--out"),
        ("show", "FILE"),
        ("verify", "FILE"),
    ],
)
def test_a_value_is_not_nothing(words: str, option: str) -> None:
    ran = davidgoliath(*words.split(), "")
    assert (ran.status, ran.err) == (2, f"{option} needs a value\n")


def test_a_terminal_of_few_signs_gets_plainer_ones() -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii"}
    ran = davidgoliath("play", "--bots", "x", "--lang", "de", environment=ascii_only)
    assert 'Es gibt keinen Bot namens "x".' in ran.err
    ran = davidgoliath("--lang", "de", environment=ascii_only)
    assert "fuer 3 bis 6 Spieler" in ran.out


@pytest.mark.parametrize(("terminal", "violet"), [("xterm", "45m"), ("xterm-256color", "48;5;")])
def test_five_colours_stay_five_on_every_terminal(
    tmp_path: Path, terminal: str, violet: str
) -> None:
    path = tmp_path / "x"
    path.write_text(GOOD)
    ran = davidgoliath("show", path, environment={"TERM": terminal, "FORCE_COLOR": "1"})
    faces = re.findall(r"\x1b\[([0-9;]+)m[RYGBV]\d", ran.out)
    assert len(set(faces)) == 5
    assert any(violet in f"{face}m" for face in faces)


def test_the_command_that_is_told_is_the_one_that_was_typed(tmp_path: Path) -> None:
    path = tmp_path / "x"
    davidgoliath("play", "--record", path)
    told = {"DAVIDGOLIATH_COMMAND": "./do run"}
    ran = davidgoliath("play", "--record", path, environment=told)
    assert f"To go on with it: ./do run play --resume {path}" in ran.err


def test_only_a_running_match_can_be_gone_on_with(tmp_path: Path) -> None:
    for taken in (tmp_path, Path("/dev/null"), tmp_path / "x", tmp_path / "y"):
        if taken.parent == tmp_path:
            taken.write_text(GOOD if taken.name == "x" else "no match")
        ran = davidgoliath("play", "--record", taken)
        assert (ran.status, ran.err) == (2, f"{taken} exists already and is not overwritten\n")


def test_show_goes_on_behind_a_bad_match(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text(f"{GOOD}\n{GOOD[:-1]}\n{GOOD}\n")
    ran = davidgoliath("show", path)
    assert ran.status == 1
    assert "line 2, match 2: not valid JSON (position " in ran.err
    assert ran.out.count("Final ranking") == 2


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
        pytest.param("{", "line 1, match 1: not valid JSON", id="broken"),
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


@pytest.mark.parametrize("seed", ["2/0", "1/1", "1/18446744073709551615", "1"])
def test_a_seed_that_does_not_give_these_cards_is_not_gone_on_with(
    tmp_path: Path, seed: str
) -> None:
    path = tmp_path / "y"
    davidgoliath("play", "--seed", "1", "--record", path)
    text = path.read_text().replace('"seed":"1/0"', f'"seed":"{seed}"')
    assert f'"{seed}"' in text
    assert "FILE does not say where its next deal comes from" in running(text, tmp_path)


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
    assert "The output cannot be written: the disk is full" in ran.err
    assert "Traceback" not in ran.err


def test_a_full_disk_behind_out(tmp_path: Path) -> None:
    """The file keeps what it had; nothing half-written is left beside it."""
    path = tmp_path / "x.jsonl"
    path.write_text("before")
    ran = shell(f"trap '' XFSZ; ulimit -f 4; davidgoliath simulate {SMALL} --out {path}")
    assert ran.status == 1
    assert f"{path} cannot be written: the file would be larger than allowed" in ran.err
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("out", ["-", "/dev/stdout"])
def test_out_may_be_standard_output(tmp_path: Path, out: str) -> None:
    path, behind = tmp_path / "x", tmp_path / "behind"
    behind.write_text(GOOD)
    ran = shell(f"(echo; davidgoliath simulate {SMALL} --out {out}; cat {behind}) > {path}")
    assert ran.status == 0
    ran = shell(f"davidgoliath verify {path}")
    assert "21 matches, 22 deals: all right" in ran.out


def test_out_may_be_a_device() -> None:
    assert shell(f"davidgoliath simulate {SMALL} --out /dev/null").status == 0


def test_a_replaced_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.touch(0o600)
    davidgoliath("simulate", *SMALL.split(), "--out", path)
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("words", ["play --resume", "play --record", "show", "verify"])
def test_an_empty_name_is_no_file(words: str) -> None:
    assert davidgoliath(*words.split(), "").status in (1, 2)


@pytest.mark.parametrize("streams", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_closed_streams(streams: str) -> None:
    ran = shell(f"davidgoliath play --deals 1 {streams}; davidgoliath verify - {streams}")
    assert "should not" not in ran.err
    assert "Traceback" not in ran.err


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x"
    ran = shell(f"davidgoliath play --name $'a\\xffb' --record {path} < /dev/null")
    assert ran.status == 0
    assert '"name":"a�b"' in path.read_text()


def test_tracebacks_only_with_debug() -> None:
    assert "Traceback" not in davidgoliath("verify", "none").err
    assert "Traceback" in davidgoliath("show", "none", "--debug").err
    assert "Traceback" in davidgoliath("--debug", "show", "none").err


def test_version() -> None:
    assert davidgoliath("--version").out == f"davidgoliath {__version__} (kernel: {TOLD})\n"


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
