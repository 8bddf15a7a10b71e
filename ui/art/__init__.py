"""Our own vector art and the painters of dice."""
