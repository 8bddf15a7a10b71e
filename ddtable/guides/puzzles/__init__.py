"""Puzzles: one position, one question, the best answer known from playouts (docs/lessons.md)."""
