"""What a person typed, as entries of a game: names are resolved here, once, before the rules decide."""
