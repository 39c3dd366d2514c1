"""The phases of a turn, and setup: what happens in each step, and who can do what."""
