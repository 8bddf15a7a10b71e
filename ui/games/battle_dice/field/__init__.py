"""The field of Battle Dice: two armies in ranks, the phases of a round, the quests."""
