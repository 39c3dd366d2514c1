"""Puzzles: positions with a proven best line, the one of today and a set to walk through."""
