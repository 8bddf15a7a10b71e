"""ddtable: a tabletop for the Dragon Dice family of dice wargames. No Qt anywhere below this package."""

__version__ = "0.1.0"
