"""ddtable: a tabletop for the Dragon Dice family of dice wargames. This package never imports Qt."""

__version__ = "0.1.0"
