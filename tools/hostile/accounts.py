"""Cookies and links that somebody else fixed, kept, doubled or made up."""

from __future__ import annotations

from typing import Final

import httpx

from tests.kit.accounts import add_passkey, copy_cookie, log_in
from tests.kit.hall import Hall
from tests.kit.hostile_requests import COOKIES
from tests.kit.server import Player, Server
from tools.hostile.tries import Ground, Tries, attack

NURSE: Final = "dynamite-nurse"
PROXIED: Final = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.4"}


def at_a_name(server: Server, name: str) -> Player:
    """Return somebody at a page with a name, as passkeys need one."""
    player = Player(f"http://localhost:{server.port}")
    player.post("/api/me", {"name": name})
    return player


def thief_of(server: Server, player: Player) -> Player:
    """Return somebody who kept the cookie of another."""
    thief = Player(f"http://localhost:{server.port}")
    copy_cookie(player, thief)
    return thief


def is_nobody(player: Player) -> bool:
    """Tell whether the server knows somebody no more."""
    return player.http.get("/api/me").status_code == 401


@attack("identity", "cookies that somebody planted or kept")
def kept_cookies(ground: Ground, tries: Tries) -> None:
    """None becomes an account, nor stays what its owner has ended."""
    server = ground.server()
    ann = at_a_name(server, "Ann")
    with tries.one("kept before the first passkey"):
        thief = thief_of(server, ann)
        device = add_passkey(ann, server)
        assert is_nobody(thief)
    with tries.one("planted on a guest who then signs in"):
        guest = at_a_name(server, "Guest")
        table = guest.lay(NURSE, ["me", "open", "open"])["table"]
        thief = thief_of(server, guest)
        log_in(guest, device)
        assert is_nobody(thief)
        assert thief.refused("/api/passkeys/registration") == (401, "not-known")
        assert thief.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 403
        assert guest.get("/api/me")["name"] == "Ann"
    with tries.one("kept when all others are signed out"):
        thief = thief_of(server, ann)
        other = at_a_name(server, "Other")
        log_in(other, device)
        other.post("/api/me/sign-out-others")
        assert is_nobody(thief)
        assert not is_nobody(other)


@attack("identity", "links that were renewed, used, or made up")
def stale_links(ground: Ground, tries: Tries) -> None:
    """They lead nowhere, and who came by them has to go."""
    server = ground.server()
    ann, eve = server.person("Ann"), server.person("Eve")
    laid = ann.lay(NURSE, ["me", "open", "open"])
    path = f"/api/tables/{laid['table']}"
    link = {"secret": ann.post(f"{path}/seats/0/link")["secret"]}
    with tries.one("renewed"):
        eve.post("/api/links", link)
        assert eve.http.get(path, params={"seat": 0}).status_code == 200
        ann.post(f"{path}/seats/0/link")
        assert eve.http.get(path, params={"seat": 0}).status_code == 403
        assert eve.refused(f"{path}/seats/0/say", {"text": "still me"}) == (403, "not-your-seat")
        assert eve.refused("/api/links", link)[0] == 409
    hall = Hall(server, ground.folder / "0.log")
    with tries.one("used, by who laid the table"):
        assert hall.ann.refused("/api/links", {"secret": hall.links[1]}) == (409, "link-used")
    with tries.one("used, by a stranger"):
        assert hall.eve.refused("/api/links", {"secret": hall.links[1]}) == (409, "link-used")
    for made_up in ("A" * 43, hall.links[1][:-1] + "!", hall.table + "x" * 20, "' OR 1=1 --" * 3):
        with tries.one(made_up):
            assert hall.eve.refused("/api/links", {"secret": made_up}) == (404, "no-such-link")
    with tries.one("who left a seat"):
        table = ann.lay(NURSE, ["me", "open", "open"])["table"]
        seat = f"/api/tables/{table}/seats/1"
        eve.post(f"/api/tables/{table}/join", {"seat": 1})
        eve.post(f"{seat}/leave")
        server.person("Bob").post(f"/api/tables/{table}/join", {"seat": 1})
        assert eve.refused(f"{seat}/link") == (403, "not-your-seat")


@attack("identity", "cookies that are forged, or sent twice")
def odd_cookies(ground: Ground, tries: Tries) -> None:
    """They are nobody's; of two none counts, and limits count by the person in any header."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    for cookie in COOKIES:
        with tries.one(cookie[:20]):
            head = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            raw = hall.sent(head.encode("latin-1") + b"Connection: close\r\n\r\n")
            assert raw.split(b" ")[1] in {b"400", b"401"}
    own = f"wardround={hall.eve.http.cookies['wardround']}"
    stranger = httpx.Client(base_url=hall.server.url)
    for lines in ([f"{own}; wardround=x"], ["wardround=x", own], [own, own]):
        with tries.one(f"{len(lines)} headers"):
            answer = stranger.get("/api/me", headers=[("cookie", line) for line in lines])
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "two-cookies")
    with tries.one("beside another in a header of its own"):
        apart = [("cookie", "theme=dark"), ("cookie", own)]
        assert stranger.get("/api/me", headers=apart).status_code == 200
    guarded = ground.server("--proxy=127.0.0.1", limits=True)
    eve = guarded.person("Eve")
    own = f"wardround={eve.http.cookies['wardround']}"
    with tries.one("limits of a person, from ever new addresses"), httpx.Client() as client:
        told = [
            client.post(
                f"{guarded.url}/api/me",
                json={"name": "Eve"},
                headers=[
                    ("X-Forwarded-For", f"198.51.{number // 250}.{number % 250}"),
                    ("cookie", f"other={number}"),
                    ("cookie", own),
                ],
            ).status_code
            for number in range(400)
        ]
        assert 429 in told
    stranger.close()


@attack("identity", "cookies over https, and from before it")
def secure_cookies(ground: Ground, tries: Tries) -> None:
    """Over https the cookie is bound to the host, and a plain one is not taken for it."""
    server = ground.server("--proxy=127.0.0.1")

    def given(headers: dict[str, str]) -> str:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        return answer.headers["set-cookie"]

    with tries.one("https"):
        cookie = given(PROXIED)
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert cookie.startswith("__Host-wardround=")
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= parts
        assert not any(part.startswith("domain") for part in parts)
    with tries.one("planted under the plain name"):
        secret = cookie.partition("=")[2].partition(";")[0]
        planted = {**PROXIED, "Cookie": f"wardround={secret}"}
        assert httpx.get(f"{server.url}/api/me", headers=planted).status_code == 401
    with tries.one("http"):
        assert given({}).startswith("wardround=")
