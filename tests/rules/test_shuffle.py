"""docs/shuffle.md: its vectors, a second implementation written from the page, and uniformity."""

import json
import re
from collections import Counter
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from dealt_from_the_page import (
    commitment,
    contribution_commitment,
    fair_hands,
    first_dealer,
)
from dealt_from_the_page import match_key as second_key
from dealt_from_the_page import research_deal as second_deal
from hypothesis import given
from hypothesis import strategies as st

from davidgoliath.rules import FairDeals, ResearchDeals, full_deck
from davidgoliath.rules.errors import WrongSeed
from davidgoliath.rules.fair import Terms, commit, commit_contribution, match_key
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.shuffle import draws
from notation import card_names
from strategies import PLAYERS, SEEDS

PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
DRAWS, RESEARCH, FAIR = (
    [json.loads(line) for line in block.splitlines()]
    for block in re.findall(r"```json\n(.*?)\n```", PAGE.split("## §4 Vectors")[1], re.DOTALL)
)
BYTES = st.binary(min_size=32, max_size=32)


@pytest.mark.parametrize("vector", DRAWS)
def test_draws(vector: dict[str, Any]) -> None:
    words = iter(map(int, vector["words"]))
    assert list(draws(words, vector["bounds"])) == vector["draws"]
    assert list(words) == []


@pytest.mark.parametrize("vector", RESEARCH)
def test_research_vectors(vector: dict[str, Any]) -> None:
    hands, dealer = research_deal(int(vector["seed"]), int(vector["number"]), vector["players"])
    assert [card_names(hand) for hand in hands] == vector["hands"]
    assert dealer == vector["dealer"]


def opened(vector: dict[str, Any]) -> list[bytes | None]:
    return [c and bytes.fromhex(c) for c in vector["contributions"]]


@pytest.mark.parametrize("vector", FAIR)
def test_fair_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    terms = Terms(vector["table"], tuple(vector["names"]), vector["length"])
    deals = FairDeals(match_key(secret, opened(vector)), vector["players"])
    assert commit(terms, secret).hex() == vector["commitment"]
    assert (deals.key.hex(), deals.first_dealer) == (vector["key"], vector["dealer"])
    assert [card_names(hand) for hand in deals.hands(vector["deal"])] == vector["hands"]


@pytest.mark.parametrize("vector", FAIR)
def test_contribution_vectors(vector: dict[str, Any]) -> None:
    hashes = [
        c and commit_contribution(vector["table"], seat, c).hex()
        for seat, c in enumerate(opened(vector))
    ]
    assert hashes == vector["contribution_commitments"]


def test_ten_vectors_for_each_number_of_players() -> None:
    for vectors in (RESEARCH, FAIR):
        assert Counter(v["players"] for v in vectors) == {3: 10, 4: 10, 5: 10, 6: 10}


@given(SEEDS, SEEDS, PLAYERS)
def test_research_deals_agree_with_the_second_implementation(
    seed: int, number: int, players: int
) -> None:
    hands, dealer = research_deal(seed, number, players)
    second, second_dealer = second_deal(seed, number, players)
    assert [list(map(str, hand)) for hand in hands] == second
    assert dealer == second_dealer


@given(BYTES, st.lists(st.none() | BYTES, min_size=3, max_size=6), st.integers(0, 59))
def test_fair_deals_agree_with_the_second_implementation(
    secret: bytes, contributions: list[bytes | None], deal: int
) -> None:
    players = len(contributions)
    deals = FairDeals(match_key(secret, contributions), players)
    assert deals.key == second_key(secret, contributions)
    assert deals.first_dealer == first_dealer(deals.key, players)
    assert [list(map(str, h)) for h in deals.hands(deal)] == fair_hands(deals.key, deal, players)


@given(st.text(), st.lists(st.text(), min_size=3, max_size=6), st.integers(1, 60), BYTES)
def test_commitments_agree_with_the_second_implementation(
    table: str, names: list[str], length: int, secret: bytes
) -> None:
    assert commit(Terms(table, tuple(names), length), secret) == commitment(
        table, names, length, secret
    )
    assert commit_contribution(table, 2, secret) == contribution_commitment(table, 2, secret)


