"""Cards, views and deals as numbers and arrays, and back (docs/kernel.md)."""

from davidgoliath.encoding.cards import card_at, index_of, indices_of, set_of, sets_of
from davidgoliath.encoding.views import known

__all__ = ["card_at", "index_of", "indices_of", "known", "set_of", "sets_of"]
