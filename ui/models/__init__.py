"""Qt models over the position."""
