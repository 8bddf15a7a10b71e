"""The map of a campaign: an island that grows with its links, a node for each place."""
