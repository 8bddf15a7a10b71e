"""Animations of the table: dice that roll, move and turn, on one overlay above the page."""
