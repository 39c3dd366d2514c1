"""Examples in the rules: positions, and a few actions that the engine plays there."""
