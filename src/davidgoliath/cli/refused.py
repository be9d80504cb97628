"""What ends a command with a sentence instead of a traceback, and with which exit code."""

from davidgoliath.locales import Texts
from davidgoliath.terminal.names import printable
from davidgoliath.terminal.problems import system_problem

REFUSED = 1  # the input was understood, and something in it is wrong; or the work could not be done
USAGE = 2  # what was asked for cannot be done at all; or a file cannot be read
INTERRUPTED = 130  # as shells count Ctrl-C
CLOSED_PIPE = 141  # as shells count a reader that went away
TERMINATED = 143  # as shells count a request to end


class Refused(Exception):
    """The catalogue's message `key` with its values, which may come from anywhere."""

    def __init__(self, key: str, status: int = USAGE, **values: str | int | OSError) -> None:
        super().__init__(key)
        self.key, self.status, self.values = key, status, values

    def sentence(self, texts: Texts) -> str:
        values = {name: _shown(texts, value) for name, value in self.values.items()}
        return texts(self.key, **values)


def _shown(texts: Texts, value: str | int | OSError) -> str | int:
    match value:
        case OSError():
            return system_problem(texts, value)
        case str():
            return printable(value)
        case int():
            return value
