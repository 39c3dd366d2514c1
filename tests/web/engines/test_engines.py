"""Both games in Firefox and WebKit: first decisions, rounds, streams that return, what is staged.

Firefox has a mouse and a finger. What WebKit's driver calls a finger is a mouse, so a script tells
its pages the events of a tap, at the place where the tap would be.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.server import Server
from tests.web.engines.dusk import PLAYING, STAGED, STILL, WATCH, dusk
from tests.web.engines.engine import Engine, Kind, ask
from tests.web.engines.line import Line
from tests.web.engines.somebody import BOARD, Friends, Somebody
from tests.web.pages import MOVE_ON
from tests.web.playing import BAR, OFFERED, PICKED

DESK = (1440, 900)
PHONE = (412, 800)
LATER = {"Dice Hospital": 2, "Dynamite Nurse": 7}
"""The round that comes when everybody has had a turn: Dynamite Nurse counts turns."""
GAMES = pytest.mark.parametrize("game", LATER)
LOG = """() => document.querySelector("[role=region][aria-label='Log']").innerText"""
LINE = "(word) => document.querySelector('header .touch')?.textContent.includes(word)"
HOLD = "() => { window.isStillOpen = true }"
STAYS = "() => window.isStillOpen === true"
TAPPED = """
() => {
  window.taps = 0;
  addEventListener("click", (event) => (taps += event.pointerType === "touch"), true);
}
"""
HAS = "(where, what) => document.querySelector(where).querySelector(what) !== null"
MOVING: dict[str, Any] = {"motion": "normal", "confirm": "all"}
SAID = {
    "dice-hospital": ["Night falls on the wards.", "New patients arrive."],
    "dynamite-nurse": [],
}


@GAMES
def test_the_first_decision(engine: Engine, served: Server, game: str) -> None:
    engine.resize(*DESK)
    ann = Somebody(engine, served, "mouse")
    table = ann.play_now(game)
    before = ann.known(table)["version"]
    ann.play(lambda: ann.known(table)["version"] > before)

    assert ann.known(table)["status"] == "playing"


@GAMES
@pytest.mark.parametrize(
    ("room", "kind"), [(DESK, "mouse"), (PHONE, "touch")], ids=["desk", "phone"]
)
def test_a_round(
    engine: Engine, served: Server, game: str, room: tuple[int, int], kind: Kind
) -> None:
    engine.resize(*room)
    ann = Somebody(engine, served, kind)
    table = ann.play_now(game)
    ask(engine, TAPPED)
    ann.play(lambda: ann.is_in_round(table, LATER[game]))

    assert len(set(ann.titles)) >= 3
    assert ann.known(table)["status"] == "playing"
    assert (ask(engine, "() => taps") > 0) == (kind == "touch")


def test_a_stream_comes_back(engine: Engine, served: Server) -> None:
    """The server ends and begins again."""
    engine.resize(*DESK)
    ann = Somebody(engine, served, "mouse")
    friends = Friends(ann, "dice-hospital", 2)
    ann.open(f"/t/{friends.table}")
    ann.sees(LINE, "connected")
    ask(engine, HOLD)
    served.kill()
    ann.sees(LINE, "reconnecting")
    served.start()
    ann.sees(LINE, "connected")
    read = ask(engine, LOG)
    friends.play()

    ann.sees(f"(read) => (({LOG})()) !== read", read)
    assert ask(engine, STAYS)


def test_what_happens_while_the_line_is_cut_is_seen_when_it_is_mended(
    engine: Engine, served: Server
) -> None:
    """The page is never loaded again, and one goes on where it is."""
    engine.resize(*DESK)
    with Line(served.port) as line:
        ann = Somebody(engine, served, "mouse", through=line)
        friends = Friends(ann, "dynamite-nurse", 3)
        ann.open(f"/t/{friends.table}")
        ann.sees(LINE, "connected")
        read = ask(engine, LOG)
        ask(engine, HOLD)
        line.cut()
        ann.sees(LINE, "reconnecting")
        friends.play()
        assert ask(engine, LOG) == read
        line.mend()

        ann.sees(f"(read) => (({LOG})()) !== read", read)
        ann.sees(LINE, "connected")
        before = ann.known(friends.table)["version"]
        ann.play(lambda: ann.known(friends.table)["version"] > before)
        assert ask(engine, STAYS)


def before_the_play(engine: Engine, served: Server, game: str, turns: str) -> Somebody:
    """Let somebody see the beginning of what friends, dice and the night do before their turn."""
    engine.resize(*DESK)
    ann = Somebody(engine, served, "mouse", turns=turns, **MOVING)
    is_dice = game == "dice-hospital"
    friends = Friends(ann, game, **dusk()) if is_dice else Friends(ann, game, 3)
    ann.open("/")
    ask(engine, WATCH)
    ask(engine, MOVE_ON, f"/t/{friends.table}")
    ann.sees(LINE, "connected")
    ann.sees(STILL)
    if is_dice:
        ann.press(BAR, "button", ann.glance()["bar"][-1])
    else:
        friends.play()
    ann.sees(PLAYING)
    return ann


@pytest.mark.parametrize("game", SAID)
def test_what_the_night_and_others_do_is_staged_to_its_end(
    engine: Engine, served: Server, game: str
) -> None:
    ann = before_the_play(engine, served, game, "fast")
    ann.sees(STILL)
    staged = ask(engine, STAGED)

    assert staged["moved"] > 0
    assert staged["interrupted"] is False
    assert {one for one in staged["says"] if one in SAID[game]} == set(SAID[game])
    if game == "dice-hospital":
        assert staged["nights"] > 0
    else:
        assert "dn-cart" in staged["pieces"]
        assert any("Bo" in one for one in staged["says"])


@pytest.mark.parametrize("game", SAID)
def test_who_is_fast_uses_the_board_beneath_what_is_staged(
    engine: Engine, served: Server, game: str
) -> None:
    """The first press ends what is played, and does what it does anyway."""
    ann = before_the_play(engine, served, game, "slow")
    ann.press(BOARD, OFFERED)
    ann.sees(STILL)

    assert ask(engine, STAGED)["interrupted"] is True
    ann.sees(HAS, BOARD, PICKED)
