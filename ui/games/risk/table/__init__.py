"""The table of Dragon Dice Risk around its board."""
