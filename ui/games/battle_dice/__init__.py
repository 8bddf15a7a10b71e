"""The window of Battle Dice: ranks, phases, quests and armies."""
