"""Tournaments of computer players: paired games with the sides swapped, and what they prove about strength."""
