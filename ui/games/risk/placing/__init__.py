"""Placing units: the pool by type, several with one click, a proposal for the rest."""
