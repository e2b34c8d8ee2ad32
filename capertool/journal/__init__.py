"""The journal: every entry of every game, append-only, in one SQLite file of the user's own."""
