"""Dice Hospital: the rules for one to four players and four editions, as a library."""

from wardround.dicehospital.game import GAME, DiceHospital

__all__ = ["GAME", "DiceHospital"]
