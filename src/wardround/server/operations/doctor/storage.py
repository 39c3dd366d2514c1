"""Checks of the database: connection, schema, file permissions and disk space."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from wardround.server.operations.doctor.findings import Finding, finding
from wardround.store.errors import StoreProblem
from wardround.store.examining import Examined, examine
from wardround.store.locking import holder
from wardround.store.urls import is_sqlite, shown

MIB: Final = 1024 * 1024
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""What a file that holds the seeds of running games must not allow."""


@dataclass(frozen=True, slots=True)
class Room:
    """How much room a disk must have, in bytes."""

    low: int = 1024 * MIB
    full: int = 100 * MIB


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database, or None."""
    return Path(str(url.database)) if is_sqlite(url) else None


def look(url: URL) -> tuple[Finding, Examined | None]:
    """Return whether a database can be used, and what was seen in it if so."""
    file = file_of(url)
    place = finding_of_place(file) if file is not None else None
    if place is not None:
        return place, None
    try:
        seen = examine(url)
    except StoreProblem as error:
        if error.code == "store-no-driver":
            return finding("database-no-driver", **error.facts), None
        return finding("database-unreachable", **error.facts), None
    if seen.refusal:
        return finding("database-read-only", database=shown(url), problem=seen.refusal), seen
    return finding("database-ok", database=shown(url)), seen


def finding_of_place(file: Path) -> Finding | None:
    """Return the finding if there can be no database here, or None."""
    if not file.parent.is_dir():
        return finding("database-no-folder", folder=str(file.parent))
    if file.is_dir():
        return finding("database-is-folder", database=str(file))
    if file.exists():
        return None
    if not may_write(file.parent):
        return finding("database-locked-folder", folder=str(file.parent))
    return finding("database-absent", database=str(file))


def check_schema(seen: Examined | None) -> Finding:
    """Return how the schema of the database compares with that of the program."""
    if seen is None:
        return finding("schema-skipped")
    if seen.standing in {"older", "newer"}:
        return finding(f"schema-{seen.standing}", revision=seen.revision)
    return finding(f"schema-{seen.standing}")


def check_permissions(url: URL) -> Finding:
    """Return whether SQLite can write next to its file, and others can't read it."""
    file = file_of(url)
    if file is None or os.name == "nt" or not file.is_file():
        return finding("permissions-skipped")
    if not may_write(file.parent):
        return finding("permissions-folder", folder=str(file.parent))
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & OTHERS:
        return finding("permissions-open", database=str(file), mode=f"{mode:o}")
    return finding("permissions-ok")


def check_lock(url: URL) -> Finding:
    """Return whether a server has the SQLite file now; a second one would be refused."""
    file = file_of(url)
    if file is None:
        return finding("lock-skipped")
    try:
        held = holder(url)
    except StoreProblem:  # owned by another user, which another check reports
        return finding("lock-skipped")
    if held is None:
        return finding("lock-free")
    return finding("lock-held", pid=held.pid, url=held.url or "…")


def check_disk(url: URL, room: Room) -> Finding:
    """Return whether the disk of an SQLite file has room."""
    file = file_of(url)
    if file is None:
        return finding("disk-skipped")
    folder = next(existing(file), Path())
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return finding("disk-unknown", folder=str(folder), problem=str(error.strerror))
    if free >= room.low:
        return finding("disk-ok", free=free // MIB)
    code = "disk-full" if free < room.full else "disk-low"
    return finding(code, free=free // MIB, folder=str(folder))


def existing(file: Path) -> Iterator[Path]:
    """Give the folders around a file that are there, the nearest first."""
    return (folder for folder in file.absolute().parents if folder.is_dir())


def may_write(folder: Path) -> bool:
    """Return whether this user can create files in a folder."""
    return os.access(folder, os.W_OK | os.X_OK)
