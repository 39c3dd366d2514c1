"""Requests in words: for takebacks and for seats, and what was taken back or declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.narration.narrator import Narrator
from wardround.tables.game import showing
from wardround.tables.game.story import Note
from wardround.tables.game.table import Table
from wardround.tables.game.undo import Taken
from wardround.tables.pictures.picture_types import (
    AskingShape,
    KnockingShape,
    RequestsPart,
    TakebackShape,
)

LONGEST: Final = 5
"""How many events before a decision its line can include."""


def requests(narrator: Narrator, table: Table, names: Sequence[str]) -> RequestsPart:
    """Return what somebody has asked the others for."""
    return {
        "asking": _asking(narrator, table, names),
        "knocking": _knocking(narrator, table, names),
    }


def _asking(narrator: Narrator, table: Table, names: Sequence[str]) -> AskingShape | None:
    """Return the open takeback request, if there is one."""
    asked, record = table.takebacks.asked, showing.asking(table)
    if asked is None or record is None:
        return None
    move = told_move(narrator, asked.seat, table.tellable(asked.taken), names)
    text = said(narrator, "takeback-asks", move, name=names[asked.seat])
    if asked.lost:
        players = narrator.words.joined([names[seat] for seat in asked.lost])
        text += " " + narrator.words.say("takeback-lost", players=players)
    return {**record, "text": text, "move": move}


def _knocking(narrator: Narrator, table: Table, names: Sequence[str]) -> KnockingShape | None:
    """Return the open request for a bot's seat, if there is one."""
    record = showing.knocking(table)
    if record is None:
        return None
    name, bot = record["name"], names[record["seat"]]
    return {**record, "text": narrator.words.say("knock-asks", name=name, bot=bot)}


def takeback_of(
    narrator: Narrator, table: Table, seat: int, names: Sequence[str]
) -> TakebackShape | None:
    """Return what a seat could ask to take back, if there is anything."""
    match = table.playing()
    if not showing.may_ask_back(table, match, seat):
        return None
    taken = match.taken_last(seat)
    assert taken is not None, "what is offered is there"
    return {"move": told_move(narrator, seat, taken, names)}


def told_move(narrator: Narrator, seat: int, taken: Taken, names: Sequence[str]) -> str:
    """Return a decision as in the public log; nothing if nobody else saw it."""
    own = [event for event in taken.events if event["seat"] == seat] or taken.events
    events, first = taken.before, len(taken.before)
    for start in range(first, max(first - LONGEST, 0) - 1, -1):
        if start < first and events[start]["seat"] != seat:
            break
        told = narrator.narrate([*events[start:], *own], names, None, events[:start])
        if told:  # some decisions appear only together with those before them
            return told[0]
    return ""


def note_text(narrator: Narrator, note: Note, names: Sequence[str]) -> str:
    """Return the log line about a takeback that happened or was declined."""
    move = told_move(narrator, note.seat, note.taken, names)
    if note.refused_by is None:
        return said(narrator, "takeback-done", move, name=names[note.seat])
    other = names[note.refused_by]
    return said(narrator, "takeback-kept", move, name=names[note.seat], other=other)


def said(narrator: Narrator, key: str, move: str, **facts: str) -> str:
    """Return a message about a decision, or the one about a decision that nobody saw."""
    words = narrator.words
    return words.say(key, move=move, **facts) if move else words.say(f"{key}-unseen", **facts)
