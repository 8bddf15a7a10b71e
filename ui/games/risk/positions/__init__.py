"""The page that sets up a position of Dragon Dice Risk, over the parts of the classic one."""
