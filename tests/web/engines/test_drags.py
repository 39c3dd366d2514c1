"""Drag and drop in Firefox and WebKit: one drag does what two presses do, in both games."""

from __future__ import annotations

from typing import Final

import pytest

from tests.kit.server import Server
from tests.web.engines.engine import Engine, ask, drag
from tests.web.engines.somebody import BOARD, DONE, Somebody
from tests.web.scenes import scenes

DESK: Final = (1440, 900)
CAN_DRAG: Final = """
(thing) => document.querySelector(thing) !== null
  && document.querySelector("main section[aria-busy='false']") !== null
"""
DRAGS: Final = {
    "Dice Hospital": ("[data-drag='staff nurse']", ".plate.can[data-drop]", "place nurse"),
    "Dynamite Nurse": (".hand [data-drag^='card']", ".middle[data-drop='table']", "play "),
}
"""What is dragged where, and what is done by that."""
HELD: Final = """
(thing) => {
  const one = document.querySelector(thing);
  return [one, ...one.querySelectorAll("*")].some((each) => each.ariaPressed === "true");
}
"""
LAY: Final = """
async (table) => {
  const send = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  })).json();
  await send("/api/me", { name: "Ann" });
  return (await send("/api/tables", table)).table;
}
"""
STEPS: Final = """
async (table) => {
  const shown = await (await fetch(`/api/tables/${table}?seat=0`)).json();
  return shown.plan?.steps.map(({ text }) => text) ?? [];
}
"""


def begun(ann: Somebody) -> str:
    """Lay a table where somebody alone can place staff: to play until then takes long."""
    scene = scenes("dice-hospital")["place transfuse"]
    laid = {"game": scene.game, "seats": [{"kind": "me"}], "record": scene.record}
    table = str(ask(ann.engine, LAY, {**laid, "step": scene.step}))
    ann.open(f"/t/{table}")
    ann.glance()
    return table


@pytest.mark.parametrize("game", DRAGS)
def test_one_drag_is_one_move(engine: Engine, served: Server, game: str) -> None:
    engine.resize(*DESK)
    thing, place, deed = DRAGS[game]
    ann = Somebody(engine, served, "mouse")
    table = begun(ann) if game == "Dice Hospital" else ann.play_now(game)
    ann.play(lambda: bool(ask(engine, CAN_DRAG, f"{BOARD} {thing}")))
    before = ask(engine, STEPS, table)
    x, y = ann.place(BOARD, thing)
    drag(engine, "mouse", (x, y), (x + 15, y + 15))
    ann.sees("() => document.querySelector('[data-ghost]') === null")
    ann.sees(DONE)
    # It was put back where it came from, which is no press.
    assert ask(engine, HELD, f"{BOARD} {thing}") is False
    assert ask(engine, STEPS, table) == before

    drag(engine, "mouse", ann.place(BOARD, thing), ann.place(BOARD, place))
    ann.sees("() => document.querySelector('[data-ghost]') === null")
    ann.sees(DONE)
    done = ask(engine, STEPS, table)[len(before) :]

    # A patient who is the only one that can be treated there is treated right away.
    assert done[0].startswith(deed)
    assert [step for step in done[1:] if not step.startswith("treat")] == []