TERMS = Terms("club", ("Ann", "Ben", "Clara"), 3)


@pytest.mark.parametrize(
    "other",
    [
        Terms("clubs", ("Ann", "Ben", "Clara"), 3),
        Terms("club", ("Ben", "Ann", "Clara"), 3),
        Terms("club", ("Ann", "Ben", "Clara", ""), 3),
        Terms("club", ("An", "nBen", "Clara"), 3),
        Terms("club", ("Ann", "Ben", "Clara"), 4),
        Terms("clubAnn", ("Ben", "Clara"), 3),
    ],
)
def test_a_commitment_binds_all_its_terms(other: Terms) -> None:
    assert commit(TERMS, bytes(32)) != commit(other, bytes(32))


@pytest.mark.parametrize("change", range(4), ids=["secret", "opened", "absent", "moved"])
def test_every_byte_of_everybody_counts(change: int) -> None:
    one, two = bytes(32), bytes([1] * 32)
    others = [(two, [one, two, None]), (one, [one, one, None]), (one, [one, None, None])]
    others.append((one, [two, one, None]))
    assert match_key(one, [one, two, None]) != match_key(*others[change])


def chi_square(counts: Counter[tuple[int, int]], cells: int, rows: int) -> float:
    """In standard deviations from what chance gives."""
    expected = sum(counts.values()) / cells
    total = sum((count - expected) ** 2 / expected for count in counts.values())
    total += (cells - len(counts)) * expected
    freedom = (rows - 1) * (cells // rows - 1)
    return (total - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("source", ["numbers", "seeds", "keys"])
@pytest.mark.parametrize("players", [3, 6])
def test_every_card_comes_to_every_seat_equally_often(source: str, players: int) -> None:
    """Neighbouring numbers and seeds are no worse than far ones."""
    counts: Counter[tuple[int, int]] = Counter()
    deck = {card: place for place, card in enumerate(full_deck(players))}
    for number in range(3000):
        for seat, hand in enumerate(hands_of(source, number, players)):
            counts.update((deck[card], seat) for card in hand)
    assert abs(chi_square(counts, 15 * players * players, 15 * players)) < 4


def hands_of(source: str, number: int, players: int) -> Any:
    if source == "numbers":
        return ResearchDeals(0, players).hands(number)
    if source == "seeds":
        return ResearchDeals(number, players).hands(0)
    return FairDeals(match_key(number.to_bytes(32, "big"), [None] * players), players).hands(0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_dealers_are_drawn_equally_often(players: int) -> None:
    """§6.2"""
    drawn = Counter(ResearchDeals(s, players).first_dealer for s in range(2000))
    assert all(abs(drawn[seat] - 2000 / players) < 120 for seat in range(players))


def test_every_combination_of_draws_has_equally_many_words() -> None:
    """Exactly uniform: the accepted words of each value are as many as those of any other."""
    bounds, values, words = [7, 6, 5], 210, 2**64
    for value in range(values):
        first = -(-(value * words + words % values) // values)
        after = -(-(value + 1) * words // values)
        assert after - first == words // values
        digits = [value // 30, value // 5 % 6, value % 5]
        for word in (first, after - 1):
            assert list(draws(iter([word]), bounds)) == digits
        if (first - 1) * values >= value * words:  # one too many for this value: it is dropped
            spare = iter([first - 1, after - 1])
            assert list(draws(spare, bounds)) == digits
            assert next(spare, None) is None


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_64_bits(seed: int) -> None:
    with pytest.raises(WrongSeed):
        ResearchDeals(seed, 4)
    with pytest.raises(WrongSeed):
        ResearchDeals(1, 4, first=2**64 - 1).hands(1)


def test_deals_of_a_match_follow_each_other() -> None:
    match = ResearchDeals(5, 4, first=10)
    assert [match.hands(deal) for deal in range(3)] == [
        research_deal(5, number, 4)[0] for number in islice(range(10, 20), 3)
    ]


def test_the_last_unfair_word_is_dropped() -> None:
    """2^64 is 1 more than a multiple of 3, so one word must go: the one with remainder 0."""
    assert list(draws(iter([0, 1 << 63]), [3])) == [1]
