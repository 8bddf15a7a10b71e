"""The page of a game: ribbon, question bar, log, inspector."""
