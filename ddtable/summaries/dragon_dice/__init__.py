"""Summaries of Dragon Dice."""
