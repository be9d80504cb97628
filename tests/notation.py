"""Deals and tricks from lines of card notation."""

from davidgoliath.rules import Deal, parse_cards
from davidgoliath.rules.cards import card_names, full_deck
from davidgoliath.rules.trick import Play, Trick

__all__ = ["card_names", "dealt", "trick", "under_way"]


def trick(cards: str, leader: int = 0) -> Trick:
    """The first card by the leader, the next by the seat on the left, …"""
    played = parse_cards(cards)
    return tuple(Play((leader + i) % len(played), card) for i, card in enumerate(played))


def dealt(*beginnings: str, dealer: int | None = None) -> Deal:
    """Each seat holds the named cards; the rest of the deck fills up the hands in order.

    Without a dealer, seat 0 leads.
    """
    hands = [list(parse_cards(cards)) for cards in beginnings]
    named = {card for hand in hands for card in hand}
    rest = [card for card in full_deck(len(hands)) if card not in named]
    for hand in hands:
        hand.extend(rest[: 15 - len(hand)])
        rest = [card for card in rest if card not in hand]
    return Deal.start(hands, dealer=len(hands) - 1 if dealer is None else dealer)


def under_way(deal: Deal, plays: str) -> Deal:
    for card in parse_cards(plays):
        deal = deal.play(card)
    return deal
