"""The pages of the primer of Dragon Dice."""
