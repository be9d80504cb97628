"""The game as immutable values; docs/rules.md has the paragraphs (§) that are cited here."""

from davidgoliath.rules.cards import Card, Colour, full_deck, parse_card, parse_cards
from davidgoliath.rules.deal import Deal
from davidgoliath.rules.errors import IllegalPlay, RuleBroken
from davidgoliath.rules.fair import FairDeals
from davidgoliath.rules.match import Match
from davidgoliath.rules.research import ResearchDeals
from davidgoliath.rules.trick import Play
from davidgoliath.rules.view import View

__all__ = [
    "Card",
    "Colour",
    "Deal",
    "FairDeals",
    "IllegalPlay",
    "Match",
    "Play",
    "ResearchDeals",
    "RuleBroken",
    "View",
    "full_deck",
    "parse_card",
    "parse_cards",
]
