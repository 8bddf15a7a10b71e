"""The classic game's part of the window."""
