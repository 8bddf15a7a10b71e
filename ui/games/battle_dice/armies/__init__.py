"""Armies of Battle Dice: their part of a new game, their tables, and paper."""
