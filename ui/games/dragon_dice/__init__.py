"""The window of the game of 1995 and its editions."""
