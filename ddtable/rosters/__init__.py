"""Rosters without a window: what stands in them, and their forms as plain text, Markdown and a page for a browser."""
