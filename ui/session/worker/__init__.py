"""The process in which computer players think: one run of it, the time it may take, and who restarts it."""
