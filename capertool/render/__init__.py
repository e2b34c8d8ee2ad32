"""Shows a tally: on a terminal, as JSON. One traversal each over the same data."""
