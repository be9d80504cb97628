"""Where a research deal came from, as its record says: seed, a slash, number."""

import re

from davidgoliath.records.record import Extra, Record
from davidgoliath.rules import ResearchDeals
from davidgoliath.rules.errors import WrongSeed

SEED = re.compile(r"(0|[1-9][0-9]{0,19})/(0|[1-9][0-9]{0,19})", re.ASCII)


def seed_of_deal(deals: ResearchDeals, deal: int) -> Extra:
    """The field for the match's deal, counted from 0."""
    return {"seed": f"{deals.seed}/{deals.first + deal}"}


def research_deals(record: Record) -> ResearchDeals | None:
    """Where the deals of this record come from, if its first deal says so and it is true."""
    seed = record.deal_extra[0].get("seed") if record.deal_extra else None
    if not isinstance(seed, str) or not (parts := SEED.fullmatch(seed)):
        return None
    try:
        deals = ResearchDeals(int(parts[1]), len(record.players), first=int(parts[2]))
        deals.hands(record.match.length - 1)
        true = all(deal.dealt == deals.hands(n) for n, deal in enumerate(record.match.deals))
    except WrongSeed:
        return None
    return deals if true else None
