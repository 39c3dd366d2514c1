"""The doctor looks at a real server through real proxies, good ones and bad ones."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.certificates import make_certificate
from tests.kit.proxy import ADDRESS, Manners, proxied
from tests.kit.server import Server, running
from wardround import __version__
from wardround.server.operations.doctor import Finding, SetUp, examination
from wardround.server.operations.doctor.outside import (
    FORGED,
    judged_address,
    judged_head,
    moments_of,
)
from wardround.server.operations.doctor.requests import GZIP, Answer, NoAnswer, unpacking

WELL = {
    "server": "server-ok",
    "certificate": "certificate-local",
    "release": "release-same",
    "proxy": "proxy-ok",
    "address": "address-here",
    "streams": "streams-ok",
}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that believes the proxies of these tests."""
    folder = tmp_path_factory.mktemp("behind")
    with running(f"sqlite:///{folder}/tables.db", "--proxy", ADDRESS) as server:
        yield server


def outside(url: str, folder: Path) -> dict[str, Finding]:
    """Return what the doctor finds of a server from outside, by check."""
    setup = SetUp(database=f"sqlite:///{folder}/none.db", url=url)
    found = {one.check: one for one in examination(setup)}
    return {check: found[check] for check in WELL}


def codes(found: dict[str, Finding]) -> dict[str, str]:
    """Return the codes of findings."""
    return {check: one.code for check, one in found.items()}


def test_a_good_proxy_gets_through(behind: Server, tmp_path: Path) -> None:
    with proxied(behind.port) as url:
        found = outside(url, tmp_path)

    assert codes(found) == WELL
    assert found["release"].facts == {"version": __version__}
    assert found["proxy"].facts == {"scheme": "http", "host": "localhost"}


def test_no_proxy_is_a_good_one(behind: Server, tmp_path: Path) -> None:
    assert codes(outside(behind.url, tmp_path)) == WELL


@pytest.mark.parametrize(
    ("manners", "differs"),
    [
        (Manners(buffers=True), {"streams": "streams-buffered"}),
        (Manners(packs=True), {"streams": "streams-buffered"}),
        (Manners(tells=False), {"address": "address-proxy"}),
        (Manners(host="127.0.0.1"), {"proxy": "proxy-host"}),
        (
            Manners(host="wardround:8421"),
            {
                "release": "release-skipped",
                "proxy": "proxy-name",
                "address": "address-skipped",
                "streams": "streams-broken",
            },
        ),
    ],
    ids=["buffers", "packs", "tells-nothing", "changes-the-host", "invents-a-host"],
)
def test_a_bad_proxy_is_found_out(
    behind: Server, tmp_path: Path, manners: Manners, differs: dict[str, str]
) -> None:
    with proxied(behind.port, manners) as url:
        found = codes(outside(url, tmp_path))

    assert found == {**WELL, **differs}


def test_events_that_are_compressed_one_by_one_are_read_one_by_one() -> None:
    packer = zlib.compressobj(wbits=GZIP)
    events = [b"data: 0\n\n", b"data: 1\n\n"]
    pieces = [packer.compress(one) + packer.flush(zlib.Z_SYNC_FLUSH) for one in events]
    unpack = unpacking("gzip")

    assert [unpack(piece) for piece in pieces] == events
    assert unpacking("")(events[0]) == events[0]
    with pytest.raises(NoAnswer):
        unpack(b"no gzip")


def test_a_proxy_in_which_the_server_has_no_trust_is_all_that_it_sees(tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path}/tables.db") as server,
        proxied(server.port) as url,
    ):
        found = outside(url, tmp_path)

    assert found["address"].code == "address-proxy"
    assert found["address"].facts == {"found": ADDRESS}


@pytest.mark.parametrize(
    ("answer", "code", "facts"),
    [
        ("HTTP/1.1 502 Bad Gateway\r\n\r\n", "server-down", {"status": 502}),
        ("HTTP/1.1 200 OK\r\n\r\nHello", "server-strange", {"status": 200}),
        ("HTTP/1.1 200 OK\r\n\r\n" + "[" * 100_000, "server-strange", {"status": 200}),
        (
            "HTTP/1.1 308 Moved\r\nLocation: https://there.example\r\n\r\n",
            "server-redirects",
            {"target": "https://there.example"},
        ),
        (
            'HTTP/1.1 503 Away\r\nDate: nonsense\r\n\r\n{"status": "store-away"}',
            "server-no-store",
            {},
        ),
        ("220 mail.example ESMTP\r\n", "server-unreachable", {"problem": "not-http"}),
    ],
    ids=["gateway", "page", "deep", "redirect", "no-store", "mail"],
)
def test_what_is_no_server_of_ours_is_found_out(
    tmp_path: Path, answer: str, code: str, facts: dict[str, object]
) -> None:
    with proxied(0, Manners(answer=answer.encode())) as url:
        found = outside(url, tmp_path)["server"]

    assert found.code == code
    assert found.facts == {"url": url, **facts}


