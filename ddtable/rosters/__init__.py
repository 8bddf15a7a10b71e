"""Rosters without a window: their content, and its forms as plain text, Markdown and a web page."""
