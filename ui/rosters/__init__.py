"""Rosters: forces on paper, in a preview, from a printer, as PDF."""
