"""Checks from outside: whether the server answers at its URL, its certificate and its version."""

from __future__ import annotations

import time
from typing import Final

from wardround import __version__
from wardround.server.http.addresses import parsed
from wardround.server.http.origins import is_local, origin_of
from wardround.server.operations.doctor.findings import Finding, finding
from wardround.server.operations.doctor.requests import Answer, NoAnswer, ask

DAY: Final = 24 * 3600
FEW_DAYS: Final = 14
"""Certificates are renewed earlier than this, so fewer days mean that it fails."""
GATEWAY: Final = frozenset({502, 504})
"""What a proxy answers when the server behind it does not."""
OURS: Final = frozenset({"server-ok", "server-no-store", "server-not-writable"})
"""The findings after which a server of ours can be asked for more."""


def reach(url: str) -> tuple[Finding, Answer | None, NoAnswer | None]:
    """Return whether a server of ours answers; its answer, or why there is none."""
    try:
        answer = ask(url, "/healthz")
    except NoAnswer as error:
        if error.certificate:
            return finding("server-untrusted"), None, error
        return finding("server-unreachable", url=url, problem=error.problem), None, error
    return judged(url, answer), answer, None


def judged(url: str, answer: Answer) -> Finding:
    """Return what answered: a server of ours, only its proxy, or something else."""
    told = answer.json()
    status = told.get("status") if isinstance(told, dict) else None
    if answer.status == 200 and status == "ok":
        return finding("server-ok", url=url)
    if answer.status == 503 and status == "store-away":
        return finding("server-no-store", url=url)
    if answer.status == 503 and status == "store-not-writable":
        return finding("server-not-writable", url=url)
    if answer.status in GATEWAY:
        return finding("server-down", url=url, status=answer.status)
    if 300 <= answer.status < 400:
        target = answer.headers.get("location", "?")
        return finding("server-redirects", url=url, target=target)
    return finding("server-strange", url=url, status=answer.status)


def check_certificate(url: str, answer: Answer | None, error: NoAnswer | None) -> Finding:
    """Return whether browsers accept the certificate, and for how long."""
    origin = origin_of(url)
    assert origin is not None, "the URL was checked before"
    if origin[0] == "http":
        return finding("certificate-local" if is_near(origin[1]) else "certificate-none")
    if error is not None and error.certificate:
        return finding("certificate-refused", problem=error.problem)
    if answer is None or answer.expires is None:
        return finding("certificate-skipped")
    days = int((answer.expires - time.time()) // DAY)
    return finding("certificate-ends" if days < FEW_DAYS else "certificate-ok", days=days)


def is_near(host: str) -> bool:
    """Return whether a host is this machine, or has an address of a home network."""
    found = parsed(host)
    return is_local(host) or (found is not None and found.is_private)


def check_release(url: str) -> Finding:
    """Return whether the server is of the same version as this program."""
    try:
        told = ask(url, "/api/games?lang=en").json()
    except NoAnswer:
        return finding("release-skipped")
    found = told.get("version") if isinstance(told, dict) else None
    if not isinstance(found, str):
        return finding("release-skipped")
    if found != __version__:
        return finding("release-other", found=found, version=__version__)
    return finding("release-same", version=__version__)
