"""Many matches, and what they say."""
