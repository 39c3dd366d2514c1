"""What must be so after the games of a crowd, whatever happened to the servers meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from tests.kit.crowd import Guest
from wardround import catalog
from wardround.core.record_text import read, write
from wardround.core.records import verify
from wardround.store.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import read_setup
from wardround.tables.game.table import Table


def fold(store: Store, id: str) -> Table:
    """Return a table as it follows from its log."""
    row = store.table(id)
    assert row is not None
    laid = read_setup(row.laid)
    table = Table(id, laid, catalog.find(laid.game))
    for entry in store.entries(id):
        table.add(entry)
    return table


def check_games(guests: Sequence[Guest], store: Store) -> None:
    """Check for each table that is over that nothing was lost, doubled or told differently."""
    for id in dict.fromkeys(guest.table for guest in guests):
        here = [guest for guest in guests if guest.table == id]
        _check_log(here, store, id)
        _check_story(here, store, id)


def _check_log(guests: Sequence[Guest], store: Store, id: str) -> None:
    """Check that what was sent is in the log if and only if it was acknowledged, and once."""
    sent = [
        (seq, guest.seat, key) for guest in guests for key, seq in guest.diary.acknowledged.items()
    ]
    entries = store.entries(id)
    assert [(one.seq, one.seat, one.key) for one in entries if one.key] == sorted(sent)
    assert [one.seq for one in entries] == [*range(1, len(entries) + 1)]
    for guest in guests:
        seqs = list(guest.diary.acknowledged.values())
        assert seqs == sorted(seqs)
        assert guest.last == len(entries)


def _decided(entries: Sequence[Entry], seat: int) -> list[int]:
    """Return what a seat decided and did not take back, in order; forced moves come between."""
    actions: list[int] = []
    for entry in entries:
        if entry.seat == seat and entry.kind == "act":
            actions.append(entry.body["action"])
        elif entry.seat == seat and entry.kind == "undo":
            actions.pop()
    return actions


def _check_story(guests: Sequence[Guest], store: Store, id: str) -> None:
    """Check that everyone has the same story and the same record, which is that of the log."""
    match = fold(store, id).playing()
    text = write(match.record())
    kept = store.record(id)
    assert kept is not None
    assert kept.text == text
    record = read(text, "record", catalog.find)
    assert verify(record, "record") > 0
    for seat in range(len(record.seats)):
        moves = iter([move.action for move in record.moves if move.seat == seat])
        assert all(action in moves for action in _decided(store.entries(id), seat))
    for guest in guests:
        assert guest.told == match.events_since(0)
        for place in (f"/api/tables/{id}/record", f"/api/archive/{id}/record"):
            assert guest.player.http.get(place).text == text
