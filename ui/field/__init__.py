"""The table of Battle Dice: two ranks of dice, the phases between them, quests and artifacts."""
