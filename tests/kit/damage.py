"""Tables that are damaged behind a server's back, and a disk that is full."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import text

from tests.kit.server import Server
from wardround.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.rows import Append

LAID = TableSetup("dice-hospital", "seed", (Place(OPEN),) * 2).record()
SAT = Entry(1, 1, "sit", 0, {"name": "Ann", "person": "ann"})
SAID = Entry(2, 2, "say", 0, {"text": "hello"})
SPOILT = {
    "laid": "UPDATE tables SET laid = '{' WHERE id = :id",
    "terms": """UPDATE tables SET laid = '{"game":"dice-hospital"}' WHERE id = :id""",
    "body": "UPDATE entries SET body = '{' WHERE table_id = :id",
    "meaning": "UPDATE entries SET body = '{}' WHERE table_id = :id AND seq = 1",
    "kind": "UPDATE entries SET kind = 'sot' WHERE table_id = :id",
    "first": "DELETE FROM entries WHERE table_id = :id AND seq = 1",
    "last": "DELETE FROM entries WHERE table_id = :id AND seq = 2",
}
LATEST = "UPDATE tables SET created_at = 9999999999999 WHERE id = :id"


def lay(store: Store, table: str, spoil: str, listed: bool = False) -> None:
    """Lay a table that the server has not seen, and spoil it."""
    links = [f"{table}-{seat}" for seat in range(2)]
    store.lay(table, LAID, 1, listed=listed, links=links, summary={})
    store.append([Append(table, (SAT, SAID), "waiting", {})])
    with store.writing() as connection:
        connection.execute(text(spoil), {"id": table})


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file of the server be written, as a full disk does."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
