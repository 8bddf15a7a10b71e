"""The kernel of every rule system: immutable positions, one question at a time."""
