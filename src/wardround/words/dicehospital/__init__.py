"""Dice Hospital in words: its cards, and what happens in a game."""

from wardround.words.dicehospital.words import DiceHospitalWords

__all__ = ["DiceHospitalWords"]
