"""The cards of Dragon Dice Risk: a hand, and turning in a set of it."""
