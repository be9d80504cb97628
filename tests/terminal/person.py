"""Somebody at a real terminal, who knows from the record which cards may be played."""

import signal
from pathlib import Path

import pexpect
from command import COMMAND, PLAIN

from davidgoliath.locales import texts_in
from davidgoliath.records import Record, read_record
from davidgoliath.rules import Deal
from davidgoliath.terminal.cards import card_name


def hear_ctrl_c() -> None:
    """Even where whoever started the tests had switched it off, as nohup does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Person:
    """Types at the prompt of `davidgoliath play`; `seen` is all that was printed."""

    def __init__(self, record: Path, words: str, language: str = "en", before: str = "") -> None:
        self.record, self.texts = record, texts_in(language)
        command = f"{before} exec {COMMAND} --lang {language} play --no-pause {words}"
        plain = PLAIN | {"TERM": "dumb"}
        self.terminal: pexpect.spawn[str] = pexpect.spawn(
            "/bin/sh",
            ["-c", command],
            env=plain,
            encoding="utf-8",
            dimensions=(60, 100),
            preexec_fn=hear_ctrl_c,
        )
        self.seen = ""
        self.asked = self.wait()

    def wait(self) -> bool:
        """Until a card is asked for, or the program ends; which of them it was."""
        found = self.terminal.expect_exact([f"{self.texts('ask-card')} ", pexpect.EOF])
        self.seen += self.terminal.before or ""
        return found == 0

    def type(self, text: str) -> str:
        """What is printed in answer."""
        before = len(self.seen)
        self.terminal.sendline(text)
        self.asked = self.wait()
        return self.seen[before:]

    def press(self, key: str) -> None:
        """C for Ctrl-C, D for Ctrl-D; the program ends."""
        self.terminal.sendcontrol(key.lower())
        self.asked = self.wait()

    def recorded(self) -> Record:
        return read_record(self.record.read_bytes())

    def deal(self) -> Deal:
        return self.recorded().match.deals[-1]

    def play_on(self, cards: int = 10**9) -> None:
        """So many cards, each the first that may be played, or to the end of the match."""
        while self.asked and cards:
            self.type(card_name(self.texts, self.deal().legal[0]))
            cards -= 1

    def status(self) -> int:
        self.terminal.close()
        return -1 if self.terminal.exitstatus is None else self.terminal.exitstatus
