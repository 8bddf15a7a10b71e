"""Forces of dice: their sums, their text form, the starter forces, and forces dealt at random."""
