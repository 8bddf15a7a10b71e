"""Dice data: icons, faces, die types, elements, species, and the catalogue of them all."""
