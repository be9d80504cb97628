"""The ladder: every bot among the same others on the same public deals, from weak to strong."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple, TypeAlias

from davidgoliath.lab import peeking
from davidgoliath.lab.arena import Arena, comparisons
from davidgoliath.lab.comparison import Comparison, Row
from davidgoliath.lab.executor import Executor, Results

FIELDS = ("greedy", "flat:1000")  # who sits on the other seats
SEED, QUICK_SEED = 1997, 2008  # no bot was tuned and no net has learnt on their deals
OWN_FIELD = 10  # deals of a bot among its equals: 0 in each of them, from the first

Compare: TypeAlias = Callable[[Arena, Executor], Results[Comparison]]


class Cost(Enum):
    """Of a card, on one processor."""

    NOTHING = "nothing"  # among `greedy` the kernel plays
    LITTLE = "little"  # up to half a millisecond
    MUCH = "much"  # some milliseconds, or nobody knows
    MOST = "most"  # a tenth of a second


DEALS: Mapping[Cost, tuple[int, int]] = {  # by field
    Cost.NOTHING: (20_000, 1_000),
    Cost.LITTLE: (2_000, 500),
    Cost.MUCH: (1_000, 400),
    Cost.MOST: (400, 400),
}
QUICK_DEALS: Mapping[Cost, tuple[int, int]] = {
    Cost.NOTHING: (5_000, 40),
    Cost.LITTLE: (150, 40),
    Cost.MUCH: (60, 20),
    Cost.MOST: (16, 16),
}


class Rung(NamedTuple):
    """A row: a name and how it is compared.

    What no line-up can name brings a function of its own: `comparisons` with an `of_block`, say.
    """

    name: str
    cost: Cost
    compare: Compare = comparisons

    @property
    def is_bot(self) -> bool:
        """So that `arena` prints the same row."""
        return self.compare is comparisons


LADDER = (
    Rung("random", Cost.NOTHING),
    Rung("cautious", Cost.NOTHING),
    Rung("novice", Cost.LITTLE),
    Rung("casual", Cost.LITTLE),
    Rung("greedy", Cost.NOTHING),
    Rung("flat:30", Cost.LITTLE),
    Rung("flat:100", Cost.LITTLE),
    Rung("flat:300", Cost.LITTLE),
    Rung("skilled", Cost.LITTLE),
    Rung("flat:1000", Cost.MUCH),
    Rung("ismcts:2000", Cost.MUCH),
    Rung("expert", Cost.MUCH),
    Rung("champion", Cost.MOST),
    Rung("peeking", Cost.MUCH, partial(comparisons, of_block=peeking.compared)),
)


class Standing(NamedTuple):
    """Where a rung stands in its field."""

    rung: Rung
    arena: Arena
    row: Row
    seconds: float | None  # for a card

    @property
    def margin(self) -> float:
        return self.row.less_others.mean


class Step(Enum):
    """From one standing to the next one: whether the 95% intervals touch, and if not, which way."""

    UP = "<"
    LEVEL = "≈"
    DOWN = ">"


def chosen(names: Sequence[str]) -> tuple[Rung, ...]:
    """The rungs of these names, and newcomers; newcomers alone meet the whole ladder.

    >>> [rung.name for rung in chosen(["flat:100", "mine:Bot", "random"])]
    ['random', 'flat:100', 'mine:Bot']
    """
    known = tuple(rung for rung in LADDER if rung.name in names)
    return (*(known or LADDER), *(Rung(name, Cost.MUCH) for name in newcomers(names)))


def newcomers(names: Iterable[str]) -> list[str]:
    on_it = {rung.name for rung in LADDER}
    return [name for name in names if name not in on_it]


def deals_for(rung: Rung, field: str, *, quick: bool) -> int:
    if rung.name == field:
        return OWN_FIELD
    return (QUICK_DEALS if quick else DEALS)[rung.cost][FIELDS.index(field)]


def in_order(standings: Iterable[Standing]) -> list[Standing]:
    """As on the ladder, whatever was measured; newcomers where they would stand."""
    places = [rung.name for rung in LADDER]
    played = list(standings)
    its = [one for one in played if one.rung.name in places]
    its.sort(key=lambda one: places.index(one.rung.name))
    for one in played:
        if one.rung.name not in places:
            weaker = [place for place, other in enumerate(its, 1) if other.margin < one.margin]
            its.insert(max(weaker, default=0), one)
    return its


def step(lower: Standing, upper: Standing) -> Step:
    apart = abs(upper.margin - lower.margin)
    if apart <= lower.row.less_others.half_width + upper.row.less_others.half_width:
        return Step.LEVEL
    return Step.UP if upper.margin > lower.margin else Step.DOWN
