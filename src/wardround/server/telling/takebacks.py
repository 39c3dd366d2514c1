"""Takebacks in words: the open request, and what was taken back or declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.game import Json
from wardround.match.match import Match, Taken
from wardround.match.story import Note
from wardround.match.table import Table
from wardround.terminal.face import Face

LONGEST: Final = 5
"""How many events before a decision its line can include."""


def add_request(face: Face, table: Table, asking: Json | None, names: Sequence[str]) -> None:
    """Add the words of the open request, if there is one."""
    asked = table.takebacks.asked
    if asked is None or asking is None:
        return
    move = told_move(face, asked.seat, table.tellable(asked.taken), names)
    text = said(face, "takeback-asks", move, name=names[asked.seat])
    if asked.lost:
        players = face.words.joined([names[seat] for seat in asked.lost])
        text += " " + face.words.say("takeback-lost", players=players)
    asking |= {"text": text, "move": move}


def takeback_of(face: Face, match: Match, seat: int, names: Sequence[str]) -> Json:
    """Return what a seat that may ask for it could take back."""
    taken = match.taken_last(seat)
    assert taken is not None, "what is offered is there"
    return {"move": told_move(face, seat, taken, names)}


def told_move(face: Face, seat: int, taken: Taken, names: Sequence[str]) -> str:
    """Return a decision as in the public log; nothing if nobody else saw it."""
    own = [event for event in taken.events if event["seat"] == seat] or taken.events
    events, first = taken.before, len(taken.before)
    for start in range(first, max(first - LONGEST, 0) - 1, -1):
        if start < first and events[start]["seat"] != seat:
            break
        told = face.tell([*events[start:], *own], names, None, events[:start])
        if told:  # some decisions appear only together with those before them
            return told[0]
    return ""


def note_text(face: Face, note: Note, names: Sequence[str]) -> str:
    """Return the log line about a takeback that happened or was declined."""
    move = told_move(face, note.seat, note.taken, names)
    if note.refused_by is None:
        return said(face, "takeback-done", move, name=names[note.seat])
    other = names[note.refused_by]
    return said(face, "takeback-kept", move, name=names[note.seat], other=other)


def said(face: Face, key: str, move: str, **facts: str) -> str:
    """Return a message about a decision, or the one about a decision that nobody saw."""
    words = face.words
    return words.say(key, move=move, **facts) if move else words.say(f"{key}-unseen", **facts)
