"""The game of 1995, read beside seed 003: set-up, turn, maneuver, missile, melee, charge, rout, reserves, victory."""
