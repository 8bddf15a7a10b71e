"""The table of Battle Dice: 2 ranks of dice with the phases between them, quests and artifacts."""
