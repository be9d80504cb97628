"""How the nets of the bots come about: games to watch, imitation, learning by playing."""
