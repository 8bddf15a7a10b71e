"""Figures of a campaign at a glance: the armies on the map, the pools of each player."""
