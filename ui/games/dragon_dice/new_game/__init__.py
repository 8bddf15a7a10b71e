"""The page of Dragon Dice in the new game dialog: seats, forces, drafting."""
