"""Texts at the lowest level: the message catalogue, errors until they are shown, safe plain text."""
