"""David & Goliath, the card game: rules as values, bots, records, and a command line."""

__version__ = "0.1.0"
