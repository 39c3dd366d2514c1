"""Reminders: where push messages must not go, and links in mails that scanners open."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec

from tests.kit.mail_server import MailServer, mail_server
from tests.kit.server import SECONDS, Player, Server
from tools.hostile.tries import Ground, Tries, attack
from wardround.server.people.reminders.vapid import encoded, make_key, point_of

HOSTS: Final = (
    "https://127.0.0.1/x", "https://localhost.:99999/x", "https://10.0.0.1/x", "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data", "https://192.168.1.1/x", "https://0.0.0.0/x",
    "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x",
    "http://push.example.org/x", "https://8.8.8.8:22/x", "https://user@push.example.org/x",
    "file:///etc/passwd", "gopher://127.0.0.1:25/x", "https:///x", "https://224.0.0.1/x",
    "https://push.example.org/x\r\nX: y", "https://push.example.org/" + "x" * 1100,
)  # fmt: skip
FROM: Final = "games@example.org"
ADDRESS: Final = "/api/me/reminders/address"
FORM: Final = {"Content-Type": "application/x-www-form-urlencoded"}


@attack("reminders", "push services at addresses of our own net", quick=True)
def inner_addresses(ground: Ground, tries: Tries) -> None:
    """A browser that names one is refused."""
    key = ground.folder / "key.pem"
    make_key(key)
    ann = ground.server("--push-key", str(key)).person()
    own = ec.generate_private_key(ec.SECP256R1())
    keys = {"p256dh": encoded(point_of(own)), "auth": encoded(secrets.token_bytes(16))}
    for endpoint in HOSTS:
        with tries.one(endpoint[:60]):
            body = {"endpoint": endpoint, "language": "en", **keys}
            assert ann.refused("/api/me/reminders/browsers", body)[0] == 422
    with tries.one("keys that are none"):
        odd = {"p256dh": encoded(b"\x04" + b"\x00" * 64), "auth": keys["auth"]}
        body = {"endpoint": "https://push.example.org/x", "language": "en", **odd}
        assert ann.refused("/api/me/reminders/browsers", body)[0] == 422


@contextmanager
def running_mail_server() -> Iterator[MailServer]:
    """Give a mail server in a thread of its own."""
    ready, ended = Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    found: list[MailServer] = []

    async def serve() -> None:
        async with mail_server() as server:
            found.append(server)
            ready.set()
            await ended.wait()

    thread = Thread(target=loop.run_until_complete, args=[serve()])
    thread.start()
    assert ready.wait(SECONDS)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join(SECONDS)
        loop.close()


@attack("reminders", "links in mails that scanners open, and mail to whom did not ask for it")
def opened_links(ground: Ground, tries: Tries) -> None:
    """Looking at a link stops nothing, and no address gets more than a few codes."""
    with running_mail_server() as mails:
        server = mailing(ground, mails.port)
        ann = server.person()
        with tries.one("before the code"):
            ann.post(ADDRESS, {"address": "ann@example.org", "language": "en"})
            assert ann.get("/api/me/reminders")["confirmed"] is False
        for wrong in ("AAAAAAAA", "", "x" * 100):
            with tries.one("a wrong code"):
                assert ann.refused(f"{ADDRESS}/confirm", {"code": wrong})[0] == 422
        text = mails.last().get_content()
        code, stop = re.search(r"\b([A-Z2-9]{8})\b", text), re.search(r"/stop/\S+", text)
        assert code
        assert stop
        ann.post(f"{ADDRESS}/confirm", {"code": code[1]})
        for method in ("GET", "HEAD", "OPTIONS"):
            with tries.one(f"{method} of the link"):
                assert server.stranger().http.request(method, stop[0]).status_code in (200, 405)
                assert ann.get("/api/me/reminders")["confirmed"] is True
        with tries.one("a made-up link"):
            made_up = "/stop/" + "A" * 43
            told = "List-Unsubscribe=One-Click"
            assert server.stranger().http.post(made_up, content=told, headers=FORM).is_success
            assert ann.get("/api/me/reminders")["confirmed"] is True
        with tries.one("the button of a mail program"):
            assert server.stranger().http.post(stop[0], content=told, headers=FORM).is_success
            assert ann.get("/api/me/reminders")["address"] is None
        for odd in ("a@example.org\nBcc: x@y.org", "<a@example.org>", "a@b@example.org", "ann"):
            with tries.one(odd):
                assert offered(ann, odd) == 422
        with tries.one("codes without end to one address"):
            statuses = [offered(server.person(), "victim@example.org") for _ in range(8)]
            assert 429 in statuses
            assert sum(to == "victim@example.org" for to, _ in mails.got) <= 3


def mailing(ground: Ground, port: int) -> Server:
    """Return a server that sends mail."""
    smtp = f"smtp-plain://localhost:{port}"
    environment = {"WARDROUND_SMTP": smtp, "WARDROUND_MAIL_FROM": FROM}
    return ground.server("--public-url", "http://localhost", environment=environment)


def offered(player: Player, address: str) -> int:
    """Offer an address; return the status of the answer."""
    body = {"address": address, "language": "en"}
    return player.http.post(ADDRESS, json=body).status_code
