"""Computer players of the Conquest of Esfah."""
