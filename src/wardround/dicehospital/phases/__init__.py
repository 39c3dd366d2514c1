"""The phases of the game: legality and execution of each, together."""
