"""A bot's pause tells nothing: it is drawn before the bot thinks, who thinks within it."""

from argparse import ArgumentParser
from dataclasses import dataclass, field
from random import Random

import pytest

from davidgoliath.cli import play
from davidgoliath.rules import Card, parse_card
from davidgoliath.terminal.pause import LONGEST, SHORTEST, Pause

SEEDS = range(50)


@dataclass
class Time:
    """Passes when somebody sleeps or thinks, and only then."""

    now: float = 100.0
    slept: list[float] = field(default_factory=list)

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.slept.append(seconds)
        self.now += seconds


def shown_after(seed: int, thinking: float) -> float:
    """Seconds until the card is there."""
    time = Time()

    def choose() -> Card:
        time.now += thinking
        return parse_card("R1")

    assert Pause(Random(seed), lambda: time.now, time.sleep)(choose) == parse_card("R1")
    return time.now - 100


@pytest.mark.parametrize("thinking", [0.0, 0.001, 0.3])
def test_thinking_does_not_show(thinking: float) -> None:
    times = [shown_after(seed, thinking) for seed in SEEDS]
    assert times == pytest.approx([shown_after(seed, 0.1) for seed in SEEDS])
    assert all(SHORTEST <= seconds <= LONGEST for seconds in times)
    assert max(times) - min(times) > (LONGEST - SHORTEST) / 2


def test_whoever_thinks_longer_is_not_made_to_wait() -> None:
    assert shown_after(1, thinking=3.0) == pytest.approx(3.0)


def test_a_card_that_cannot_be_chosen_ends_at_once() -> None:
    time = Time()
    with pytest.raises(ZeroDivisionError):
        Pause(Random(1), lambda: time.now, time.sleep)(lambda: parse_card(f"R{1 // 0}"))
    assert time.slept == []


@pytest.mark.parametrize(
    ("terminal", "words", "pauses"),
    [(True, "", True), (True, "--no-pause", False), (False, "", False)],
)
def test_only_who_watches_waits(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, words: str, pauses: bool
) -> None:
    parser = ArgumentParser()
    play.add_options(parser)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    pause = play.pause_for(parser.parse_args(words.split()))
    assert isinstance(pause, Pause) == pauses
