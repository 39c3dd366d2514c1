"""Dynamite Nurse in words: its cards and Patients, and what happens in a game."""

from wardround.words.dynamitenurse.words import DynamiteNurseWords

__all__ = ["DynamiteNurseWords"]
