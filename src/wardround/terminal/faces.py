"""The `Face` of each game."""

from __future__ import annotations

from importlib import import_module

from wardround import catalog
from wardround.core.records import Terms
from wardround.terminal.face import Face


def face_of(terms: Terms, language: str, *, numbered: bool = True) -> Face:
    """Return how a game with these terms is told in a language.

    What is there several times goes by numbers (`numbered`), or by what one sees of it.
    """
    # Only the face that is asked for is read.
    module = import_module(f"wardround.terminal.{catalog.package_of(terms.game)}.face")
    face: Face = module.make_face(terms.options, language, numbered=numbered)
    return face
