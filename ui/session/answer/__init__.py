"""The answer being made to a question, before it is given."""
