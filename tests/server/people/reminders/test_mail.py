"""Mail: only to addresses that were confirmed, with a way out, and only where push did not go."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from tests.kit.certificates import make_certificate
from tests.kit.mail_server import MailServer as Running
from tests.kit.mail_server import mail_server
from tests.server.people.reminders.test_reminder import PEOPLE, Club, in_a_club, store
from wardround.core.errors import BadOption
from wardround.server.app import make_app
from wardround.server.people.reminders.mailing import (
    Mail,
    Mailer,
    MailServer,
    Post,
    is_address,
    post_of,
)
from wardround.server.people.reminders.reminder import WAIT_SECONDS
from wardround.server.settings import HOST, PORT, Settings
from wardround.store.addresses import MOST_FOR_ADDRESS
from wardround.store.rows import MailAddress
from wardround.store.store import Store

__all__ = ["store"]

T = TypeVar("T")
URL = "https://play.example.org"
FROM = "games@example.org"
MAIL = Mail("ann@example.org", "Hello", "A text with ÿ\n.\nand a dot", f"{URL}/stop/x")


def sent(folder: Path, scheme: str, **facts: Any) -> tuple[bool, Running]:
    """Send a mail to a server that speaks as a scheme says."""
    certificate, tls = make_certificate(folder, 30)
    trust = ssl.create_default_context(cafile=str(certificate))
    account = facts.pop("account", "")

    async def run() -> tuple[bool, Running]:
        used = None if scheme == "smtp-plain" else facts.pop("tls", tls)
        async with mail_server(used, at_once=scheme == "smtps", account="ann:p@ss") as server:
            server.full = facts.get("full", False)
            url = f"{scheme}://{account or 'ann:p%40ss@'}localhost:{server.port}"
            return await Mailer(MailServer.read(url, FROM), trust).send(MAIL), server

    return asyncio.run(run())


@pytest.mark.parametrize("scheme", ["smtp", "smtps", "smtp-plain"])
def test_a_mail_is_sent_in_each_way_with_account_and_way_out(tmp_path: Path, scheme: str) -> None:
    done, server = sent(tmp_path, scheme)

    assert done
    ((to, mail),) = server.got
    assert (to, mail["To"], mail["From"]) == (MAIL.to, MAIL.to, f"wardround <{FROM}>")
    assert mail.get_content().replace("\r\n", "\n").rstrip() == MAIL.text
    assert mail["List-Unsubscribe"] == f"<{URL}/stop/x>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize(
    "facts",
    [{"account": "ann:wrong@"}, {"full": True}, {"tls": None}],
    ids=["login", "full", "tls"],
)
def test_a_server_that_refuses_is_no_fault_and_nothing_goes_unencrypted(
    tmp_path: Path, facts: dict[str, Any]
) -> None:
    done, server = sent(tmp_path, "smtp", **facts)

    assert (done, server.got) == (False, [])


@pytest.mark.parametrize(
    ("smtp", "sender", "url", "code"),
    [
        ("mail.example.org", FROM, URL, "bad-smtp"),
        ("http://mail.example.org", FROM, URL, "bad-smtp"),
        ("smtp://ann:secret@host:port", FROM, URL, "bad-smtp"),
        ("smtps://mail.example.org", "games", URL, "bad-mail-from"),
        ("smtps://mail.example.org", FROM, "", "mail-no-url"),
    ],
)
def test_what_an_operator_set_up_wrong_is_told_without_the_password(
    smtp: str, sender: str, url: str, code: str
) -> None:
    with pytest.raises(BadOption) as refused:
        post_of(Settings(smtp=smtp, mail_from=sender, public_url=url))

    assert refused.value.code == code
    assert "secret" not in str(refused.value.facts)
    assert "ann" not in repr(Settings(smtp=smtp))


def test_addresses() -> None:
    good = ["ann@example.org", "a.b+c@mail.example.co.uk"]
    bad = [
        "ann", "ann@localhost", "a b@example.org", "a@example.org\nBcc: x@y.org", "é@example.org",
        "<a@example.org>", "a@b@example.org", "a@example.org, b@example.org", "x" * 65 + "@a.org",
    ]  # fmt: skip

    assert [one for one in [*good, *bad] if is_address(one)] == good


def served(folder: Path, test: Callable[[httpx.AsyncClient, Running], Awaitable[T]]) -> T:
    """Run a test as Ann, at a server that sends mail."""

    async def run(store: Store) -> T:
        async with mail_server() as mails:
            smtp = f"smtp-plain://localhost:{mails.port}"
            app = make_app(Settings(smtp=smtp, mail_from=FROM, public_url=URL), store)
            transport = httpx.ASGITransport(app)
            async with (
                app.router.lifespan_context(app),
                httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}:{PORT}") as ann,
            ):
                # As over http: a cookie for https would not come back here.
                made = await ann.post("/api/me", json={"name": "Ann"})
                ann.headers["Cookie"] = made.headers["set-cookie"].partition(";")[0]
                return await test(ann, mails)

    with Store.open(f"sqlite:///{folder}/tables.db") as opened:
        return asyncio.run(run(opened))


def test_an_address_counts_after_its_code_and_goes_with_a_press_but_not_with_a_look(
    tmp_path: Path,
) -> None:
    path = "/api/me/reminders/address"

    async def confirm(ann: httpx.AsyncClient, mails: Running) -> None:
        async def state() -> tuple[str | None, bool]:
            told = (await ann.get("/api/me/reminders")).json()
            return told["address"], told["confirmed"]

        async def post(where: str, **body: str) -> Any:
            answer = await ann.post(path + where, json=body)
            return (
                answer.status_code if answer.status_code == 204 else answer.json()["error"]["code"]
            )

        async def offer(address: str = "ann@example.org") -> Any:
            return await post("", address=address, language="fr")

        assert await offer("ann@localhost") == "bad-address"
        assert await offer() == 204
        text = mails.last().get_content()
        found = re.search(r"code est (\w{8})", text)
        stop = re.search(rf"{URL}(/stop/\S+)", text)
        assert found
        assert stop
        assert await state() == ("ann@example.org", False)
        assert await post("/confirm", code="WRONG234") == "wrong-code"
        assert await post("/confirm", code=f" {found[1].lower()} ") == 204
        assert await state() == ("ann@example.org", True)
        asked = await ann.get(stop[1])
        assert (asked.status_code, await state()) == (200, ("ann@example.org", True))
        assert '<form method="post">' in asked.text
        assert "form-action 'self'" in asked.headers["content-security-policy"]
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        gone = await ann.post(stop[1], content="List-Unsubscribe=One-Click", headers=form)
        assert (gone.status_code, await state()) == (200, (None, False))
        assert "deleted your address" in gone.text
        mails.full = True
        assert await offer() == "mail-not-sent"
        mails.full = False
        assert await offer() == 204
        assert (await ann.delete(path)).status_code == 204
        assert await state() == (None, False)
        assert await offer() == "too-many-codes"
        assert len(mails.got) == MOST_FOR_ADDRESS - 1

    served(tmp_path, confirm)


@pytest.mark.parametrize("reached", [True, False], ids=["push arrives", "push fails"])
def test_who_is_away_gets_one_mail_a_turn_if_no_browser_was_reached(
    store: Store, tmp_path: Path, reached: bool
) -> None:
    async def play(club: Club) -> list[tuple[str, str]]:
        async with mail_server() as mails:
            server = MailServer.read(f"smtp-plain://localhost:{mails.port}", FROM)
            club.post = Post(Mailer(server), URL)
            club.sit_down(club.node, club.live)
            seat = club.deciding()
            club.subscribe(seat)
            club.service.status = 201 if reached else 500
            for person in PEOPLE:
                address = MailAddress(f"{person.id}@example.org", "en", f"stop {person.id}")
                assert store.offer_address(person.id, address, "code", 1000)
            assert store.confirm_address(PEOPLE[seat].id, "code", 2000)
            await club.look()
            for _ in range(3):
                await club.look(WAIT_SECONDS)
            assert len(club.service.got) == 1
            for to, mail in mails.got:
                assert f"{URL}/t/{club.live.id}" in mail.get_content()
                assert f"{URL}/stop/stop {to.partition('@')[0]}" in mail.get_content()
            return [(to, mail["Subject"]) for to, mail in mails.got]

    told = in_a_club(store, tmp_path, play)

    assert [subject for _, subject in told] == (
        [] if reached else ["It’s your move: Dice Hospital"]
    )
