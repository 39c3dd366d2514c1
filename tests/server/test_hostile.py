"""Whatever is sent to the server, it answers with a code, and the table goes on unharmed."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.eavesdropping import given_away
from tests.kit.server import Player, Server, running

GAME = "dice-hospital"
BIG = 10**30
BIDI = "\u202eevil\u2066\u200f"


class Hall:
    """A server with a table at which two people play, and somebody who has no seat there."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server = server
        self.log = log
        self.ann, self.bob, self.eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
        self.moves = 0
        self.lay()

    def lay(self) -> None:
        """Let Ann and Bob begin a game."""
        laid = self.ann.lay(GAME, ["me", "open"])
        self.table: str = laid["table"]
        self.path = f"/api/tables/{self.table}"
        self.links: list[str] = [link["secret"] for link in laid["links"]]
        self.link: str = self.bob.post("/api/links", {"secret": self.links[1]})["secret"]

    def deciding(self) -> tuple[Player, int, Any]:
        """Return who is to decide, and what they see."""
        for player, seat in ((self.ann, 0), (self.bob, 1)):
            shown = player.look(self.table, seat)
            if shown["choices"]:
                return player, seat, shown
        raise AssertionError("somebody is always to decide")

    def goes_on(self) -> bool:
        """Make a move, and tell whether that is all that happened at the table."""
        player, seat, shown = self.deciding()
        self.moves += 1
        added = player.act(self.table, seat, shown["choices"][0]["action"], shown["version"])
        return bool(added["seq"] == shown["seq"] + 1)

    def sent(self, request: bytes) -> bytes:
        """Send bytes as they are, and return the answer."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
            connection.sendall(request)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give one server for all attacks."""
    folder = tmp_path_factory.mktemp("hall")
    log = folder / "log"
    with running(f"sqlite:///{folder}/tables.db", "--no-rate-limits", log=log) as server:
        yield Hall(server, log)


@pytest.fixture
def hall(house: Hall) -> Hall:
    """Give the table; after some moves a new one, so that no game ends."""
    if house.moves > 40:
        house.moves = 0
        house.lay()
    return house


