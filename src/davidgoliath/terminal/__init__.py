"""A match in a terminal: line by line, as a person plays and reads it."""
