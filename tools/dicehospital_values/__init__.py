"""Learns the value of a Dice Hospital position, from self-play."""
