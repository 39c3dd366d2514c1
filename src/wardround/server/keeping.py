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


def kept(record: Record) -> Kept:
    """Return what is kept of a game."""
    game = record.terms.game
    frames = [game.view(state, None) for state in positions(record)]
    packed = zlib.compress(json.dumps(frames, separators=(",", ":")).encode(), 6)
    return Kept(write(record), packed)


def frames_of(packed: bytes) -> list[Json]:
    """Return the pictures of every step."""
    frames: list[Json] = json.loads(zlib.decompress(packed))
    return frames
