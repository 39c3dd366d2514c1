"""Takebacks in words: the open request, and what was taken back or declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.game import Json
from wardround.match.match import Taken
from wardround.match.story import Note
from wardround.match.table import Table
from wardround.narration.narrator import Narrator

LONGEST: Final = 5
"""How many events before a decision its line can include."""


def add_takebacks(face: Narrator, table: Table, shown: Json, names: Sequence[str]) -> None:
    """Add the open request, and what the seat could ask to take back."""
    match, asked = table.match, table.takebacks.asked
    if match is None:
        return
    if asked is not None:
        move = told_move(face, asked.seat, table.tellable(asked.taken), names)
        text = said(face, "takeback-asks", move, name=names[asked.seat])
        if asked.lost:
            players = face.words.joined([names[seat] for seat in asked.lost])
            text += " " + face.words.say("takeback-lost", players=players)
        shown["asking"] |= {"text": text, "move": move}
    if shown.get("takeback"):
        taken = match.taken_last(shown["seat"])
        assert taken is not None, "what is offered is there"
        shown["takeback"] = {"move": told_move(face, shown["seat"], taken, names)}
    else:
        shown["takeback"] = None


def told_move(face: Narrator, seat: int, taken: Taken, names: Sequence[str]) -> str:
    """Return a decision as in the public log; nothing if nobody else saw it."""
    own = [event for event in taken.events if event["seat"] == seat] or taken.events
    events, first = taken.before, len(taken.before)
    for start in range(first, max(first - LONGEST, 0) - 1, -1):
        if start < first and events[start]["seat"] != seat:
            break
        told = face.narrate([*events[start:], *own], names, None, events[:start])
        if told:  # some decisions appear only together with those before them
            return told[0]
    return ""


def note_text(face: Narrator, note: Note, names: Sequence[str]) -> str:
    """Return the log line about a takeback that happened or was declined."""
    move = told_move(face, note.seat, note.taken, names)
    if note.refused_by is None:
        return said(face, "takeback-done", move, name=names[note.seat])
    other = names[note.refused_by]
    return said(face, "takeback-kept", move, name=names[note.seat], other=other)


def said(face: Narrator, key: str, move: str, **facts: str) -> str:
    """Return a message about a decision, or the one about a decision that nobody saw."""
    words = face.words
    return words.say(key, move=move, **facts) if move else words.say(f"{key}-unseen", **facts)
