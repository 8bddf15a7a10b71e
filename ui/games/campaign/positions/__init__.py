"""The page that sets up a position of the campaign."""
