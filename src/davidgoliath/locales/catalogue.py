"""Messages by key in one language (Project Fluent)."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

LANGUAGES = ("en", "de", "it")
LONGEST_VALUE = 1000
FOLDER = files("davidgoliath.locales")


class Texts:
    """Called with a key and the values that its message asks for."""

    def __init__(self, language: str, command: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources(language):
            self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        self._bundle.add_resource(FluentResource(f"-command = {command}"))

    def __call__(self, key: str, **values: str | int | FluentType) -> str:
        """A key, a value or a reference that is missing is a mistake in the program: `KeyError`."""
        shown = {
            name: value if not isinstance(value, str) else shortened(value)
            for name, value in values.items()
        }
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(key, *errors)
        return str(text)

    def decimal(self, value: float, digits: int) -> FluentType:
        """A number to be written with exactly so many digits behind the point."""
        return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def shortened(value: str) -> str:
    """What files and people say may be of any length; Fluent and readers have limits."""
    return value if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1]}…"


@cache
def texts_in(language: str, command: str = "davidgoliath") -> Texts:
    """`command`: what somebody typed to get here, and can type again."""
    return Texts(language, command)


def sources(language: str) -> list[Traversable]:
    """The catalogue's files; what all languages share comes first."""
    own = [file for file in (FOLDER / language).iterdir() if file.name.endswith(".ftl")]
    return [FOLDER / "product.ftl", *sorted(own, key=lambda file: file.name)]


def language_of(environment: Mapping[str, str]) -> str:
    """The first of our languages that the environment asks for, else English.

    >>> language_of({"LANG": "it_CH.UTF-8"})
    'it'
    """
    settings = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in settings if environment.get(name)), "")
    wanted = environment.get("LANGUAGE", "").split(":") if locale not in ("", "C", "POSIX") else []
    for name in (*wanted, locale):
        if name[:2] in LANGUAGES and not name[2:3].isalpha():
            return name[:2]
    return "en"
