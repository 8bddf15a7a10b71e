"""Learn and practise: lessons, puzzles, and what is kept of them."""
