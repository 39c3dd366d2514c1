"""The face of each game."""

from __future__ import annotations

from wardround.core.records import Terms
from wardround.terminal.dicehospital.face import DiceHospitalFace
from wardround.terminal.face import Face


def face_of(terms: Terms, language: str) -> Face:
    """Return how a game with these terms is told in a language."""
    assert terms.game.id == "dice-hospital", "every game in the catalogue has a face"
    return DiceHospitalFace(terms.options, language)
