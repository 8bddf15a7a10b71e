"""The table of a campaign: plates and pools, the open terrain, the common pool of terrains."""
