"""Replay chunks: views of several steps, each with its log lines."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from typing import Final

from wardround import catalog
from wardround.core.errors import BadRecord
from wardround.core.game import CHANCE, Game, State
from wardround.core.json_types import View
from wardround.core.record_text import read
from wardround.core.records import Record, positions
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import narrator_of, seat_names
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.table import Table
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.course import Course, Noted
from wardround.tables.pictures.names import table_names
from wardround.tables.pictures.narrated_log import NarratedLog
from wardround.tables.pictures.picture_types import Line
from wardround.tables.pictures.private_events import Seen, Sight
from wardround.tables.replays.archive import frames_of
from wardround.tables.replays.replay_types import Eyes, Step, Stretch
from wardround.tables.rows import Archived

MOST_STEPS = 64
"""The most steps in one chunk."""
UPLOADED = "record"
"""The name of a record without one."""
ALL: Final = "all"
"""The eyes that see everything; nobody has them before the end."""


class Replayed(Noted):
    """How a game came about, from its record alone."""

    def __init__(self, record: Record) -> None:
        game, state = record.terms.game, record.start()
        super().__init__(game, state)
        for move in record.moves:
            if move.seat == CHANCE:
                self.note(move, game.apply_luck(state, move.outcome))
            else:
                self.note(move, game.apply(state, move.seat, move.action))


def steps_of(
    table: Table, table_words: TableWords, language: str, eyes: Eyes, first: int, count: int
) -> Stretch:
    """Return steps of a game at a table, as a viewer saw them."""
    viewer = eyes if isinstance(eyes, int) else None
    match = table.playing().seen_by(viewer)
    record = match.record()
    check_step(first, len(record.moves))
    views = views_of(record, eyes, first, count)
    told = table_words.log(table, language, viewer)
    names = table_names(table.chairs, told.narrator.words)
    lines = told.lines_seen(sights_of(table_words.seen(table, told.narrator, viewer), eyes), names)
    records = [told.record(one) for one in lines]
    stretch = laid_out(eyes, len(record.moves), first, views, records, names)
    add_events(stretch["views"], match, told.narrator, names)
    return stretch


def kept_steps(kept: Archived, language: str, eyes: Eyes, first: int, count: int) -> Stretch:
    """Return steps of a finished game.

    If the rules have changed since, only a spectator's view is left, without lines and events.
    """
    frames = frames_of(kept.frames)
    steps = len(frames) - 1
    check_step(first, steps)
    record = readable(kept.text)
    if record is None:
        return laid_out(None, steps, first, frames[first : first + count], [], [])
    views = frames[first : first + count]
    if eyes == ALL or (isinstance(eyes, int) and eyes < len(record.seats)):
        views = views_of(record, eyes, first, count)
    narrator = narrator_of(record.terms, language, numbered=False)
    told, course = NarratedLog(narrator), Replayed(record)
    names = seat_names(record.seats, narrator.words, to_player=False)
    told.follow(course, names)
    seen = Seen(record.terms.game, len(record.seats), record.start())
    seen.follow(course, narrator)
    lines = [told.record(line) for line in told.lines_seen(sights_of(seen, eyes), names)]
    stretch = laid_out(eyes, steps, first, views, lines, names)
    add_events(stretch["views"], course, narrator, names)
    return stretch


def sights_of(seen: Seen, eyes: Eyes) -> list[Sight]:
    """Return what only this viewer saw."""
    if eyes == ALL:
        return seen.all()
    return [] if eyes is None else seen.of(eyes)


def check_step(step: int, most: int) -> None:
    """Refuse a step that is not there."""
    if step > most:
        raise TableRefused("bad-step", found=step, most=most)


def views_of(record: Record, eyes: Eyes, first: int, count: int) -> list[View]:
    """Return what a viewer saw at some steps."""
    game, seats = record.terms.game, len(record.seats)
    return [
        everything(game, state, seats) if eyes == ALL else game.view(state, eyes)
        for state in islice(positions(record), first, first + count)
    ]


def everything(game: Game, state: State, seats: int) -> View:
    """Return what all seats together see: to each of them its own board is open."""
    outside = game.view(state, None)
    own = [game.view(state, seat) for seat in range(seats)]
    known = {name: told for one in own for name, told in one.items() if told != outside[name]}
    boards = game.traits.boards
    open_boards = [one[boards][seat] for seat, one in enumerate(own)]
    return {**outside, **known, "viewer": None, boards: open_boards}


def laid_out(
    eyes: Eyes,
    steps: int,
    first: int,
    views: Sequence[View],
    told: Sequence[Line],
    names: list[str],
) -> Stretch:
    """Return views of steps with the lines that led to each."""
    lines: defaultdict[int, list[Line]] = defaultdict(list)
    for line in told:
        lines[line["step"]].append(line)
    shown: list[Step] = [
        {"step": step, "view": view, "lines": lines[step], "events": [], "says": ""}
        for step, view in enumerate(views, first)
    ]
    return {"steps": steps, "seat": eyes, "views": shown, "names": names}


def add_events(
    steps: Sequence[Step], course: Course, narrator: Narrator, names: Sequence[str]
) -> None:
    """Add to each step the public events since the one before.

    Where the log has them only with a later step, what happened is also said here.
    """
    events, ends = course.events_since(0), [0, 0, *course.ends()]
    place, known = narrator.lines.opening(course.opening()), 0
    for one in steps:
        start, stop = ends[one["step"]], ends[one["step"] + 1]
        one["events"] = events[start:stop]
        if one["lines"] or not one["events"]:
            continue
        place = narrator.lines.after(place, events[known:start], known)
        known = start
        told = narrator.lines.sentences(place, one["events"], names, start, events)
        one["says"] = " ".join(text for _, text in told)


def readable(text: str) -> Record | None:
    """Return a record if the rules are still those by which it was played."""
    try:
        return read(text, UPLOADED, catalog.find)
    except BadRecord:
        return None
