"""Addresses: proxies are believed where they are ours, and IPv6 counts by networks."""

from __future__ import annotations

import pytest
from starlette.types import Scope

from wardround.core.errors import BadOption
from wardround.server.http.addresses import ForwardedAddress, Networks, neighbourhood

PROXIES = ("127.0.0.1", "10.0.0.0/8", "fd00::/8", "unix")


def seen(peer: str, *headers: tuple[str, str]) -> tuple[str, str]:
    """Return the address and scheme that the application sees of a request."""
    scope: Scope = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 4000) if peer else None,
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
    }
    ForwardedAddress(PROXIES).put_right(scope)
    client = scope["client"]
    return client[0] if client else "", scope["scheme"]


@pytest.mark.parametrize(
    ("peer", "forwarded", "sender"),
    [
        ("127.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("127.0.0.1", "203.0.113.1, 192.0.2.9", "192.0.2.9"),
        ("127.0.0.1", "192.0.2.9, 10.1.2.3", "192.0.2.9"),
        ("127.0.0.1", "10.9.9.9, 10.1.2.3", "10.9.9.9"),
        ("127.0.0.1", "192.0.2.9:5123", "192.0.2.9"),
        ("127.0.0.1", "[2001:db8::1]:5123", "2001:db8::1"),
        ("127.0.0.1", "::ffff:192.0.2.9", "192.0.2.9"),
        ("::ffff:127.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("", "192.0.2.9", "192.0.2.9"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.9, nonsense, 10.1.2.3", "10.1.2.3"),
        ("198.51.100.7", "192.0.2.9", "198.51.100.7"),
    ],
)
def test_the_sender_is_the_nearest_that_is_no_proxy(peer: str, forwarded: str, sender: str) -> None:
    assert seen(peer, ("X-Forwarded-For", forwarded))[0] == sender


def test_only_a_proxy_is_believed_about_the_scheme() -> None:
    assert seen("127.0.0.1", ("X-Forwarded-Proto", "https"))[1] == "https"
    assert seen("127.0.0.1", ("X-Forwarded-Proto", "javascript"))[1] == "http"
    assert seen("198.51.100.7", ("X-Forwarded-Proto", "https"))[1] == "http"


def test_a_sender_cannot_push_a_false_address_in_front_of_many() -> None:
    hops = ", ".join(["192.0.2.9", *["10.0.0.1"] * 30])

    assert seen("127.0.0.1", ("X-Forwarded-For", hops))[0] == "10.0.0.1"


def test_neighbours_in_ipv6_count_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::4") != neighbourhood("2001:db8:1:3::4")
    assert neighbourhood("192.0.2.9") != neighbourhood("192.0.2.8")
    assert neighbourhood("::ffff:192.0.2.9") == "192.0.2.9"
    assert neighbourhood("fe80::1%eth0") == "fe80::"


def test_a_network_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="bad-network"):
        Networks(["10.0.0.0/33"])
