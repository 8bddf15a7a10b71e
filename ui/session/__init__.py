"""The game at this window: the answer being made, undo, seats, the moment shown, saving."""
