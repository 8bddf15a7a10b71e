"""What dice may be expected to show."""
