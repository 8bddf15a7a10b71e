"""The primer of Dragon Dice Risk: its pictures on parts of the world map, with numbers that come from the rules."""
