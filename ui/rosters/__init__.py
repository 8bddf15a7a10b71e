"""Rosters: forces on paper, in a preview, on a printer, and as PDF."""
