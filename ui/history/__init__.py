"""Looking back at a game: replay, recap, descriptions of steps, luck."""
