"""The spells of an army as one list: chosen, aimed and edited together, then cast at once."""
