"""The new game dialog: a frame around the page of each game."""
