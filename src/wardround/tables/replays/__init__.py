"""Finished games: their steps, their archive, variations, and reviews in a group."""
