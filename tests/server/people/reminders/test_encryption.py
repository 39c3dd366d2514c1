"""Push messages are encrypted as RFC 8291 says, and nobody but their browser can read them."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.kit.push_service import Browser
from wardround.server.people.reminders.vapid import (
    LONGEST,
    Subscriber,
    decoded,
    encoded,
    encrypted,
    point_of,
)

TEXT = b"When I grow up, I want to be a watermelon"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulc"
    "y4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """Return a private key from its number."""
    return ec.derive_private_key(int.from_bytes(decoded(text)), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    made = encrypted(TEXT, Subscriber.read(PUBLIC, AUTH), key_of(SENDER), decoded(SALT))

    assert encoded(made) == BODY


def test_the_browser_of_the_tests_reads_the_example_of_the_standard() -> None:
    browser = Browser(key_of(RECEIVER), decoded(AUTH))

    assert encoded(point_of(browser.key)) == PUBLIC
    assert browser.read(decoded(BODY)) == TEXT


def test_each_message_looks_different_and_only_its_browser_reads_it() -> None:
    browser, other = Browser(), Browser()
    one, two = (encrypted(TEXT, browser.subscriber) for _ in range(2))

    assert one[:16] != two[:16]
    assert one[86:] != two[86:]
    assert browser.read(one) == browser.read(two) == TEXT
    with pytest.raises(InvalidTag):
        other.read(one)


def test_the_longest_message_fits_into_what_push_services_take() -> None:
    browser = Browser()

    assert len(encrypted(b"x" * LONGEST, browser.subscriber)) <= 4096
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (LONGEST + 1), browser.subscriber)


@pytest.mark.parametrize(
    ("public", "auth"),
    [("", AUTH), (PUBLIC, ""), (PUBLIC[:-4], AUTH), ("é", AUTH), (PUBLIC, "+/==" * 5),
     (encoded(b"\x04" + b"\x01" * 64), AUTH)],
)  # fmt: skip
def test_what_is_no_key_is_refused(public: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of several kinds
        Subscriber.read(public, auth)
