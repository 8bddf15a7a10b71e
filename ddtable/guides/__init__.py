"""Guided battles: prepared games with cards that explain each rule when it first comes up (docs/guides.md)."""
