"""The cards of each game as a deck: one module a game, each with a `maker`."""
