"""Tables, packs and records that cannot be, or that are enormous: they are refused, not laid."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.kit.hall import GAME, Hall, hall, house, told
from tests.kit.hostile_requests import ENORMOUS, TABLES, TOO_LONG

__all__ = ["hall", "house"]


def laying(**changed: object) -> dict[str, object]:
    """Return a good body for a new table, but for what is changed."""
    return {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **changed}


@pytest.mark.parametrize(
    "changed",
    TABLES,
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
    TOO_LONG,
)
def test_a_table_that_is_too_much_to_read_is_not_read(hall: Hall, what: dict[str, object]) -> None:
    answer = hall.eve.http.post("/api/tables", json=laying(**what))

    assert told(answer) == (413, "body-too-large")
    assert hall.goes_on()


@pytest.mark.parametrize(
    "pack",
    ENORMOUS,
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
