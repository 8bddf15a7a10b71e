"""Recruit, the sensible computer player, for Battle Dice."""
