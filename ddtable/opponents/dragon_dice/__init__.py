"""Recruit, the computer player of the game of 1995: one file for each kind of question."""
