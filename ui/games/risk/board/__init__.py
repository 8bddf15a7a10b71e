"""The board of Dragon Dice Risk: the map painted from shared arcs, badges, arrows, zoom, keys and the list."""
