"""Understanding what people type: an action in the game's own words, or nearly so."""

from __future__ import annotations

import re
import unicodedata

from wardround.core.errors import BadNotation
from wardround.match.match import Match
from wardround.terminal.face import Face


def understood(match: Match, face: Face, text: str) -> int:
    """Return the action that is typed, in whatever letters; raise `BadNotation` if none."""
    try:
        return match.parse(text)
    except BadNotation:
        other = face.spelling(text) if text.split() else text
        if other == text:
            raise
    try:
        return match.parse(other)
    except BadNotation:
        raise BadNotation("bad-action", text=text) from None


def words_of(text: str) -> list[str]:
    """Return the words of a text as people type them: small, without accents and signs."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("’", "").replace("'", ""))
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return re.findall(r"\w+", letters)
