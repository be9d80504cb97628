"""A match as one line of text: write, read, replay, verify (docs/record.md)."""

from davidgoliath.records.errors import BadRecord
from davidgoliath.records.read import read_record
from davidgoliath.records.record import Player, Record
from davidgoliath.records.verify import verify_lines
from davidgoliath.records.write import record_line

__all__ = ["BadRecord", "Player", "Record", "read_record", "record_line", "verify_lines"]
