"""What seats have sent under keys of their own, so that sending it again does nothing.

A table remembers as much as its whole log, most of it actions: those take a few bytes each.
"""

from __future__ import annotations

from array import array
from typing import Final, NamedTuple

from wardround.core.json_types import Unchecked
from wardround.tables.game.entries import Entry

ACT: Final = "act"
ACTION: Final = "action"
MOST: Final = 2**63
"""Numbers from here on don't fit."""


class Sent(NamedTuple):
    """What was sent under a key, and the entry that it became."""

    kind: str
    body: Unchecked
    seq: int


class SentBefore:
    """What the seats of one table have sent."""

    __slots__ = ("_actions", "_names", "_others", "_seqs")

    def __init__(self) -> None:
        self._names = array("q")
        """The hash of each seat with its key, of plain actions."""
        self._actions = array("q")
        self._seqs = array("i")
        self._others: dict[tuple[int, str], Sent] = {}

    def note(self, entry: Entry) -> None:
        """Remember an entry with a key."""
        if _is_plain(entry):
            self._names.append(_name(entry.seat, entry.key))
            self._actions.append(entry.body[ACTION])
            self._seqs.append(entry.seq)
        else:
            self._others[entry.seat, entry.key] = Sent(entry.kind, entry.body, entry.seq)

    def find(self, seat: int, key: str) -> Sent | None:
        """Return what a seat has sent under a key, if it has."""
        other = self._others.get((seat, key))
        if other is not None:
            return other
        try:
            at = self._names.index(_name(seat, key))
        except ValueError:
            return None
        return Sent(ACT, {ACTION: self._actions[at]}, self._seqs[at])

    def clear(self) -> None:
        """Forget everything."""
        del self._names[:], self._actions[:], self._seqs[:]
        self._others.clear()


def _is_plain(entry: Entry) -> bool:
    """Return whether an entry is an action, and nothing more was sent."""
    action = entry.body.get(ACTION)
    is_number = type(action) is int and 0 <= action < MOST
    return is_number and entry.kind == ACT and len(entry.body) == 1


def _name(seat: int, key: str) -> int:
    """Return 64 bits that are others for another seat or key, in practice and in this process."""
    return hash((seat, key))
