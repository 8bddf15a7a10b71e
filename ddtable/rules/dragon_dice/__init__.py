"""The game of 1995 after seed 003: set-up, turn, maneuver, missile, melee, charge, rout, reserves, victory."""
