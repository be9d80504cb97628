"""Players that choose a card from what their seat may know."""

from davidgoliath.bots.bot import Bot, BotFailed, SeatedBot, play_deal
from davidgoliath.bots.lineup import LINEUP, UnknownBot, bot_named

__all__ = ["LINEUP", "Bot", "BotFailed", "SeatedBot", "UnknownBot", "bot_named", "play_deal"]
