"""What is kept of a finished game for good: its record, and pictures of every step.

The record can be replayed by the same rules. The pictures (what a bystander saw) need no rules at
all, so that a game can still be watched when the rules have changed.
"""

from __future__ import annotations

import json
import zlib

from wardround.core.game import Json
from wardround.core.record_text import write
from wardround.core.records import Record, positions
from wardround.store.rows import Kept


class BadFrames(Exception):
    """Pictures that cannot be read any more."""


def kept(record: Record) -> Kept:
    """Return what is kept of a game."""
    game = record.terms.game
    # Step by step, so that the thread which does this lets others work in between.
    packer = zlib.compressobj(6)
    pieces = [packer.compress(b"[")]
    for step, state in enumerate(positions(record)):
        frame = json.dumps(game.view(state, None), separators=(",", ":"))
        pieces.append(packer.compress(f",{frame}".encode() if step else frame.encode()))
    pieces += [packer.compress(b"]"), packer.flush()]
    return Kept(write(record), b"".join(pieces))


def frames_of(packed: bytes) -> list[Json]:
    """Return the pictures of every step; raise `BadFrames` if there are none to be seen."""
    try:
        frames = json.loads(zlib.decompress(packed))
    except (zlib.error, ValueError):
        raise BadFrames from None
    if not isinstance(frames, list):
        raise BadFrames
    return frames