# --- https -----------------------------------------------------------------------------------


def test_a_good_certificate_and_the_scheme_are_seen(
    behind: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, tls = make_certificate(tmp_path, 60)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with proxied(behind.port, tls=tls) as url:
        found = outside(url, tmp_path)

    assert codes(found) == {**WELL, "certificate": "certificate-ok"}
    assert found["certificate"].facts == {"days": 60}
    assert found["proxy"].facts == {"scheme": "https", "host": "localhost"}


def test_a_proxy_that_does_not_tell_of_https_is_found_out(
    behind: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, tls = make_certificate(tmp_path, 5)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with proxied(behind.port, Manners(tells=False), tls) as url:
        found = outside(url, tmp_path)

    assert found["certificate"].code == "certificate-ends"
    assert found["proxy"].code == "proxy-scheme"
    assert found["proxy"].facts == {"found": "http", "wanted": "https"}


def test_a_certificate_that_nobody_vouches_for_is_refused(behind: Server, tmp_path: Path) -> None:
    _, tls = make_certificate(tmp_path, 60)
    with proxied(behind.port, tls=tls) as url:
        found = codes(outside(url, tmp_path))

    assert found == {
        "server": "server-untrusted",
        "certificate": "certificate-refused",
        **{check: f"{check}-skipped" for check in ("release", "proxy", "address", "streams")},
    }


# --- judging ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seen", "own", "peer", "code"),
    [
        ("198.51.100.7", "198.51.100.7", "203.0.113.1", "address-ok"),
        ("8.8.4.4", "192.168.1.5", "9.9.9.9", "address-ok"),  # through NAT
        ("192.168.1.5", "192.168.1.5", "192.168.1.9", "address-ok"),
        ("9.9.9.9", "192.168.1.5", "9.9.9.9", "address-proxy"),
        ("127.0.0.1", "192.168.1.5", "192.168.1.9", "address-proxy"),
        ("172.18.0.3", "8.8.4.4", "9.9.9.9", "address-proxy"),
        ("172.18.0.3", "192.168.1.5", "192.168.1.9", "address-inside"),
        ("", "192.168.1.5", "192.168.1.9", "address-proxy"),  # a socket in the file system
        (FORGED, "192.168.1.5", "192.168.1.9", "address-forged"),
        (FORGED, "127.0.0.1", "127.0.0.1", "address-here"),
        ("127.0.0.1", "127.0.0.1", "127.0.0.1", "address-here"),
        ("::1", "::1", "::1", "address-here"),
    ],
)
def test_the_address_that_the_server_saw_is_judged(
    seen: str, own: str, peer: str, code: str
) -> None:
    assert judged_address(seen, Answer(200, {}, b"", own, peer)).code == code


@pytest.mark.parametrize(
    ("url", "scheme", "host", "code"),
    [
        ("https://play.example.org", "https", "play.example.org", "proxy-ok"),
        ("https://play.example.org:8443", "https", "play.example.org", "proxy-ok"),
        ("https://spiel.bücher.example", "https", "spiel.xn--bcher-kva.example", "proxy-ok"),
        ("https://play.example.org", "http", "play.example.org", "proxy-scheme"),
        ("https://play.example.org", "https", "wardround:8421", "proxy-host"),
        ("https://play.example.org", "https", "", "proxy-host"),
    ],
)
def test_the_scheme_and_host_that_the_server_saw_are_judged(
    url: str, scheme: str, host: str, code: str
) -> None:
    assert judged_head(url, scheme, host).code == code


def test_an_event_counts_when_it_is_complete() -> None:
    came = [(1.0, b"data: 0\n"), (2.0, b"\ndata: 1\n\nda"), (3.0, b"ta: 2\n\n")]

    assert moments_of(came) == [2.0, 2.0, 3.0]
