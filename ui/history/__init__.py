"""Looking back: replay, recap, what a step was, what the dice did."""
