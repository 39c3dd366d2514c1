"""Somebody who only looks on: they see the game, and nothing that only a seat may see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.kit.server import Player as Person
from tests.kit.server import Server
from tests.web.pages import Visitor

LISTEN = """
(path) => new Promise((done) => {
  const source = new EventSource(path);
  source.addEventListener("table", (event) => { source.close(); done(event.data); });
})
"""
HEARD = """
() => [...document.querySelectorAll("[aria-label], [title]")]
  .flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? ""])
"""


def watch(visitor: Visitor, table: str, query: str = "") -> list[Any]:
    """Look at a table, and return everything that the server has told the page."""
    answers: list[Response] = []

    def hear(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", hear)
    page = visitor.open(f"/t/{table}{query}")
    expect(page.get_by_role("region", name="Board", exact=True).locator("li").first).to_be_visible()
    stream = page.evaluate(LISTEN, f"/api/tables/{table}/events")
    page.remove_listener("response", hear)
    plain = [one for one in answers if "/api/" in one.url and "/events" not in one.url]
    return [json.loads(stream), *(one.json() for one in plain if one.ok and one.status != 204)]


def says(page: Page) -> str:
    """Return every word of a page, for whoever sees or hears it."""
    return "\n".join([page.locator("body").inner_text(), *page.evaluate(HEARD)])


def deal(person: Person) -> tuple[str, list[str]]:
    """Lay a table of Dice Hospital, and play until administrators are dealt."""
    table = person.lay("dice-hospital", ["me", "easy"])["table"]
    shown = person.look(table, 0)
    while not shown["view"]["hospitals"][0]["dealt"]:
        if shown["choices"]:
            person.act(table, 0, shown["choices"][0]["action"], shown["version"])
        else:
            person.wait(table, 0, shown["seq"])
        shown = person.look(table, 0)
    return table, shown["view"]["hospitals"][0]["dealt"]


@pytest.mark.parametrize("query", ["", "?seat=0"])
def test_bystanders_see_no_administrator_that_was_dealt(
    served: Server, visitor: Visitor, query: str
) -> None:
    ann = served.person("Ann")
    table, dealt = deal(ann)
    names = [ann.get(f"/api/tables/{table}/book")["cards"][card]["name"] for card in dealt]
    told = watch(visitor, table, query)
    # The book names every card there is, and is the same for all.
    secrets = [
        one
        for one in told
        if "cards" not in one and any(f'"{c}"' in json.dumps(one) for c in dealt)
    ]

    assert len(dealt) == 2
    assert secrets == []
    assert [name for name in names if name in says(visitor.page)] == []


def test_bystanders_see_nobodys_hand(served: Server, visitor: Visitor) -> None:
    ann = served.person("Ann")
    table = ann.lay("dynamite-nurse", ["me", "easy", "easy"])["table"]
    told = watch(visitor, table)
    hands = [one["hand"] for it in told if it.get("view") for one in it["view"]["hospitals"]]

    assert len(ann.look(table, 0)["view"]["hospitals"][0]["hand"]) > 0
    assert set(hands) == {None}
    assert "Your hand" not in says(visitor.page)
    assert "in your hand" not in says(visitor.page)


def test_bystanders_cannot_decide_anything(served: Server, visitor: Visitor) -> None:
    ann = served.person("Ann")
    table = ann.lay("dice-hospital", ["me"])["table"]  # nobody else plays meanwhile
    watch(visitor, table)
    page = visitor.page
    before = ann.look(table, 0)["version"]
    page.keyboard.press("1")
    page.keyboard.press("d")
    page.keyboard.press("u")

    assert page.get_by_role("button", name="Undo").count() == 0
    expect(page.get_by_role("heading", level=1)).to_have_text(ann.look(table)["now"]["text"])
    assert ann.look(table, 0)["version"] == before
