"""Examples in the rules: real positions, and what the engine makes of a few actions there."""
