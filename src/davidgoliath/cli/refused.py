"""What ends a command with a sentence instead of a traceback, and with which exit code."""

from davidgoliath.terminal.names import printable

REFUSED = 1  # the input was understood, and something in it is wrong; or the work could not be done
USAGE = 2  # what was asked for cannot be done at all; or a file cannot be read
INTERRUPTED = 130  # as shells count Ctrl-C
CLOSED_PIPE = 141  # as shells count a reader that went away


class Refused(Exception):
    """The catalogue's message `key` with its values, which may come from anywhere."""

    def __init__(self, key: str, status: int = USAGE, **values: str | int) -> None:
        super().__init__(key)
        self.key, self.status = key, status
        self.values = {
            name: printable(value) if isinstance(value, str) else value
            for name, value in values.items()
        }
