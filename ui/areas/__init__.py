"""Areas of dice: the Qt model of all dice, and views that show, drag and drop them."""
