"""David & Goliath, the card game: this is the public API; everything else is internal.

>>> deals = ResearchDeals(seed=1, n_seats=3)
>>> match = Match.start(3, dealer=deals.first_dealer, length=1).next_deal(deals.hands(0))
>>> match.view(0).hand == match.deals[0].dealt[0]
True
"""

from davidgoliath.bots import Bot, bot_named
from davidgoliath.records import BadRecord, Player, Record, read_record, record_line, verify_lines
from davidgoliath.rules import (
    Card,
    Colour,
    Deal,
    FairDeals,
    IllegalPlay,
    Match,
    Play,
    ResearchDeals,
    RuleBroken,
    View,
    full_deck,
    parse_card,
    parse_cards,
)

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Bot",
    "Card",
    "Colour",
    "Deal",
    "FairDeals",
    "IllegalPlay",
    "Match",
    "Play",
    "Player",
    "Record",
    "ResearchDeals",
    "RuleBroken",
    "View",
    "bot_named",
    "full_deck",
    "parse_card",
    "parse_cards",
    "read_record",
    "record_line",
    "verify_lines",
]
