"""Summaries of Dragon Dice Risk for the window."""
