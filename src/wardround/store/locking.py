"""One server per SQLite file: a lock file next to it, which also holds the server's address.

A server has tables in memory, and nothing wakes it when another process writes into its file. The
system frees the lock when the process ends, even if it is killed. PostgreSQL needs none: it wakes
all nodes.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from sqlalchemy.engine import URL

from wardround.store.errors import StoreInUse
from wardround.store.urls import OWN_FILE, is_sqlite, not_opened, parsed, prepare_file, shown

SUFFIX: Final = "-lock"
SECONDS: Final = 0.5
"""Seconds for which a process that only checks the lock, or is about to end, can hold it."""
STARTING_SECONDS: Final = 10.0
"""So long a server may take from its lock to where it listens."""
PAUSE: Final = 0.05
MOST: Final = 4096

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30
    """The locked byte; others can read what is before it."""

    def _lock(file: int) -> bool:
        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: int) -> bool:
        # Not `flock`: the processes that bots think in would inherit it, and outlive a server.
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a file: the number of their process, and where they listen once they do."""

    pid: int = 0
    url: str = ""


class Held:
    """A database that is ours alone, until this is closed or the program ends."""

    def __init__(self, file: int | None) -> None:
        """Take the lock file that was opened and locked; none for PostgreSQL."""
        self._file = file

    def tell(self, url: str = "") -> None:
        """Write our address into the lock, for processes that can't get it."""
        self._write({"pid": os.getpid(), "url": url})

    def close(self) -> None:
        """Let others have the database."""
        if self._file is not None:
            with suppress(OSError):
                os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None

    def _write(self, told: dict[str, object]) -> None:
        if self._file is None:
            return
        with suppress(OSError):  # on a full disk the lock has no address, which is all
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, json.dumps(told).encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def hold(address: str | None) -> Held:
    """Take a database for one server; raise `StoreInUse` if another one has it.

    It is taken before the store is opened, which may change the schema under the other's feet.
    """
    url = parsed(address)
    if not is_sqlite(url):
        return Held(None)
    prepare_file(url)
    path, began = lock_file(url), time.monotonic()
    while True:
        file = _opened(path, url)
        if _lock(file):
            held = Held(file)
            held.tell()
            return held
        os.close(file)
        other = _holder(path)
        if time.monotonic() - began > (SECONDS if other.url else STARTING_SECONDS):
            error = StoreInUse("store-in-use", database=shown(url), pid=other.pid)
            error.url = other.url
            raise error
        time.sleep(PAUSE)


def holder(url: URL) -> Holder | None:
    """Return the owner of a database, or None; creates and keeps nothing."""
    path = lock_file(url)
    if not is_sqlite(url) or not path.is_file():
        return None
    file = _opened(path, url)
    try:
        return None if _lock(file) else _holder(path)
    finally:
        os.close(file)


def lock_file(url: URL) -> Path:
    """Return the lock file next to an SQLite file, by its real path."""
    path = Path(str(url.database)).resolve()
    return path.with_name(f"{path.name}{SUFFIX}")


def _opened(path: Path, url: URL) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, OWN_FILE)
    except OSError as error:
        raise not_opened(url, error) from None


def _holder(path: Path) -> Holder:
    """Return what a holder has written; nothing while they write it."""
    try:
        told = json.loads(path.read_bytes()[:MOST])
        return Holder(int(told["pid"]), str(told["url"]))
    except (OSError, ValueError, LookupError, TypeError):
        return Holder()
