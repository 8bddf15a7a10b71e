"""Words for players: names, sentences, verdicts, and the events of each game."""
