"""Checks of this machine: the program and its key, the clock, notifications and the database."""

from __future__ import annotations

import math
import os
import platform
import shutil
import smtplib
import ssl
import stat
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from wardround import __version__
from wardround.core.build import build
from wardround.core.errors import BadOption
from wardround.server.http.challenges import SHORTEST_KEY
from wardround.server.http.origins import is_local, origin_of
from wardround.server.operations.doctor.findings import Finding, finding
from wardround.server.people.reminders.mailing import Mailer, MailServer
from wardround.server.people.reminders.vapid import OWN_FILE, read_key
from wardround.store.errors import StoreProblem
from wardround.store.locking import holder
from wardround.store.upgrading import Examined, examine
from wardround.store.urls import is_sqlite, shown

EXAMPLE_KEYS: Final = frozenset({"change-me"})
"""The placeholder for the key in our examples, which anyone can read."""


def check_version() -> Finding:
    """Return which program this is."""
    code = "version-pure" if build() == "pure" else "version-ok"
    return finding(code, version=__version__, python=platform.python_version())


def check_key(key: str, *, public: bool) -> Finding:
    """Return whether the key will do; a server that others reach should have one."""
    if not key:
        return finding("key-missing" if public else "key-not-needed")
    if key in EXAMPLE_KEYS:
        return finding("key-example")
    # The server counts bytes, as a signature does.
    size = len(key.encode(errors="surrogateescape"))
    if size < SHORTEST_KEY:
        return finding("key-short", size=size, least=SHORTEST_KEY)
    return finding("key-ok")


EARLIEST: Final = datetime(2025, 1, 1, tzinfo=UTC).timestamp()
"""No clock that is right shows an earlier time: the program did not exist."""
DRIFT_SECONDS: Final = 5
"""More than the rounding of a `Date` header and a slow answer."""
WRONG_SECONDS: Final = 60


def check_clock(ahead: Mapping[str, float], now: float | None = None) -> Finding:
    """Return whether our clock is right; `ahead` is how far other clocks are ahead, by name."""
    here = time.time() if now is None else now
    shown = datetime.fromtimestamp(here, UTC).strftime("%Y-%m-%d %H:%M:%S")
    if here < EARLIEST:
        return finding("clock-past", time=shown)
    if not ahead:
        return finding("clock-alone", time=shown)
    name, seconds = max(ahead.items(), key=lambda one: abs(one[1]))
    apart = math.ceil(abs(seconds))
    if apart <= DRIFT_SECONDS:
        return finding("clock-ok", time=shown)
    code = "clock-wrong" if apart > WRONG_SECONDS else "clock-drifts"
    return finding(code, seconds=apart, other=name)


def check_push(file: Path | None, url: str) -> Finding:
    """Return whether push messages can be sent, with the key in a file."""
    if file is None:
        return finding("push-off")
    try:
        read_key(file)
        mode = file.stat().st_mode & 0o777
    except BadOption as error:
        if error.code == "push-key-bad":
            return finding("push-bad", file=str(file))
        return finding("push-unread", file=str(file), problem=str(error.facts["problem"]))
    if mode & ~OWN_FILE:
        return finding("push-open", file=str(file), mode=f"{mode:03o}")
    origin = origin_of(url)
    if origin is not None and origin[0] == "http" and not is_local(origin[1]):
        return finding("push-no-https", url=url)
    return finding("push-ok", file=str(file))


def check_mail(smtp: str, sender: str, tls: ssl.SSLContext | None = None) -> Finding:
    """Return whether the mail server takes what we would send; nothing is sent."""
    if not smtp:
        return finding("mail-off")
    try:
        server = MailServer.read(smtp, sender)
    except BadOption as error:
        if error.code == "bad-mail-from":
            return finding("mail-bad-sender", sender=sender or "…")
        return finding("mail-bad-address", allowed=str(error.facts["allowed"]))
    host = f"{server.host}:{server.port}"
    try:
        if not Mailer(server, tls).may_send():
            return finding("mail-sender-refused", host=host, sender=sender)
    except smtplib.SMTPAuthenticationError:
        return finding("mail-login-refused", host=host)
    except ssl.SSLError as error:
        return finding("mail-untrusted", host=host, problem=error.reason or "TLS")
    except smtplib.SMTPNotSupportedError:
        return finding("mail-no-tls", host=host)
    except (OSError, smtplib.SMTPException) as error:
        # An answer of the mail server may hold an address; its kind says enough.
        problem = getattr(error, "strerror", None) or type(error).__name__
        return finding("mail-unreachable", host=host, problem=str(problem))
    return finding("mail-ok", host=host)


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
