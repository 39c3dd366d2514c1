"""Both games in Firefox and WebKit: the first decision, rounds, and streams that come back.

Firefox has a mouse and a finger; what WebKit's driver calls a finger is a mouse.
"""

from __future__ import annotations

import pytest

from tests.kit.server import Server
from tests.web.engines.engine import Engine, ask
from tests.web.engines.somebody import Somebody, with_a_friend

DESK = (1440, 900)
PHONE = (412, 800)
LATER = {"Dice Hospital": 2, "Dynamite Nurse": 7}
"""The round that comes when everybody has had a turn: Dynamite Nurse counts turns."""
GAMES = pytest.mark.parametrize("game", LATER)
LOG = """() => document.querySelector("[role=region][aria-label='Log']").innerText"""
LINE = "(word) => document.querySelector('header .touch')?.textContent.includes(word)"


@GAMES
def test_the_first_decision(engine: Engine, served: Server, game: str) -> None:
    engine.resize(*DESK)
    ann = Somebody(engine, served, "mouse")
    table = ann.play_now(game)
    before = ann.known(table)["version"]
    ann.play(lambda: ann.known(table)["version"] > before)

    assert ann.known(table)["status"] == "playing"


@GAMES
@pytest.mark.parametrize("room", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round(engine: Engine, served: Server, game: str, room: tuple[int, int]) -> None:
    engine.resize(*room)
    ann = Somebody(engine, served, "touch" if room == PHONE and engine.has_finger else "mouse")
    table = ann.play_now(game)
    ann.play(lambda: ann.is_in_round(table, LATER[game]))

    assert len(set(ann.titles)) >= 3
    assert ann.known(table)["status"] == "playing"


def test_a_stream_comes_back(engine: Engine, served: Server) -> None:
    engine.resize(*DESK)
    ann = Somebody(engine, served, "mouse")
    table, bo = with_a_friend(ann, "dice-hospital")
    ann.open(f"/t/{table}")
    ann.sees(LINE, "connected")
    served.kill()
    ann.sees(LINE, "reconnecting")
    served.start()
    ann.sees(LINE, "connected")
    read = ask(engine, LOG)
    shown = bo.look(table, 0)
    bo.act(table, 0, shown["choices"][0]["action"], shown["version"])

    ann.sees(f"(read) => (({LOG})()) !== read", read)
