"""Guided battles at the table: the card, and the ring around what it explains."""
