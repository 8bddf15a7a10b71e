"""The table: terrains, the armies at them, reserves and dead units."""
