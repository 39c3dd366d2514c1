"""The storage of tables: who waits for an entry is told when it is on the disk, and can give up."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.store.making import append, entry, lay, log
from tests.store.test_writer import disk_busy
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.storage import SqlStorage
from wardround.store import Store
from wardround.tables.rows import Conflict


def test_who_gives_up_takes_back_what_was_not_begun(tmp_path: Path) -> None:
    async def give_up(storage: SqlStorage) -> None:
        with disk_busy(storage.store):
            first = asyncio.create_task(storage.append(append("a", entry(1)), None))
            await asyncio.sleep(0.1)  # the writer has begun with it
            second = asyncio.create_task(storage.append(append("b", entry(1)), None))
            third = asyncio.create_task(storage.append(append("a", entry(1)), None))
            await asyncio.sleep(0)
            second.cancel()
            await asyncio.sleep(0)
            assert not first.done()
        assert await first is None
        assert await third == Conflict("seq", 1)
        assert second.cancelled()
        await storage.close()

    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        lay(store, "a", "b")
        asyncio.run(give_up(SqlStorage(store, Metrics())))
        assert [log(store, name) for name in "ab"] == [[(1, "")], []]
