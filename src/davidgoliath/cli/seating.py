"""Who sits where and where the cards come from: for a new match, and for one that goes on."""

import secrets
import uuid
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from davidgoliath.cli import options as checked
from davidgoliath.cli.refused import Refused
from davidgoliath.locales import Texts
from davidgoliath.records import BadRecord, Player, Record, verify_lines
from davidgoliath.records.fairness import fair_deals, fairness_data
from davidgoliath.records.record import Extra
from davidgoliath.records.seed import research_deals, seed_of_deal
from davidgoliath.rules import FairDeals, Match, ResearchDeals
from davidgoliath.rules.fair import SECRET_BYTES, Terms, match_key
from davidgoliath.rules.trick import Seat
from davidgoliath.terminal.names import BOT_NAMES, printable

PERSON: Seat = 0
FIXED_BY_RECORD = ("players", "deals", "bots", "seed", "dealer", "name", "record")


@dataclass(frozen=True, slots=True)
class Seating:
    record: Record  # as it stands before the first card that is played now
    deals: ResearchDeals | FairDeals

    @property
    def bots(self) -> Mapping[Seat, str]:
        seats = enumerate(self.record.players)
        return {seat: player.bot for seat, player in seats if player.bot is not None}

    @property
    def person(self) -> Seat:
        return next(seat for seat in range(self.record.match.n_seats) if seat not in self.bots)

    @property
    def chance(self) -> str:
        """What bots draw from, so that a match that goes on is the match it would have been."""
        match self.deals:
            case ResearchDeals(seed=seed, first=first):
                return f"{seed}/{first}"
            case FairDeals(key=key):
                return key.hex()

    def record_of(self, match: Match) -> Record:
        extra = tuple(self.extra_of_deal(deal) for deal in range(len(match.deals)))
        return replace(self.record, match=match, deal_extra=extra)

    def extra_of_deal(self, deal: int) -> Extra:
        """What a deal says beside its cards: what it said before, or its seed."""
        if deal < len(self.record.deal_extra):
            return self.record.deal_extra[deal]
        return seed_of_deal(self.deals, deal) if isinstance(self.deals, ResearchDeals) else {}


def new_match(options: Namespace, texts: Texts) -> Seating:
    n_seats = checked.players(options) if options.players else 4
    length = checked.deals(options.deals or checked.FULL, n_seats)
    bots = checked.bots(options.bots or "greedy", n_seats - 1)
    named = options.dealer
    dealer = None if named is None else checked.seat("--dealer", named, n_seats)
    person = Player(printable(options.name or texts("player")))
    players = (person, *map(Player, BOT_NAMES, bots))
    started = {"id": str(uuid.uuid4()), "started": datetime.now(UTC).isoformat(timespec="seconds")}
    if options.seed is not None:
        research = ResearchDeals(checked.seed(options.seed), n_seats)
        match = Match.start(n_seats, research.first_dealer if dealer is None else dealer, length)
        return dealt(Seating(Record(players, match, started), research))
    secret, fair = fresh_deals(n_seats, dealer)
    match = Match.start(n_seats, fair.first_dealer, length)
    terms = Terms("", tuple(player.name for player in players), length)
    fairness = fairness_data(terms, secret)
    return dealt(Seating(Record(players, match, {**started, "fairness": fairness}), fair))


def dealt(seating: Seating) -> Seating:
    """With its first deal, which is where a record says who deals and from which seed."""
    match = seating.record.match.next_deal(seating.deals.hands(0))
    return replace(seating, record=seating.record_of(match))


def fresh_deals(n_seats: int, dealer: Seat | None) -> tuple[bytes, FairDeals]:
    """A secret nobody knows; for a named dealer the first one that has this dealer begin."""
    while True:
        secret = secrets.token_bytes(SECRET_BYTES)
        deals = FairDeals(match_key(secret, [None] * n_seats), n_seats)
        if dealer in (None, deals.first_dealer):
            return secret, deals


def resumed_match(options: Namespace, texts: Texts) -> Seating:
    for name in FIXED_BY_RECORD:
        if getattr(options, name) is not None:
            raise Refused("fixed-by-record", option=f"--{name}")
    record = only_record(options.resume, texts)
    if record.match.is_over:
        raise Refused("resume-over", file=options.resume)
    persons = [player for player in record.players if player.bot is None]
    if len(persons) != 1:
        key = "resume-many-persons" if persons else "resume-no-person"
        raise Refused(key, file=options.resume)
    for player in record.players:
        if player.bot is not None:
            checked.known_bot(player.bot)
    deals = fair_deals(record) or research_deals(record)
    if deals is None:
        raise Refused("resume-no-deals", file=options.resume)
    if not record.match.deals:  # nobody has dealt yet: who begins follows from the deals
        match = replace(record.match, first_dealer=deals.first_dealer)
        return dealt(Seating(replace(record, match=match), deals))
    return Seating(record, deals)


def only_record(file: str, texts: Texts) -> Record:
    """The one match in this file; what `verify` refuses is refused here too."""
    with checked.opened(f"./{file}" if file == "-" else file) as stream:
        verdicts = verify_lines(stream)
        first, second = next(verdicts, None), next(verdicts, None)
    if first is None:
        raise Refused("nothing-to-resume", file=file)
    if second is not None:
        raise Refused("resume-one-match", file=file)
    if isinstance(first.outcome, BadRecord):
        raise checked.bad_match(texts, file, first.outcome, first.line, first.match)
    assert first.record is not None
    return first.record
