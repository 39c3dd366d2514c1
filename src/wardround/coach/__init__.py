"""The coach: what was possible, what was better, what was luck, and hints during a game."""
