"""Dragon Dice Risk: a variant of the classic game on a map of territories, in the order of its rulebook."""
