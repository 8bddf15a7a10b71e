"""Battle Dice, and the quests and artifacts that extend it: a small wargame of numbered dice."""
