"""Summaries of the history of a game for those who show it: related rolls, phases of a round, a recap, effects."""
