"""Notifies players who are away that it's their move."""
