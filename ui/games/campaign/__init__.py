"""The window of a campaign: the table with its map, its plates and pools, on the parts of the classic one."""
