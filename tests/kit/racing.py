"""Many people who want one seat at the same time, at one node or at several."""

from __future__ import annotations

from collections import Counter
from functools import partial

import httpx

from tests.kit.at_once import all_at_once
from tests.kit.server import Player, Server

DICE = "dice-hospital"
MANY = 8


def use(player: Player, secret: str) -> httpx.Response:
    """Let someone use a link."""
    return player.http.post("/api/links", json={"secret": secret})


def told(answers: list[httpx.Response]) -> Counter[str]:
    """Return how often each answer was given: a code, or `ok`."""
    return Counter("ok" if one.is_success else one.json()["error"]["code"] for one in answers)


def race_for_a_link(nodes: list[Server]) -> None:
    """Let eight people use the link of one open seat at once, and check that one gets it."""
    ann = nodes[0].person()
    laid = ann.lay(DICE, ["me", "open", "open"])
    people = [nodes[number % len(nodes)].person(f"P{number}") for number in range(MANY)]
    secret = laid["links"][1]["secret"]
    answers = all_at_once([partial(use, one, secret) for one in people])

    assert told(answers) == {"ok": 1, "link-used": MANY - 1}
    assert {one.status_code for one in answers} == {200, 409}
    winner = next(number for number, one in enumerate(answers) if one.is_success)
    assert ann.look(laid["table"], 0)["chairs"][1]["name"] == f"P{winner}"
    seen = [
        one.http.get(f"/api/tables/{laid['table']}", params={"seat": 1}).status_code
        for one in people
    ]
    assert seen == [200 if number == winner else 403 for number in range(MANY)]
    assert use(people[winner], secret).json()["seat"] == 1


def race_for_seats(nodes: list[Server]) -> None:
    """Let eight people join a table with three open seats at once, and check that three sit."""
    ann = nodes[0].person()
    table = ann.lay(DICE, ["me", "open", "open", "open"])["table"]
    people = [nodes[number % len(nodes)].person(f"P{number}") for number in range(MANY)]

    def join(player: Player) -> httpx.Response:
        return player.http.post(f"/api/tables/{table}/join", json={})

    answers = all_at_once([partial(join, one) for one in people])

    assert told(answers) == {"ok": 3, "table-full": MANY - 3}
    assert sorted(one.json()["seat"] for one in answers if one.is_success) == [1, 2, 3]
