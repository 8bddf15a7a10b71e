"""Armies of Battle Dice: the new game, the builder, the tables, the printed roster."""
