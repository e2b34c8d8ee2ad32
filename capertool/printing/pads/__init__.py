"""What a score pad has to know of each game: one module a game, each with `facts`; the rows stand in the template."""
