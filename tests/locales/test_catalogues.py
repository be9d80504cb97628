"""Three catalogues with the same keys and values, all of them used, none missing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from davidgoliath.locales import LANGUAGES, language_of, texts_in
from davidgoliath.locales.catalogue import sources
from davidgoliath.records.fairness import Fairness
from davidgoliath.rules import RuleBroken

SOURCE = Path(__file__).parents[2] / "src" / "davidgoliath"
ASKS_FOR_A_KEY = {"texts", "say", "say_whole", "Refused", "BadRecord"}


class Found(visitor.Visitor):
    """Values and other messages that a message mentions."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (its name)
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (its name)
        self.messages.add(node.id.name)


def catalogue(language: str) -> dict[str, Found]:
    found = {}
    for source in sources(language):
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{source}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = Found()
                found[entry.id.name].visit(entry)
    return found


ENGLISH = catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_same_values(language: str) -> None:
    ours = {key: sorted(found.values) for key, found in catalogue(language).items()}
    assert ours == {key: sorted(found.values) for key, found in ENGLISH.items()}


def trees() -> Iterator[ast.AST]:
    for path in SOURCE.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def test_no_key_is_unused() -> None:
    words = {node.value for node in trees() if isinstance(node, ast.Constant)}
    mentioned = {name for found in ENGLISH.values() for name in found.messages}
    assert {key for key in ENGLISH if key not in words | mentioned} == set()


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """Each key that is asked for by name, with the names of its values if all are written out."""
    for node in trees():
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
            if name in ASKS_FOR_A_KEY:
                values = {keyword.arg for keyword in node.keywords}
                known = {value for value in values if value is not None}
                yield str(node.args[0].value), known if None not in values else None


def needed(key: str) -> set[str]:
    """Values of the message and of those that it mentions."""
    found = ENGLISH[key]
    return found.values.union(*(needed(name) for name in found.messages))


def test_every_key_that_is_asked_for_is_there_with_its_values() -> None:
    asked = list(calls())
    assert len(asked) > 50
    for key, values in asked:
        assert key in ENGLISH, key
        if values is not None:
            assert needed(key) <= values, key


def all_rules(rule: type[RuleBroken]) -> Iterator[type[RuleBroken]]:
    for narrower in rule.__subclasses__():
        yield narrower
        yield from all_rules(narrower)


def test_every_broken_rule_and_every_outcome_has_a_sentence() -> None:
    codes = {rule.code for rule in all_rules(RuleBroken)} - {RuleBroken.code}
    assert codes | {outcome.value for outcome in Fairness} <= set(ENGLISH)


def test_the_name_of_the_product_stands_in_one_place() -> None:
    for language in LANGUAGES:
        own = [source.read_text(encoding="utf-8") for source in sources(language)[1:]]
        assert not any("David & Goliath" in text for text in own)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": ""}, "en"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "den_XX"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_a_mistake_in_the_program(language: str) -> None:
    texts = texts_in(language)
    with pytest.raises(KeyError):
        texts("no-such-key")
    with pytest.raises(KeyError):
        texts("card-not-held", seat="?")


@pytest.mark.parametrize(("language", "number"), [("en", "1.50"), ("de", "1,50"), ("it", "1,50")])
def test_numbers_are_written_as_in_the_language(language: str, number: str) -> None:
    texts = texts_in(language)
    assert texts("number", value=texts.decimal(1.5, 2)) == number
