"""The recruiting sheet: the pool, the lines of the armies with their arithmetic, and the verdict."""
