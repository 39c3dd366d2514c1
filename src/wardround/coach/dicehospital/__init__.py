"""The coach of Dice Hospital."""
