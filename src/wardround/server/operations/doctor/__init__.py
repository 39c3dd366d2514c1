"""All checks of `wardround doctor`, in their order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from wardround.server.http.origins import checked_url
from wardround.server.operations.doctor.findings import Finding, State, finding, worst
from wardround.server.operations.doctor.inside import (
    Room,
    check_clock,
    check_disk,
    check_key,
    check_lock,
    check_mail,
    check_permissions,
    check_push,
    check_schema,
    check_version,
    look,
)
from wardround.server.operations.doctor.outside import (
    OURS,
    check_certificate,
    check_headers,
    check_release,
    check_streams,
    reach,
)
from wardround.store.urls import parsed

__all__ = ["Finding", "Room", "SetUp", "State", "examination", "worst"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUp:
    """What is to be checked."""

    database: str | None = None
    url: str = ""
    """Where people find the server; empty to leave that out."""
    key: str = field(default="", repr=False)
    push_key: Path | None = None
    smtp: str = field(default="", repr=False)
    mail_from: str = ""
    room: Room = field(default_factory=Room)


def examination(setup: SetUp) -> Iterator[Finding]:
    """Give the finding of every check, one by one; raise an error for a bad address or URL."""
    url = checked_url(setup.url)
    database = parsed(setup.database)
    ahead: dict[str, float] = {}
    yield check_version()
    reached, seen = look(database)
    if seen is not None and seen.ahead is not None:
        ahead["PostgreSQL"] = seen.ahead
    yield reached
    yield check_schema(seen)
    yield check_permissions(database)
    yield check_lock(database)
    yield check_disk(database, setup.room)
    yield check_key(setup.key, public=bool(url))
    yield check_push(setup.push_key, url)
    yield check_mail(setup.smtp, setup.mail_from)
    if not url:
        yield check_clock(ahead)
        yield finding("server-skipped")
        return
    answered, answer, error = reach(url)
    if answer is not None and answer.ahead is not None:
        ahead[url] = answer.ahead
    yield check_clock(ahead)
    yield answered
    yield check_certificate(url, answer, error)
    if answered.code not in OURS:
        for check in ("release", "proxy", "address", "streams"):
            yield finding(f"{check}-skipped")
        return
    yield check_release(url)
    yield from check_headers(url)
    yield check_streams(url)
