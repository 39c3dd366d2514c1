"""The past of a game in stretches: views of many steps at once, each with its lines of the log."""

from __future__ import annotations

from collections import defaultdict
from itertools import islice

from wardround import catalog
from wardround.core.errors import BadRecord
from wardround.core.game import CHANCE, Json
from wardround.core.record_text import read
from wardround.core.records import Move, Record, positions, verify
from wardround.match.chairs import TableRefused
from wardround.match.table import Table
from wardround.server.keeping import frames_of
from wardround.server.telling import Teller
from wardround.server.telling.told import Told
from wardround.store.rows import Kept
from wardround.terminal.faces import face_of
from wardround.terminal.names import seat_names
from wardround.words import Words

MOST_STEPS = 64
"""How many steps are told at once."""
UPLOADED = "record"
"""What a record is called that came without a name."""


class Replayed:
    """How a game came about, from its record alone."""

    def __init__(self, record: Record) -> None:
        game, state = record.terms.game, record.start()
        self._moves = list(record.moves)
        self._opening = game.view(state, None)
        self._events: list[Json] = []
        self._ends: list[int] = []
        for move in self._moves:
            if move.seat == CHANCE:
                happened = game.apply_luck(state, move.outcome)
            else:
                happened = game.apply(state, move.seat, move.action)
            self._events += [game.event_record(state, event) for event in happened]
            self._ends.append(len(self._events))

    def events_since(self, number: int) -> list[Json]:
        """Return what happened after the first `number` events."""
        return self._events[number:]

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        return self._moves[number:]

    def ends(self) -> list[int]:
        """Return how many events there were after each move."""
        return self._ends[:]

    def opening(self) -> Json:
        """Return what everybody saw before the first event."""
        return self._opening


def steps_of(
    table: Table, teller: Teller, language: str, seat: int | None, first: int, count: int
) -> Json:
    """Return steps of a game at a table, as a seat or a bystander saw them."""
    record = table.playing().record()
    check_step(first, len(record.moves))
    views = views_of(record, seat, first, count)
    return laid_out(seat, len(record.moves), first, views, teller.log(table, language))


def kept_steps(kept: Kept, language: str, seat: int | None, first: int, count: int) -> Json:
    """Return steps of a finished game.

    Where the rules are others by now, only what a bystander saw is left, and there are no lines.
    """
    frames = frames_of(kept.frames)
    steps = len(frames) - 1
    check_step(first, steps)
    record = readable(kept.text)
    if record is None:
        return laid_out(None, steps, first, frames[first : first + count], None)
    views = frames[first : first + count]
    if seat is not None and seat < len(record.seats):
        views = views_of(record, seat, first, count)
    face = face_of(record.terms, language)
    told = Told(face)
    told.follow(Replayed(record), seat_names(record.seats, face.words, to_player=False))
    return laid_out(seat, steps, first, views, told)


def check_step(step: int, most: int) -> None:
    """Refuse a step that is not there."""
    if step > most:
        raise TableRefused("bad-step", found=step, most=most)


def views_of(record: Record, seat: int | None, first: int, count: int) -> list[Json]:
    """Return what a seat or a bystander saw at some steps."""
    game = record.terms.game
    return [game.view(state, seat) for state in islice(positions(record), first, first + count)]


def laid_out(
    seat: int | None, steps: int, first: int, views: list[Json], told: Told | None
) -> Json:
    """Return views of steps with the lines that led to each."""
    lines: defaultdict[int, list[Json]] = defaultdict(list)
    for line in [] if told is None else told.lines:
        if told is not None and first <= line.step < first + len(views):
            lines[line.step].append(told.record(line))
    shown = [
        {"step": step, "view": view, "lines": lines[step]} for step, view in enumerate(views, first)
    ]
    return {"steps": steps, "seat": seat, "views": shown}


def readable(text: str) -> Record | None:
    """Return a record if the rules are still those by which it was played."""
    try:
        return read(text, UPLOADED, catalog.find)
    except BadRecord:
        return None


def verified(text: str, words: Words) -> Json:
    """Return whether a record keeps to the rules and all its luck follows from its seed."""
    steps = 0
    try:
        record = read(text, UPLOADED, catalog.find)
        steps = len(record.moves)
        count = verify(record, UPLOADED)
    except BadRecord as error:
        return {"ok": False, "steps": steps, "sentence": words.error(error)}
    taken = record.taken_over
    if not taken:
        sentence = words.say("replay-verified", count=count)
    else:
        facts = {"count": count, "first": taken + 1, "last": steps, "taken": taken}
        sentence = words.say("replay-verified-from", **facts)
    return {"ok": True, "steps": steps, "sentence": sentence}
