"""The table: areas with their dice, terrain cards, the players' panels, the boards of the set-up."""
