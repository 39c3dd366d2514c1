"""Tables, packs and records that cannot be, or that are enormous: they are refused, not laid."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.kit.hall import GAME, Hall, hall, house, told

__all__ = ["hall", "house"]

BIG = 10**30


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
