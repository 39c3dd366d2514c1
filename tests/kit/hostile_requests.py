"""What strangers send that no browser of ours would: heads, paths, cookies, bodies, tables.

Each list is tried by tests, and by `make hostile`.
"""

from __future__ import annotations

from typing import Any, Final

BIG: Final = 10**30
BIDI: Final = "\u202eevil\u2066\u200f"

COOKIES: Final = (
    "wardround=",
    "wardround=" + "x" * 4000,
    "wardround=\x01\x02",
    'wardround="; wardround=; ',
    "wardround=' OR 1=1 --",
    "=; ;;;=====",
    "wardround=%00%ff",
    "wardround=\xe9\xff",
)
"""Cookies that nobody was given."""
NO_NAMES: Final[tuple[tuple[bytes, int | None, str | None], ...]] = (
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
)
"""Bodies instead of a name, with status and code of the answer; None: 400 or 422, any code."""
TYPES: Final[tuple[dict[str, str], ...]] = (
    {"content-type": "text/plain"},
    {"content-type": "application/x-www-form-urlencoded"},
    {"content-type": "multipart/form-data; boundary=x"},
    {"content-type": "application/json", "content-encoding": "gzip"},
    {"content-type": ""},
    {"content-type": "application/jsonp"},
)
"""Heads that say that a body is no plain JSON."""
NAMES: Final = (
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ('"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'),
    (f"Ann{BIDI}", "Annevil"),
    ("A\x00n\x1b[31mn\r\nSet-Cookie: a=b", "A n [31mn Set-Cookie: a=b"),
    ("{{7*7}} ${7*7} ' OR 1=1; --", "{{7*7}} ${7*7} ' OR 1=1; --"),
    ("\u2028data: x\n\nevent: table", "data: x event: table"),
)
"""What people call themselves, and how it is shown."""
ORIGINS: Final[tuple[tuple[dict[str, str], int, str], ...]] = (
    ({"origin": "https://evil.example"}, 403, "wrong-origin"),
    ({"origin": "null"}, 403, "wrong-origin"),
    ({"origin": "http://127.0.0.1:1"}, 403, "wrong-origin"),
    ({"sec-fetch-site": "cross-site"}, 403, "wrong-origin"),
    ({"sec-fetch-site": "same-site"}, 403, "wrong-origin"),
    ({"host": "evil.example"}, 400, "wrong-host"),
    ({"host": ""}, 400, "wrong-host"),
    ({"host": "localhost@evil.example"}, 400, "wrong-host"),
    ({"host": "localhost:99999999"}, 400, "wrong-host"),
)
"""Heads of pages of other sites, and of other names, with the answer."""
PATHS: Final = (
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
"""Ways out of where one may look."""
EVENT_IDS: Final = ("-1", "x", "1.5", "9" * 19, "9" * 500, "1\t2", "\xb2")
"""Numbers that no event has."""
HEAD_LINES: Final = (
    b"X-Bad: a\r\n b", b"X: \x00", b"No colon", b": empty", b"X-Many: a\r\n" * 5000, b"X\xff: y",
)  # fmt: skip
"""Odd lines in a head."""
TABLES: Final[tuple[dict[str, Any], ...]] = (
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
    {"seats": [{"kind": "bot", "bot": "hard:temper=mad"}]},
    {"seats": [{"kind": "bot", "bot": "random:temper=bold"}]},
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
)
"""What a table cannot be, beside what it must be."""
TOO_LONG: Final[tuple[dict[str, Any], ...]] = (
    {"packs": {"mine.toml": "# " + "x" * 9_000_000}},
    {"record": "x" * 9_000_000},
    {"settings": {"edition": "x" * 9_000_000}},
)
"""What makes the body of a new table too long."""
ENORMOUS: Final = (
    "\n".join(f"a{number} = {number}" for number in range(12_000)),
    "[[department]]\n" * 13_000,
    "a = '" + "x" * 190_000 + "'",
    "a = [" + "1," * 95_000 + "]",
    "\n".join(f"x{number}" + ".a" * 200 + " = 1" for number in range(400)),
    "#" * 300_000,
)
"""Packs that are too much of something."""
