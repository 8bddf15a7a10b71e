"""The guided battles in the window: the card, where it stands, and what is behind its buttons."""
