"""The kernel every rule system runs on: one frozen position, one question at a time."""
