"""The changes of this game as beats, and their display one after the other."""
