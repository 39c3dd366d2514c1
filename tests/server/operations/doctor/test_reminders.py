"""What the doctor says of the push key and of the mail server."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path

import pytest

from tests.kit.certificates import make_certificate
from tests.kit.mail_server import mail_server
from wardround.server.operations.doctor import Finding
from wardround.server.operations.doctor.inside import check_mail, check_push
from wardround.server.people.reminders.vapid import make_key

FROM = "games@example.org"
HTTPS = "https://play.example.org"


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """Give the file of a push key."""
    file = tmp_path / "key.pem"
    make_key(file)
    return file


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "push-ok"),
        (HTTPS, "push-ok"),
        ("http://localhost:8421", "push-ok"),
        ("http://192.168.1.20:8421", "push-no-https"),
    ],
)
def test_a_push_key_is_good_where_browsers_ask_for_it(key: Path, url: str, code: str) -> None:
    assert check_push(key, url).code == code


def test_a_push_key_that_others_can_read_or_that_is_none_is_told(key: Path) -> None:
    missing = check_push(key.with_name("none.pem"), HTTPS)
    key.chmod(0o640)
    open_to_others = check_push(key, HTTPS)
    key.write_text("no key", encoding="utf-8")

    assert check_push(None, HTTPS).code == "push-off"
    assert (missing.code, missing.facts["problem"]) == ("push-unread", "No such file or directory")
    assert (open_to_others.code, open_to_others.facts["mode"]) == ("push-open", "640")
    assert check_push(key, HTTPS).code == "push-bad"


@pytest.mark.parametrize(
    ("smtp", "sender", "code"),
    [
        ("", "", "mail-off"),
        ("mail.example.org", FROM, "mail-bad-address"),
        ("smtp://ann:secret@host:port", FROM, "mail-bad-address"),
        ("smtps://ann:secret@mail.example.org", "games", "mail-bad-sender"),
        ("smtps://ann:secret@mail.example.org", "", "mail-bad-sender"),
        ("smtp-plain://ann:secret@127.0.0.1:1", FROM, "mail-unreachable"),
    ],
)
def test_what_is_set_up_wrong_is_told_without_the_password(
    smtp: str, sender: str, code: str
) -> None:
    told = check_mail(smtp, sender)

    assert told.code == code
    assert "secret" not in str(told.facts)


def at_mail_server(folder: Path, scheme: str, account: str, *, trusted: bool = True) -> Finding:
    """Return what is found at a mail server with an account; it must not get a mail."""
    certificate, tls = make_certificate(folder, 30)
    trust = ssl.create_default_context(cafile=str(certificate) if trusted else None)

    async def run() -> Finding:
        used = None if scheme == "smtp-plain" else tls
        at_once = scheme == "smtps"
        async with mail_server(used, at_once=at_once, account="ann:p@ss") as server:
            url = f"{scheme}://{account}localhost:{server.port}"
            found = await asyncio.to_thread(check_mail, url, FROM, trust)
            assert server.got == []
        return found

    return asyncio.run(run())


@pytest.mark.parametrize("scheme", ["smtp", "smtps", "smtp-plain"])
def test_a_mail_server_that_would_take_mail_is_good(tmp_path: Path, scheme: str) -> None:
    assert at_mail_server(tmp_path, scheme, "ann:p%40ss@").code == "mail-ok"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_that_does_not_know_us_or_is_not_known_is_told(
    tmp_path: Path, scheme: str
) -> None:
    (tmp_path / "other").mkdir()

    assert at_mail_server(tmp_path, scheme, "ann:wrong@").code == "mail-login-refused"
    assert at_mail_server(tmp_path, scheme, "").code == "mail-sender-refused"
    stranger = at_mail_server(tmp_path / "other", scheme, "ann:p%40ss@", trusted=False)
    assert stranger.code == "mail-untrusted"


def test_a_mail_server_without_encryption_is_told() -> None:
    async def run() -> Finding:
        async with mail_server() as server:
            url = f"smtp://localhost:{server.port}"
            return await asyncio.to_thread(check_mail, url, FROM)

    assert asyncio.run(run()).code == "mail-no-tls"
