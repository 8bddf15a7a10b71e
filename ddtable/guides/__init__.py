"""Guided battles: a prepared game, and cards that explain each rule when it first comes up. docs/guides.md explains them."""
