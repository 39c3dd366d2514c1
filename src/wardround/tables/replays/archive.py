"""The archive of finished games: the record, and snapshots of every step.

The record can be replayed by the same rules. The snapshots (what a spectator saw) need no rules,
so that a game can be watched even after the rules have changed.
"""

from __future__ import annotations

import json
import zlib

from wardround.core.json_types import View
from wardround.core.record_text import write
from wardround.core.records import Record, positions
from wardround.tables.rows import Archived


class BadFrames(Exception):
    """Pictures that can't be read any more."""


def archived(record: Record) -> Archived:
    """Return what is kept of a game."""
    game = record.terms.game
    # Step by step, so that the thread which does this lets others work in between.
    packer = zlib.compressobj(6)
    pieces = [packer.compress(b"[")]
    for step, state in enumerate(positions(record)):
        frame = json.dumps(game.view(state, None), separators=(",", ":"))
        pieces.append(packer.compress(f",{frame}".encode() if step else frame.encode()))
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
