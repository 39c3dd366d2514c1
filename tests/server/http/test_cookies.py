"""Cookies over http, over https and behind a proxy: which name they have, and which one counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from wardround.server.app import make_app
from wardround.server.http import pages
from wardround.server.http.cookies import HOST, MARK, PLAIN, Cookies
from wardround.server.http.limits import by_cookie
from wardround.server.settings import Settings
from wardround.store.store import Store
from wardround.tables.ids import hashed

PROXY, ELSEWHERE = "10.0.0.1", "192.0.2.7"
HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.4"}
PAGE = b"<!doctype html><title>wardround</title>"

What = Callable[[FastAPI], Awaitable[None]]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a page, whether or not the browser table was built."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_bytes(PAGE)
    monkeypatch.setattr(pages.router, "__defaults__", (folder,))


def serve(folder: Path, what: What) -> None:
    """Let something be asked of a server behind a proxy."""

    async def run() -> None:
        with Store.open(f"sqlite:///{folder}/tables.db") as store:
            app = make_app(Settings(proxies=(PROXY,), hosts=("play.test",)), store)
            async with app.router.lifespan_context(app):
                await what(app)

    asyncio.run(run())


def browser(app: FastAPI, address: str = PROXY, **headers: str) -> httpx.AsyncClient:
    """Return a browser without a memory of its own: tests say which cookies it sends."""
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://play.test", headers=headers)


def given(answer: httpx.Response) -> SimpleCookie:
    """Return the cookies that an answer sets."""
    told = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        told.load(line)
    return told


async def be(browser: httpx.AsyncClient, name: str = "Ann") -> SimpleCookie:
    """Become somebody."""
    answer = await browser.post("/api/me", json={"name": name})
    browser.cookies.clear()
    return given(answer)


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async def what(app: FastAPI) -> None:
        async with browser(app, **HTTPS) as ann, browser(app) as bob:
            secure, plain = await be(ann), await be(bob)
        assert list(secure) == [HOST]
        assert list(plain) == [PLAIN]
        kept = {name: secure[HOST][name] for name in ("path", "domain", "samesite")}
        assert kept == {"path": "/", "domain": "", "samesite": "lax"}
        assert secure[HOST]["secure"] is True
        assert secure[HOST]["httponly"] is True
        assert plain[PLAIN]["secure"] == ""

    serve(tmp_path, what)


def test_only_a_known_proxy_says_that_it_is_https_and_the_nearest_one_counts(
    tmp_path: Path,
) -> None:
    async def what(app: FastAPI) -> None:
        async with browser(app, ELSEWHERE, **HTTPS) as eve:
            assert list(await be(eve)) == [PLAIN]
        async with browser(app) as ann:
            twice = [("x-forwarded-proto", "http"), ("x-forwarded-proto", "https")]
            answer = await ann.post("/api/me", json={"name": "Ann"}, headers=twice)
            assert list(given(answer)) == [HOST]

    serve(tmp_path, what)


@pytest.mark.usefixtures("built")
def test_a_browser_from_before_is_moved_over_with_its_seats(tmp_path: Path) -> None:
    async def what(app: FastAPI) -> None:
        async with browser(app) as plain:
            old = (await be(plain))[PLAIN].value
        async with browser(app, **HTTPS) as ann:
            before = {"cookie": f"{PLAIN}={old}"}
            seats = [{"kind": "me"}, {"kind": "open"}]
            told = {"game": "dice-hospital", "seats": seats}
            laid = await ann.post("/api/tables", json=told, headers=before)
            page = await ann.get("/", headers=before)
            ann.cookies.clear()
            moved = given(page)
            now = {"cookie": f"{HOST}={moved[HOST].value}"}
            mine = await ann.get("/api/tables", headers=now)
            dead = await ann.get("/api/me", headers=before)

        assert (page.content, page.headers["cache-control"]) == (PAGE, "no-store")
        assert (moved[PLAIN].value, moved[PLAIN]["max-age"]) == ("", "0")
        assert [one["table"] for one in mine.json()["tables"]] == [laid.json()["table"]]
        assert dead.status_code == 401

    serve(tmp_path, what)


def test_what_was_given_over_https_is_nothing_under_the_plain_name(tmp_path: Path) -> None:
    """Another host of the domain can plant that one."""

    async def what(app: FastAPI) -> None:
        async with browser(app, **HTTPS) as ann:
            secret = (await be(ann))[HOST].value
            planted = await ann.get("/api/me", headers={"cookie": f"{PLAIN}={secret}"})
            mine = await ann.get("/api/me", headers={"cookie": f"{PLAIN}=x; {HOST}={secret}"})

        assert secret.startswith(MARK)
        assert (planted.status_code, mine.status_code) == (401, 200)

    serve(tmp_path, what)


def test_two_cookies_are_refused_in_one_header_and_in_two(tmp_path: Path) -> None:
    async def what(app: FastAPI) -> None:
        async with browser(app) as ann:
            secret = (await be(ann))[PLAIN].value
            own, other = f"{PLAIN}={secret}", f"{PLAIN}=another"
            for lines in ([f"{own}; {other}"], [other, own], [own, own]):
                answer = await ann.get("/api/me", headers=[("cookie", line) for line in lines])
                assert answer.status_code == 400
                assert answer.json()["error"]["code"] == "two-cookies"
            apart = [("cookie", "theme=dark"), ("cookie", own)]
            assert (await ann.get("/api/me", headers=apart)).status_code == 200

    serve(tmp_path, what)


def test_limits_count_by_the_person_whatever_header_their_cookie_stands_in(
    tmp_path: Path,
) -> None:
    """The limits looked at the first header only, where others looked at all of them."""

    async def what(app: FastAPI) -> None:
        who = by_cookie(Cookies(), app.state.person_cache.known)
        async with browser(app) as ann:
            secret = (await be(ann))[PLAIN].value
            cookie = f"{PLAIN}={secret}".encode()
            found = await ann.get("/api/me", headers={"cookie": cookie.decode()})
        headers: list[list[tuple[bytes, bytes]]] = [
            [(b"cookie", cookie)],
            [(b"cookie", b"other=1"), (b"cookie", cookie)],
            [(b"cookie", b"other=2; " + cookie)],
        ]
        keys = {who({"type": "http", "headers": each}) for each in headers}

        assert found.status_code == 200
        assert len(keys) == 1
        assert app.state.person_cache.known(hashed(secret)) in keys

    serve(tmp_path, what)
