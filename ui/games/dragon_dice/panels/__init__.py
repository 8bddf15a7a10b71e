"""Panels of the question bar that only this game has: points and spells."""
