"""Summaries of Battle Dice."""
