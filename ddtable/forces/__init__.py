"""Forces of dice: their sums, their text form, the starter forces, and random forces."""
