"""What only the classic game has in the window, put together."""
