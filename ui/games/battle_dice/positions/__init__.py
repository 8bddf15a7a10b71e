"""The page that sets up a position of Battle Dice."""
