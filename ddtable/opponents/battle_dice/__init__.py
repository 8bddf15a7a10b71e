"""Recruit at Battle Dice: the same sensible player as at the classic game, for another game."""
