"""Expected results and exact chances of dice."""
