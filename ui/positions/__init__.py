"""The page that sets up a position of the classic game, from which a practice game starts."""