def told(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of an answer that refuses."""
    error = answer.json()["error"]
    assert sorted(error) == ["code", "facts", "message"]
    assert error["message"] not in {"", error["code"]}
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, error["code"]


# --- whose seat ------------------------------------------------------------------------------


def test_nobody_plays_on_the_seat_of_another(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    other = hall.bob if player is hall.ann else hall.ann
    forged, stranger = Player(hall.server.url), Player(hall.server.url)
    forged.http.cookies.set("wardround", "A" * 43)
    path = f"{hall.path}/seats/{seat}/act"

    assert other.refused(path, act) == (403, "not-your-seat")
    assert hall.eve.refused(path, act) == (403, "not-your-seat")
    assert forged.refused(path, act) == (401, "not-known")
    assert stranger.refused(path, act) == (401, "not-known")
    assert other.refused(f"{hall.path}/seats/7/act", act) == (403, "not-your-seat")
    assert told(other.http.post(f"{hall.path}/seats/8/act", json=act))[0] == 422
    assert told(other.http.post(f"{hall.path}/seats/-1/act", json=act))[0] == 422
    forged.http.close()
    stranger.http.close()
    assert hall.goes_on()


@pytest.mark.parametrize(
    "cookie",
    [
        "wardround=",
        "wardround=" + "x" * 4000,
        "wardround=\x01\x02",
        'wardround="; wardround=; ',
        "wardround=' OR 1=1 --",
        "=; ;;;=====",
        "wardround=%00%ff",
        "wardround=\xe9\xff",
    ],
)
def test_a_forged_cookie_is_nobody(hall: Hall, cookie: str) -> None:
    head = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    answer = hall.sent(head.encode("latin-1") + b"\r\n")

    assert answer.split(b" ")[1] in {b"400", b"401"}
    assert hall.goes_on()


def test_a_link_that_was_used_opens_the_seat_for_nobody_else(hall: Hall) -> None:
    """Not for the one who laid the table and wrote the link down, either."""
    used = {"secret": hall.links[1]}

    assert hall.ann.refused("/api/links", used) == (404, "no-such-link")
    assert hall.eve.refused("/api/links", used) == (404, "no-such-link")
    for made_up in ("A" * 43, hall.links[1][:-1] + "!", hall.table + "x" * 20):
        assert hall.eve.refused("/api/links", {"secret": made_up}) == (404, "no-such-link")
    assert hall.eve.http.get(hall.path, params={"seat": 1}).status_code == 403
    assert hall.goes_on()


def test_the_key_of_anothers_command_is_no_ticket_to_their_seat(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    action = shown["choices"][0]["action"]
    player.act(hall.table, seat, action, shown["version"], "known-to-eve")
    joining = {"seat": seat, "key": "known-to-eve"}

    assert hall.eve.refused(f"{hall.path}/join", joining) == (409, "seat-taken")
    assert hall.eve.refused(f"{hall.path}/join") == (409, "table-full")
    assert told(hall.eve.http.get(hall.path, params={"seat": seat})) == (403, "not-your-seat")
    assert hall.goes_on()


# --- what is done ----------------------------------------------------------------------------


def test_what_is_late_or_sent_twice_happens_once(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    path = f"{hall.path}/seats/{seat}/act"
    act = {"action": shown["choices"][0]["action"], "version": shown["version"], "key": "twice"}
    first, again = player.post(path, act), player.post(path, act)

    assert (first["repeated"], again) == (False, {**first, "repeated": True})
    assert player.refused(path, {**act, "key": "late"}) == (409, "stale")
    assert player.refused(path, {**act, "key": "", "version": BIG}) == (409, "stale")
    assert player.look(hall.table, seat)["seq"] == first["seq"]
    assert hall.goes_on()


def test_what_is_no_legal_action_is_refused_with_its_reason(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    path, version = f"{hall.path}/seats/{seat}/act", shown["version"]
    legal = {choice["action"] for choice in shown["choices"]}
    illegal = next(number for number in range(1000) if number not in legal)
    wrong: list[dict[str, object]] = [{"action": illegal}, {"action": 1 << 20}]
    bad: list[dict[str, object]] = [
        {"action": -1}, {"action": BIG}, {"action": 1.5}, {"action": "1"}, {"action": True},
        {"action": None}, {}, {"action": 1, "text": "done"}, {"action": [1]}, {"action": {}},
        {"text": "play examination"}, {"text": ""}, {"text": "x" * 201}, {"text": "\x00"},
        {"action": 1, "more": 1}, {"action": 1, "key": "a b"}, {"action": 1, "key": "x" * 65},
    ]  # fmt: skip

    for body in wrong:
        status, code = player.refused(path, {**body, "version": version})
        assert (status, code) != (409, "stale"), body
        assert status in {409, 422}, body
    for body in bad:
        assert told(player.http.post(path, json={**body, "version": version}))[0] == 422, body
    odd_versions: list[object] = [-1, 1.5, "1", None, [], True]
    for odd in odd_versions:
        answer = player.http.post(path, json={"action": 0, "version": odd})
        assert told(answer) == (422, "not-valid"), odd
    assert hall.goes_on()


# --- bodies ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 422, "not-valid"),
        (b"{", 400, "not-json"),
        (b"\xff\xfe{}", 400, None),
        (b"null", 422, "not-valid"),
        (b"[]", 422, "not-valid"),
        (b'"name"', 422, "not-valid"),
        (b'{"name": "Ann"', 400, "not-json"),
        (b'{"name": "Ann", "name": 7}', 422, "not-valid"),
        (b'{"name": "\\ud800"}', 422, None),
        (b'{"name": NaN}', None, None),
        (b'{"name": "' + b"x" * 81 + b'"}', 422, "not-valid"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "body-too-large"),
        (b"[" * 30_000 + b"]" * 30_000, None, None),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, None, None),
        (b'{"name": ' + b"9" * 5000 + b"}", None, None),
        (b'{"name": "\\u202e\\u0000\\u200f"}', 422, "no-name"),
    ],
)
def test_a_body_that_is_no_name_is_refused(
    hall: Hall, body: bytes, status: int | None, code: str | None
) -> None:
    answer = hall.eve.http.post(
        "/api/me", content=body, headers={"content-type": "application/json"}
    )
    found = told(answer)

    assert found[0] == status or (status is None and found[0] in {400, 422})
    assert code in {None, found[1]}
    assert hall.eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize(
    "headers",
    [
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "multipart/form-data; boundary=x"},
        {"content-type": "application/json", "content-encoding": "gzip"},
        {"content-type": ""},
        {"content-type": "application/jsonp"},
    ],
)
def test_a_body_of_another_type_is_not_read(hall: Hall, headers: dict[str, str]) -> None:
    answer = hall.eve.http.post("/api/me", content=b'{"name": "Mallory"}', headers=headers)

    assert told(answer) == (415, "wrong-content-type")
    assert hall.eve.get("/api/me")["name"] == "Eve"


# --- names and chat --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ('"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'),
        (f"Ann{BIDI}", "Ann evil"),
        ("A\x00n\x1b[31mn\r\nSet-Cookie: a=b", "A n [31mn Set-Cookie: a=b"),
        ("{{7*7}} ${7*7} ' OR 1=1; --", "{{7*7}} ${7*7} ' OR 1=1; --"),
        ("\u2028data: x\n\nevent: table", "data: x event: table"),
    ],
)
def test_names_and_chat_come_back_as_data_and_never_as_a_page(
    hall: Hall, name: str, shown: str
) -> None:
    guest = hall.server.stranger()
    table = guest.lay(GAME, ["me"], name=name)["table"]
    guest.post(f"/api/tables/{table}/seats/0/say", {"text": name})
    answer = guest.http.get(f"/api/tables/{table}", params={"seat": 0})
    stream = next(guest.events(table, 0))[1]

    for told_so in (answer.json(), stream):
        assert told_so["chairs"][0]["name"] == shown
        assert told_so["said"][0]["text"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert guest.get("/api/me")["name"] == shown


def test_odd_messages_are_refused(hall: Hall) -> None:
    path = f"{hall.path}/seats/0/say"
    bad: list[dict[str, object]] = [
        {}, {"text": ""}, {"text": "x" * 501}, {"phrase": "curse"}, {"text": 7},
        {"text": "a", "phrase": "hello"}, {"text": "a", "seat": 1}, {"text": "\ud800"},
    ]  # fmt: skip

    for body in bad:
        raw = json.dumps(body).encode()
        answer = hall.ann.http.post(path, content=raw, headers={"content-type": "application/json"})
        assert told(answer)[0] == 422, body
    assert hall.goes_on()


# --- tables, packs and records ---------------------------------------------------------------


def laying(**changed: object) -> dict[str, object]:
    """Return a good body for a new table, but for what is changed."""
    return {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **changed}


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "chess"},
        {"game": "../dice-hospital"},
        {"game": ""},
        {"game": 7},
        {"seats": []},
        {"seats": [{"kind": "me"}] * 5},
        {"seats": [{"kind": "me"}] * 9},
        {"seats": [{"kind": "queen"}]},
        {"seats": "me"},
        {"seats": [{"kind": "bot", "bot": "hal"}]},
        {"seats": [{"kind": "bot", "bot": "hard:beam=-1"}]},
        {"seats": [{"kind": "bot", "bot": "hard:beam=" + "9" * 60}]},
        {"seats": [{"kind": "bot", "bot": "hard:beam=nan"}]},
        {"seats": [{"kind": "bot", "bot": "hard:seconds=1e999"}]},
        {"seats": [{"kind": "bot", "bot": "__import__"}]},
        {"settings": {"edition": "../../etc/passwd"}},
        {"settings": {"edition": 7}},
        {"settings": {"events": "perhaps"}},
        {"settings": {"events": 1.0}},
        {"settings": {"events": {}}},
        {"settings": {"no-such-switch": True}},
        {"settings": {"__class__": {}}},
        {"settings": {"first-player": BIG}},
        {"settings": {"first-player": -2}},
        {"settings": {"first-player": float("nan")}},
        {"settings": {"first-player": float("inf")}},
        {"settings": {"edition": "\ud800"}},
        {"settings": {"\ud800": True}},
        {"settings": {"edition": [[[[[[[[]]]]]]]]}},
        {"settings": {f"x{number}": True for number in range(41)}},
        {"settings": []},
        {"packs": {"mine.toml": "not toml ["}},
        {"packs": {"mine.toml": ""}},
        {"packs": {"mine.toml": "\x00"}},
        {"packs": {"mine.toml": "a = " + "[" * 5000}},
        {"packs": {"mine.toml": "a" + ".a" * 20_000 + " = 1"}},
        {"packs": {"mine.toml": "id = 'x'\nadds-to = '../../final'"}},
        {"packs": {"../../etc/passwd": "id = 'x'"}},
        {"packs": {str(number): "" for number in range(9)}},
        {"packs": {"mine.toml": 7}},
        {"clock": {"kind": "decision", "seconds": -1}},
        {"clock": {"kind": "decision", "seconds": BIG}},
        {"clock": {"kind": "sundial"}},
        {"record": ""},
        {"record": "{}"},
        {"record": "null\n" * 1000},
        {"record": "[" * 20_000},
        {"record": '{"game": "dice-hospital"}\n{"seat": 0}'},
        {"record": "\x00\ufffe"},
        {"step": -1},
        {"name": ""},
        {"more": True},
    ],
)
def test_a_table_that_cannot_be_is_not_laid(hall: Hall, changed: dict[str, object]) -> None:
    body = json.dumps(laying(**changed)).encode()
    answer = hall.eve.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )

    assert told(answer)[0] in {400, 404, 422}
    assert hall.eve.get("/api/tables")["tables"] == []


@pytest.mark.parametrize(
    "what",
    [
        {"packs": {"mine.toml": "# " + "x" * 9_000_000}},
        {"record": "x" * 9_000_000},
        {"settings": {"edition": "x" * 9_000_000}},
    ],
)
def test_a_table_that_is_too_much_to_read_is_not_read(hall: Hall, what: dict[str, object]) -> None:
    answer = hall.eve.http.post("/api/tables", json=laying(**what))

    assert told(answer) == (413, "body-too-large")
    assert hall.goes_on()


@pytest.mark.parametrize(
    "pack",
    [
        "\n".join(f"a{number} = {number}" for number in range(12_000)),
        "[[department]]\n" * 13_000,
        "a = '" + "x" * 190_000 + "'",
        "a = [" + "1," * 95_000 + "]",
        "\n".join(f"x{number}" + ".a" * 200 + " = 1" for number in range(400)),
        "#" * 300_000,
    ],
    ids=["keys", "tables", "string", "list", "depth", "length"],
)
def test_a_pack_that_is_enormous_is_refused_while_others_play_on(hall: Hall, pack: str) -> None:
    """Somebody else is answered in the meantime."""
    with ThreadPoolExecutor(1) as threads:
        laid = threads.submit(
            hall.eve.http.post, "/api/tables", json=laying(packs={"mine.toml": pack})
        )
        played = hall.goes_on()
        answer = laid.result()

    assert played
    assert told(answer)[0] == 422
    assert hall.eve.get("/api/tables")["tables"] == []


# --- where it comes from ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": "https://evil.example"}, 403, "wrong-origin"),
        ({"origin": "null"}, 403, "wrong-origin"),
        ({"origin": "http://127.0.0.1:1"}, 403, "wrong-origin"),
        ({"sec-fetch-site": "cross-site"}, 403, "wrong-origin"),
        ({"sec-fetch-site": "same-site"}, 403, "wrong-origin"),
        ({"host": "evil.example"}, 400, "wrong-host"),
        ({"host": ""}, 400, "wrong-host"),
        ({"host": "localhost@evil.example"}, 400, "wrong-host"),
        ({"host": "localhost:99999999"}, 400, "wrong-host"),
    ],
)
def test_the_page_of_another_site_changes_nothing(
    hall: Hall, headers: dict[str, str], status: int, code: str
) -> None:
    player, seat, shown = hall.deciding()
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    answer = player.http.post(f"{hall.path}/seats/{seat}/act", json=act, headers=headers)

    assert told(answer) == (status, code)
    assert player.look(hall.table, seat)["seq"] == shown["seq"]
    assert hall.goes_on()


PATHS = (
    "/api/tables/..", "/api/tables/../me", "/api/tables/%2e%2e/me", "/api/tables/%2e%2e%2fme",
    "/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%00", "/api/tables/a%00bcdef/record",
    "/api/tables/....//record", "/api/tables/%5c..%5c../record", "/api/tables/aaaaaa%0d%0aX:y",
    "/api/archive/../../etc/passwd/record", "/api/archive/%2e%2e%2f%2e%2e%2fetc%2fpasswd/record",
    "/api/archive/..%252f..%252fetc/record", "/api/archive/%ff%fe/record", "//api//tables",
    "/api/tables/aaaaaa/steps/-1", "/api/tables/aaaaaa/steps/99999999999999999999999",
    "/api/tables/aaaaaa/steps/1e3", "/api/tables/aaaaaa/steps/%D9%A3", "/etc/passwd",
    "/api/tables?before=1.%27--", "/api/tables?before=" + "9" * 30 + ".aaaaaa",
    "/api/tables/open?before=%00", "/api/tables/" + "a" * 41, "/api/tables/aaaaaa?seat=99",
    "/api/tables/aaaaaa?seat=1&seat=2", "/api/tables/aaaaaa?lang=" + "x" * 100,
    "/.git/config", "/static/../../pyproject.toml", "/api/tables/aaaaaa/record/../../me",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_tables(hall: Hall, path: str) -> None:
    cookie = f"wardround={hall.eve.http.cookies['wardround']}"
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    answer = hall.sent(head.encode() + b"\r\n")
    top, _, body = answer.partition(b"\r\n\r\n")

    assert top.split(b" ")[1] in {b"400", b"403", b"404", b"405", b"422"}
    assert b"root:" not in body
    assert json.loads(body)["error"]["code"]
    assert b"\r\nX:" not in top
    assert hall.goes_on()


@pytest.mark.parametrize("number", ["-1", "x", "1.5", "9" * 19, "9" * 500, "1\t2", "\xb2"])
def test_an_absurd_last_event_id_is_refused(hall: Hall, number: str) -> None:
    head = f"GET {hall.path}/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: {number}\r\n"
    answer = hall.sent(head.encode("latin-1") + b"Connection: close\r\n\r\n")

    assert answer.split(b" ")[1] == b"422"
    assert hall.goes_on()


def test_a_last_event_id_of_the_future_is_told_everything(hall: Hall) -> None:
    with closing(hall.eve.events(hall.table, None, 10**17)) as events:
        number, shown = next(events)

    assert number == shown["seq"] == hall.ann.look(hall.table, 0)["seq"]
    assert shown["log"]["keep"] == 0


@pytest.mark.parametrize(
    "line",
    [b"X-Bad: a\r\n b", b"X: \x00", b"No colon", b": empty", b"X-Many: a\r\n" * 5000, b"X\xff: y"],
)
def test_odd_lines_in_a_head_change_nothing(hall: Hall, line: bytes) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + line + b"\r\nConnection: close\r\n"
    answer = hall.sent(head + b"\r\n")

    assert answer.split(b" ")[1] in {b"200", b"400", b"431"}
    assert b"X-Bad" not in answer.partition(b"\r\n\r\n")[0]
    assert hall.goes_on()


def test_what_was_refused_is_in_the_log_with_its_code_and_without_secrets(hall: Hall) -> None:
    hall.eve.refused(f"{hall.path}/seats/0/act", {"action": 0, "version": 0})
    hall.eve.refused("/api/links", {"secret": hall.links[1]})
    hall.eve.http.post("/api/me", json={"name": "x"}, headers={"origin": "https://evil.example"})
    hall.eve.http.post("/api/me", json={"name": "x" * 70_000})
    hall.eve.http.get(hall.path, params={"seat": 0, "secret": hall.link})
    hall.goes_on()
    lines = [json.loads(line) for line in hall.log.read_text().splitlines()]
    secrets = [*hall.links, hall.link]
    secrets += [one.http.cookies["wardround"] for one in (hall.ann, hall.bob, hall.eve)]

    codes = {line.get("code") for line in lines}
    assert {"not-your-seat", "no-such-link", "body-too-large", "wrong-origin"} <= codes
    assert [line for line in lines if line["level"] in {"error", "critical"}] == []
    assert given_away(json.dumps(lines), secrets) == []


# --- very many at once -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give a server with its usual limits."""
    folder = tmp_path_factory.mktemp("guarded")
    with running(f"sqlite:///{folder}/tables.db", log=folder / "log") as server:
        yield Hall(server, folder / "log")


def join_bytes(path: str, number: int) -> bytes:
    """Return a request to join, of somebody who claims to be somebody new each time."""
    body = json.dumps({"name": f"Guest {number}", "seat": number % 8}).encode()
    return (
        f"POST {path}/join HTTP/1.1\r\nHost: localhost\r\nCookie: wardround=forged{number}\r\n"
        f"X-Forwarded-For: 10.0.0.{number % 250}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def statuses(hall: Hall, requests: list[bytes]) -> Counter[bytes]:
    """Send requests on one connection, and count the statuses of their answers."""
    counted: Counter[bytes] = Counter()
    with socket.create_connection(("127.0.0.1", hall.server.port), timeout=60) as connection:
        answers = connection.makefile("rb")
        for start in range(0, len(requests), 50):
            some = requests[start : start + 50]
            connection.sendall(b"".join(some))
            for _ in some:
                counted[answers.readline().split(b" ")[1]] += 1
                length = 0
                while (line := answers.readline()) != b"\r\n":
                    name, _, value = line.partition(b":")
                    length = int(value) if name.lower() == b"content-length" else length
                answers.read(length)
    return counted


def test_ten_thousand_joins_are_turned_away_and_make_nobody(guarded: Hall) -> None:
    requests = [join_bytes(guarded.path, number) for number in range(10_000)]
    with ThreadPoolExecutor(4) as threads:
        parts = [requests[start::4] for start in range(4)]
        counted = sum(threads.map(lambda part: statuses(guarded, part), parts), Counter[bytes]())

    assert counted[b"429"] > 9_000
    assert set(counted) <= {b"429", b"409", b"404"}
    assert [chair["name"] for chair in guarded.eve.look(guarded.table)["chairs"]] == ["Ann", "Bob"]
    assert guarded.goes_on()


def test_hundreds_of_streams_of_one_address_are_not_opened(guarded: Hall) -> None:
    head = f"GET {guarded.path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    counted: Counter[bytes] = Counter()
    with ExitStack() as streams:
        for _ in range(600):
            stream = socket.create_connection(("127.0.0.1", guarded.server.port), timeout=60)
            stream.sendall(head)
            status = stream.recv(12)[9:]
            counted[status] += 1
            if status == b"200":
                streams.callback(stream.close)
            else:
                stream.close()
        played = guarded.goes_on()

    assert counted == {b"200": 256, b"429": 344}
    assert played
    assert guarded.goes_on()
