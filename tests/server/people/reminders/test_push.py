"""Push messages go to the push services of browsers, and nowhere else."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.kit.certificates import make_certificate
from tests.kit.push_service import Browser, PushService, push_service
from wardround.server.http.addresses import parsed
from wardround.server.people.reminders.push import (
    EndpointRefused,
    Endpoints,
    PushSender,
    is_open,
    topic_of,
)
from wardround.server.people.reminders.vapid import make_key, read_key

T = TypeVar("T")
NOW = 1_800_000_000
HERE = ("127.0.0.0/8", "::1")


def with_service(
    folder: Path, test: Callable[[PushService, PushSender], Awaitable[T]], allowed: bool = True
) -> T:
    """Run a test with a push service and a sender that trusts its certificate."""
    certificate, tls = make_certificate(folder, 30)
    trust = ssl.create_default_context(cafile=str(certificate))
    key = make_key(folder / "push-key.pem")

    async def run() -> T:
        async with push_service(tls) as service:
            endpoints = Endpoints(HERE if allowed else ())
            contact = "https://play.example.org"
            return await test(service, PushSender(key, endpoints, contact, trust, lambda: NOW))

    return asyncio.run(run())


def test_a_message_arrives_signed_and_only_its_browser_reads_it(tmp_path: Path) -> None:
    browser = Browser()

    async def send(service: PushService, sender: PushSender) -> str:
        sent = await sender.send(service.endpoint("b?x=1"), browser.subscriber, b"Hello", "table")
        (got,) = service.got
        port = f"https://localhost:{service.port}"
        assert got.request == "POST /push/b?x=1 HTTP/1.1"
        assert got.claims() == {
            "aud": port,
            "exp": NOW + 12 * 3600,
            "sub": "https://play.example.org",
            "key": read_key(tmp_path / "push-key.pem").public,
        }
        assert got.headers["content-encoding"] == "aes128gcm"
        assert got.headers["ttl"] == "86400"
        assert got.headers["topic"] == topic_of("table") != "table"
        assert len(got.headers["topic"]) == 32
        assert browser.read(got.body) == b"Hello"
        return sent

    assert with_service(tmp_path, send) == "sent"


@pytest.mark.parametrize(
    ("status", "result"),
    [
        (200, "sent"),
        (404, "gone"),
        (410, "gone"),
        (307, "failed"),
        (429, "failed"),
        (500, "failed"),
    ],
)
def test_what_a_push_service_answers(tmp_path: Path, status: int, result: str) -> None:
    async def send(service: PushService, sender: PushSender) -> tuple[str, int]:
        service.status = status
        sent = await sender.send(service.endpoint("b"), Browser().subscriber, b"Hello", "table")
        return sent, len(service.got)

    assert with_service(tmp_path, send) == (result, 1)


def test_one_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    async def send(service: PushService, sender: PushSender) -> str:
        service.status = 0
        to = service.endpoint("b")
        return await sender.send(to, Browser().subscriber, b"Hello", "table", seconds=0.2)

    assert with_service(tmp_path, send) == "failed"


def test_a_name_that_leads_to_ourselves_is_not_asked(tmp_path: Path) -> None:
    async def send(service: PushService, sender: PushSender) -> tuple[str, int]:
        sent = await sender.send(service.endpoint("b"), Browser().subscriber, b"Hello", "table")
        return sent, len(service.got)

    assert with_service(tmp_path, send, allowed=False) == ("failed", 0)


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x",
     "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/x", "https://[fe80::1]/x",
     "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://224.0.0.1/x",
     "https://8.8.8.8:22/x", "https://a@push.example.org/x", "https:///x", "https://[x/", "x",
     "https://push.example.org/\r\nHost: x", "https://push.example.org/a b", "https://é.org/",
     "https://push.example.org:99999/", "https://push.example.org/" + "x" * 1024],
)  # fmt: skip
def test_endpoints_that_are_refused(endpoint: str) -> None:
    with pytest.raises(EndpointRefused):
        Endpoints().check(endpoint)


def test_endpoints_of_push_services_and_of_allowed_networks_are_taken() -> None:
    known = "https://updates.push.services.mozilla.com/wpush/v2/gAAAA"

    assert Endpoints().check(known).hostname == "updates.push.services.mozilla.com"
    assert Endpoints(["10.0.0.0/8"]).check("https://10.1.2.3:8443/x").port == 8443
    address = parsed("2606:4700::1111")
    assert address is not None
    assert is_open(address)
