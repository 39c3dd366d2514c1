"""Pages of other sites, other names, ways out of the tables, and what browsers are told."""

from __future__ import annotations

import json
from typing import Final

from tests.kit.hall import Hall, told
from tests.kit.hostile_requests import NAMES, ORIGINS, PATHS
from tools.hostile.tries import Ground, Tries, attack

PAGES: Final = (
    "/",
    "/t/nothing",
    "/api/games",
    "/notices.txt",
    "/sw.js",
    "/nowhere",
    "/openapi.json",
)
LOOSE: Final = ("'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:", "blob:")


@attack("sites", "pages of other sites, and other names for us")
def origins(ground: Ground, tries: Tries) -> None:
    """They change nothing."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    player, seat, shown = hall.deciding()
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    for headers, status, code in ORIGINS:
        with tries.one(headers):
            answer = player.http.post(f"{hall.path}/seats/{seat}/act", json=act, headers=headers)
            assert told(answer) == (status, code)
            assert player.look(hall.table, seat)["seq"] == shown["seq"]
    public = ground.server("--public-url", "https://play.example.org")
    for host in ("198.51.100.7", "evil.example", "play.example.org.evil.example", ""):
        with tries.one(f"{host} at a public server"):
            answer = public.stranger().http.get("/api/games", headers={"host": host})
            assert told(answer) == (400, "wrong-host")


@attack("sites", "ways out of the tables and of the pages")
def traversal(ground: Ground, tries: Tries) -> None:
    """No path leads to a file or a table that is not meant."""
    hall = Hall(ground.server(), ground.folder / "0.log")
    cookie = f"wardround={hall.eve.http.cookies['wardround']}"
    for path in PATHS:
        with tries.one(path[:60]):
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            answer = hall.sent(head.encode() + b"Connection: close\r\n\r\n")
            top, _, body = answer.partition(b"\r\n\r\n")
            assert top.split(b" ")[1] in {b"400", b"403", b"404", b"405", b"422"}
            assert json.loads(body)["error"]["code"]
            assert b"root:" not in body
            assert b"\r\nX:" not in top
    for path in ("..%2f", "%2e%2e/", "..%5c", "..;/", "%252e%252e%252f", ".%00./"):
        for file in ("etc/passwd", "pyproject.toml", "wardround.db", "0.db"):
            for start in ("/assets/", "/", "/icons/", "/fonts/"):
                with tries.one(f"{start}{path}{file}"):
                    way = f"{start}{path * 6}{file}"
                    head = f"GET {way} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                    answer = hall.sent(head.encode())
                    assert answer.split(b" ")[1] in {b"400", b"404"}
                    assert b"root:" not in answer
                    assert b"SQLite" not in answer


@attack("sites", "what browsers are told of every page")
def headers_of_pages(ground: Ground, tries: Tries) -> None:
    """No code but ours, no frame, no other site."""
    http = ground.server().stranger().http
    for path in PAGES:
        with tries.one(path):
            headers = http.get(path).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'none'")
            assert not any(word in LOOSE for word in policy.replace(";", " ").split())
            assert "frame-ancestors 'none'" in policy
            assert headers["x-frame-options"] == "DENY"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in headers
            assert "server" not in headers
    for origin in ("https://evil.example", "null"):
        with tries.one(f"asked by {origin} whether it may"):
            asked = {"origin": origin, "access-control-request-method": "POST"}
            answer = http.options("/api/me", headers=asked)
            assert "access-control-allow-origin" not in answer.headers


@attack("texts", "names and messages that turn text around, break lines or are code")
def odd_texts(ground: Ground, tries: Tries) -> None:
    """They come back as plain text in one line, as data and never as a page."""
    server = ground.server()
    for name, shown in NAMES:
        with tries.one(name):
            guest = server.stranger()
            table = guest.lay("dice-hospital", ["me"], name=name)["table"]
            guest.post(f"/api/tables/{table}/seats/0/say", {"text": f"({name})"})
            answer = guest.http.get(f"/api/tables/{table}", params={"seat": 0})
            said = answer.json()["said"][0]["text"]
            assert answer.json()["chairs"][0]["name"] == shown
            assert said == f"({' ' * name[0].isspace()}{shown})"
            assert answer.headers["content-type"] == "application/json"
    odd = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C, 0x2028, 0x2029]
    ann = server.person()
    table = ann.lay("dice-hospital", ["me", "open"])["table"]
    for code in (*odd, *range(0x20), 0x7F, 0x85):
        with tries.one(f"U+{code:04X} in a message"):
            ann.post(f"/api/tables/{table}/seats/0/say", {"text": f"a{chr(code)}b"})
            said = max(ann.look(table, 0)["said"], key=lambda one: one["seq"])["text"]
            assert chr(code) not in said or chr(code) == " "
    for body in ({}, {"text": ""}, {"text": "x" * 501}, {"phrase": "curse"}, {"text": 7}):
        with tries.one(body):
            assert ann.refused(f"/api/tables/{table}/seats/0/say", body)[0] == 422
