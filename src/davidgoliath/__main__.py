"""`python -m davidgoliath` is the command `davidgoliath`."""

import sys

INTERRUPTED = 130  # as shells count Ctrl-C


def start() -> None:
    """Whoever presses Ctrl-C while it is still starting gets no traceback either."""
    try:
        from davidgoliath.cli.main import main  # noqa: PLC0415 (this is what takes time)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    sys.exit(main())


if __name__ == "__main__":
    start()
