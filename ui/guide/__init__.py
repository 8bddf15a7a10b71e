"""The guided battles in the window: the card, its place and its buttons."""
