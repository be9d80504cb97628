"""A match with everything that its record says beside the cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from davidgoliath.rules import Match

FORMAT = "davidgoliath/1"

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"
Extra: TypeAlias = Mapping[str, Json]  # fields that the format does not name, kept as they came


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: str | None = None  # its name in the line-up, where a bot sits
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    players: tuple[Player, ...]
    match: Match
    extra: Extra = field(default_factory=dict)
    deal_extra: tuple[Extra, ...] = ()  # one for each deal, or none at all
