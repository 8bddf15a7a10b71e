"""The review of a game: its chart, the decisions that cost most, luck and decisions of each player."""
