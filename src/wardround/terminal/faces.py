"""The `Face` of each game."""

from __future__ import annotations

from importlib import import_module

from wardround import catalog
from wardround.core.records import Terms
from wardround.terminal.face import Face


def face_of(terms: Terms, language: str, *, numbered: bool = True) -> Face:
    """Return the words of a game with these terms, in a language.

    Equal things are distinguished by numbers (`numbered`), or by their visible features.
    """
    # Only the face that is asked for is read.
    module = import_module(f"wardround.terminal.{catalog.package_of(terms.game)}.face")
    face: Face = module.make_face(terms.options, language, numbered=numbered)
    return face
