"""Dice Hospital in lines of text."""
