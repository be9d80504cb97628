"""What the documents say is true: examples run, links lead somewhere, paragraphs are tested."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_of_the_readme_plays_a_whole_deal() -> None:
    code, answer = blocks("python")[0], blocks("text")[-1]
    assert 8 <= len([line for line in code.splitlines() if line.strip()]) <= 12
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == answer


def commands() -> list[str]:
    lines = [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]
    return [line.split("#")[0].strip() for line in lines if line.startswith("davidgoliath")]


def test_the_commands_of_the_readme_work(tmp_path: Path) -> None:
    asked = [line for line in commands() if " play" not in line]
    assert len(asked) >= 3
    for line in asked:
        ran = subprocess.run(
            [BIN / "davidgoliath", *line.split()[1:]],
            cwd=tmp_path,
            capture_output=True,
            check=False,
        )
        assert (line, ran.returncode, ran.stderr.count(b"Traceback")) == (line, 0, 0)


@pytest.mark.parametrize("command", ["./do run", "./do test"])
def test_the_readme_names_the_two_commands(command: str) -> None:
    assert command in README


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
        assert "://" in target or (document.parent / target).exists(), target


def paragraphs() -> set[str]:
    """§1.1 and so on, as docs/rules.md numbers them."""
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## §(\d)[^\n]*\n(.*?)(?=^## |\Z)", rules, re.DOTALL | re.MULTILINE)
    return {
        f"{chapter}.{number}"
        for chapter, text in chapters
        for number in re.findall(r"^(\d+)\.", text, re.MULTILINE)
    }


def mentioned(folder: Path) -> set[str]:
    """Paragraphs that are named in a folder's Python, ranges like §4.2-§4.4 and §4.1-3 included."""
    found = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for chapter, first, last in re.findall(r"§(\d)\.(\d)(?:-(?:§\d\.)?(\d))?", text):
            found |= {f"{chapter}.{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def test_every_paragraph_of_the_rules_has_a_test_that_names_it() -> None:
    assert len(paragraphs()) == 29
    assert paragraphs() - mentioned(ROOT / "tests") == set()


def test_code_and_tests_name_no_paragraph_that_is_not_there() -> None:
    named = mentioned(ROOT / "tests") | mentioned(ROOT / "src" / "davidgoliath" / "rules")
    assert named - paragraphs() == set()


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks"])
def test_no_file_is_too_long(folder: str) -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in (ROOT / folder).rglob("*.py")}
    assert {path.name: length for path, length in lengths.items() if length > 400} == {}
