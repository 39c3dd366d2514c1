"""The archive of finished games: records, whether they keep to the rules, and snapshots.

A record can be replayed by the same rules. Snapshots of every step (what a spectator saw) need no
rules, so that a game can be watched even after the rules have changed. The first is kept whole, and
of each step after it what it changed.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from wardround.core.errors import BadRecord, Fact
from wardround.core.json_types import JsonValue, View
from wardround.core.record_text import write
from wardround.core.records import Record, positions
from wardround.tables.pictures.encoding import changes, encoded, joined
from wardround.tables.rows import Archived
from wardround.words import Words

FIRST: Final = "first"
"""The key of the whole picture that an archive begins with."""
WHOLE: Final = ""
"""The place of a picture in itself."""


class BadFrames(Exception):
    """Pictures that can't be read any more."""


def archived(record: Record) -> Archived:
    """Return what is kept of a game."""
    game = record.terms.game
    # Step by step, so that the thread which does this lets others work in between.
    packer = zlib.compressobj(6)
    before: View = {}
    pieces = [packer.compress(b"[")]
    for step, state in enumerate(positions(record)):
        after = game.view(state, None)
        told = joined(changes(WHOLE, before, after)) if step else encoded({FIRST: after})
        pieces.append(packer.compress(b"," + told if step else told))
        before = after
    pieces += [packer.compress(b"]"), packer.flush()]
    return Archived(write(record), b"".join(pieces))


def frames_of(packed: bytes) -> list[View]:
    """Return the pictures of every step; raise `BadFrames` if there are none to be seen.

    Pictures share what is the same in them. Older archives have each of them whole.
    """
    try:
        told = json.loads(zlib.decompress(packed))
        if not isinstance(told, list) or not told:
            raise BadFrames
        if FIRST not in told[0]:
            return told
        frames = [told[0][FIRST]]
        for changed in told[1:]:
            frame = frames[-1]
            for place, value in changed.items():
                frame = _put(frame, place.split("/")[1:], value)
            frames.append(frame)
    except (zlib.error, AttributeError, LookupError, TypeError, ValueError):
        raise BadFrames from None
    return frames


def _put(old: JsonValue, place: Sequence[str], value: JsonValue) -> JsonValue:
    """Return a value with another one in a place, as `changes` names it; the old one stays."""
    if not place:
        return value
    if isinstance(old, list):
        at = int(place[0])
        return [*old[:at], _put(old[at], place[1:], value), *old[at + 1 :]]
    if isinstance(old, dict):
        return {**old, place[0]: _put(old[place[0]], place[1:], value)}
    raise BadFrames


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
