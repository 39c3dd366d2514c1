"""Dice Hospital in words."""
