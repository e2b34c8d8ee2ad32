"""capertool: an unofficial companion for thief-themed card games."""

__version__ = "0.1.0"
