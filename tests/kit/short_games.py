"""Packs that make games short, for tests that look at every step of whole games.

A short game begins and ends as any other and goes through all phases, only less often.
"""

from __future__ import annotations

from typing import Final

SHORT_DICE_HOSPITAL: Final = """
[pack]
game = "dice-hospital"
name = "short"
format = 1
kind = "user"

[house]
rounds = 3
"""
SHORT_DYNAMITE_NURSE: Final = """
[pack]
game = "dynamite-nurse"
name = "short"
format = 1
kind = "user"

[house]
kill-marks = 3
kill-marks-of-three = 3
"""
SHORT: Final = {
    "dice-hospital": {"short.toml": SHORT_DICE_HOSPITAL},
    "dynamite-nurse": {"short.toml": SHORT_DYNAMITE_NURSE},
}
"""The packs of a short game: three rounds instead of eight, or three Kill Marks."""
