"""The archive of finished games: records, whether they keep to the rules, and snapshots.

A record can be replayed by the same rules. Snapshots of every step (what a spectator saw) need no
rules, so that a game can be watched even after the rules have changed.
"""

from __future__ import annotations

import json
import zlib
from typing import NotRequired, TypedDict

from wardround.core.errors import BadRecord, Fact
from wardround.core.json_types import View
from wardround.core.record_text import write
from wardround.core.records import Record, positions
from wardround.tables.pictures.encoding import encoded
from wardround.tables.rows import Archived
from wardround.words import Words


class BadFrames(Exception):
    """Pictures that can't be read any more."""


def archived(record: Record) -> Archived:
    """Return what is kept of a game."""
    game = record.terms.game
    # Step by step, so that the thread which does this lets others work in between.
    packer = zlib.compressobj(6)
    pieces = [packer.compress(b"[")]
    for step, state in enumerate(positions(record)):
        frame = encoded(game.view(state, None))
        pieces.append(packer.compress(b"," + frame if step else frame))
    pieces += [packer.compress(b"]"), packer.flush()]
    return Archived(write(record), b"".join(pieces))


def frames_of(packed: bytes) -> list[View]:
    """Return the pictures of every step; raise `BadFrames` if there are none to be seen."""
    try:
        frames = json.loads(zlib.decompress(packed))
    except (zlib.error, ValueError):
        raise BadFrames from None
    if not isinstance(frames, list):
        raise BadFrames
    return frames


class Verdict(TypedDict):
    """How many rolls and draws of a record were checked, or what is wrong with it."""

    ok: bool
    steps: int
    count: NotRequired[int]
    taken: NotRequired[int]
    """How many moves were taken over from another game."""
    code: NotRequired[str]
    facts: NotRequired[dict[str, Fact]]


class Verified(TypedDict):
    """Whether a game file is valid, in one sentence."""

    ok: bool
    steps: int
    sentence: str


def verified(verdict: Verdict, words: Words) -> Verified:
    """Return a verdict in words."""
    steps = verdict["steps"]
    if not verdict["ok"]:
        sentence = words.error(BadRecord(verdict["code"], **verdict["facts"]))
        return {"ok": False, "steps": steps, "sentence": sentence}
    sentence = luck_checked(words, verdict["count"], verdict["taken"], steps)
    return {"ok": True, "steps": steps, "sentence": sentence}


def luck_checked(words: Words, count: int, taken: int, steps: int) -> str:
    """Return how much luck was checked, and which could not be."""
    if not taken:
        return words.say("replay-verified", count=count)
    facts = {"count": count, "first": taken + 1, "last": steps, "taken": taken}
    return words.say("replay-verified-from", **facts)
