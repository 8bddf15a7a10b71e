"""The window of Dragon Dice Risk: the board, the territory beside it, cards, on the parts of the classic one."""
