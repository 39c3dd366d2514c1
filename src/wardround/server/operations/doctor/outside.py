"""Checks from outside: whether the server answers at its URL, and what its proxy does.

They look at the certificate, the version, the headers that a proxy forwards, and whether it
buffers streams.
"""

from __future__ import annotations

import time
from typing import Final

from wardround import __version__
from wardround.server.http.addresses import parsed
from wardround.server.http.origins import is_local, origin_of
from wardround.server.operations.doctor.findings import Finding, finding
from wardround.server.operations.doctor.requests import Answer, NoAnswer, arrivals, ask

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


FORGED: Final = "192.0.2.1"
"""An address for documentation, which nobody has: we claim it, and must not be believed."""
EVENTS: Final = 3
LEAST_SPREAD: Final = 0.3
"""Seconds between the first and the last event; the server takes 0.6 to send them."""
TRIES: Final = 3
"""A machine that stalls can make events arrive together; a proxy that collects always does."""


def check_headers(url: str) -> tuple[Finding, Finding]:
    """Return what the server knows of scheme and host, and of our address."""
    try:
        answer = ask(url, "/api/echo", {"X-Forwarded-For": FORGED})
    except NoAnswer:
        return finding("proxy-skipped"), finding("address-skipped")
    told = answer.json()
    told = told if isinstance(told, dict) else {}
    if is_wrong_host(answer.status, told):
        return finding("proxy-name", url=url), finding("address-skipped")
    scheme, host, seen = (told.get(name) for name in ("scheme", "host", "address"))
    if not (isinstance(scheme, str) and isinstance(host, str) and isinstance(seen, str)):
        return finding("proxy-no-echo"), finding("address-skipped")
    return judged_head(url, scheme, host), judged_address(seen, answer)


def is_wrong_host(status: int, told: dict[str, object]) -> bool:
    """Return whether the server refused its host name."""
    error = told.get("error")
    return status == 400 and isinstance(error, dict) and error.get("code") == "wrong-host"


def judged_head(url: str, scheme: str, host: str) -> Finding:
    """Return whether the server saw the scheme and host that we used."""
    asked = origin_of(url)
    seen = origin_of(f"{scheme}://{host}")
    assert asked is not None, "the URL was checked before"
    if seen is None or seen[1] != as_sent(asked[1]):
        return finding("proxy-host", found=host, wanted=asked[1])
    if scheme != asked[0]:
        return finding("proxy-scheme", found=scheme, wanted=asked[0])
    return finding("proxy-ok", scheme=scheme, host=asked[1])


def as_sent(host: str) -> str:
    """Return the name of a host as a `Host` header has it: `xn--…` for one with other letters."""
    try:
        return host.encode("idna").decode()
    except UnicodeError:
        return host


def judged_address(seen: str, answer: Answer) -> Finding:
    """Return whether the server saw our address, or that of its proxy.

    Between us and the proxy our address may change (NAT), so a public one is believed.
    """
    own, peer, found = parsed(answer.own), parsed(answer.peer), parsed(seen)
    here = own is None or own.is_loopback
    if here and seen in {FORGED, str(own)}:
        return finding("address-here")
    if seen == FORGED:
        return finding("address-forged", found=seen)
    if found == own:
        return finding("address-ok", found=seen)
    if found is None or found.is_loopback or found == peer:
        return finding("address-proxy", found=seen)
    if found.is_private and own is not None:
        code = "address-inside" if own.is_private else "address-proxy"
        return finding(code, found=seen)
    return finding("address-ok", found=seen)


def check_streams(url: str) -> Finding:
    """Return whether events arrive one by one."""
    try:
        for _ in range(TRIES):
            status, came = arrivals(url, "/api/echo/stream")
            moments = moments_of(came)
            if status != 200 or len(moments) != EVENTS:
                return finding("streams-broken", problem=f"HTTP {status}", count=len(moments))
            if moments[-1] - moments[0] >= LEAST_SPREAD:
                return finding("streams-ok")
    except NoAnswer as error:
        return finding("streams-broken", problem=error.problem, count=0)
    return finding("streams-buffered")


def moments_of(came: list[tuple[float, bytes]]) -> list[float]:
    """Return when each event was complete."""
    moments: list[float] = []
    text = b""
    for moment, piece in came:
        text += piece
        whole = text.count(b"\n\n")
        text = text.rpartition(b"\n\n")[2]
        moments += [moment] * whole
    return moments
