"""Dragon Dice Risk in the new game dialog: its page, on the cards of the classic game's."""
