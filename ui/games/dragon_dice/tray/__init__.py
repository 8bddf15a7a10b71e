"""The tray of the last rolls, with their sums."""
