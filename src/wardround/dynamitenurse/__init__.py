"""Dynamite Nurse: the rules for three to five players, as a library."""

from wardround.dynamitenurse.game import GAME, DynamiteNurse

__all__ = ["GAME", "DynamiteNurse"]
