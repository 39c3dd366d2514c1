"""What somebody types at a table: an action as in line play, or what a choice is called."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.errors import BadNotation
from wardround.match.match import Match
from wardround.server.safety.answers import Refused
from wardround.terminal.face import Face
from wardround.terminal.understanding import understood, words_of


def action_typed(match: Match, face: Face, seat: int, text: str, names: Sequence[str]) -> int:
    """Return the action that a text names; refuse it in one sentence if it names none."""
    try:
        return understood(match, face, text)
    except BadNotation:
        legal = match.legal(seat) if seat in match.actors() else []
        called = _called(match, face, seat, text, names, legal)
        if called is not None:
            return called
        example = _example(match, face, text, legal)
        if example:
            raise Refused("action-incomplete", 422, text=text, example=example) from None
        raise


def _called(
    match: Match, face: Face, seat: int, text: str, names: Sequence[str], legal: Sequence[int]
) -> int | None:
    """Return the choice whose label a text is, or None."""
    wanted, view = words_of(text), match.view(seat)
    for action in legal:
        label = face.action(match.action_record(action), view, names)
        if wanted and words_of(label) == wanted:
            return action
    return None


def _example(match: Match, face: Face, text: str, legal: Sequence[int]) -> str:
    """Return an action that begins with a verb of which the rest is missing; nothing if none."""
    if len(text.split()) != 1:
        return ""
    verb = face.spelling(text).split()[0]
    now = [match.text(action) for action in legal]
    any_time = [action for _, actions in face.typed for action in actions]
    return next((one for one in (*now, *any_time) if one.split()[0] == verb), "")
