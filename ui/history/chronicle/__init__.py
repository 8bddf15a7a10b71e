"""The chronicle of a game in the window: its picture, its sentences."""
