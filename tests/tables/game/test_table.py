"""A table follows from its log: what it refuses changes nothing, and folding gives the same."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.kit.tiny import PASS, TAKE, TINY
from tests.tables.game.logs import (
    DICE,
    EVERY,
    NAMES,
    NURSE,
    Logged,
    glance,
    lay,
    seated,
    viewers,
    whole,
)
from wardround.core.errors import WardroundError
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.record_text import read, write
from wardround.core.records import verify
from wardround.tables.game.clocks import make_clock
from wardround.tables.game.entries import TABLE
from wardround.tables.game.setup import Place, TableSetup

KINDS = [
    *["act"] * 12, *["undo"] * 5, *["redo"] * 2, "sit", "stand", "begin", "stand-in", "come-back",
    "automatic", "say", "mute", "extend", "resume", "rematch", "rename",
]  # fmt: skip
"""What happens at a table, more or less as often as it does."""


def anything(log: Logged, rng: Rng) -> tuple[str, int, Json]:
    """Return an entry that may or may not make sense now: its kind, its seat and its body."""
    seats = len(log.setup.places)
    kind = KINDS[rng.below(len(KINDS))]
    seat, other, on = rng.below(seats), rng.below(seats), rng.below(2) == 0
    bodies: dict[str, Json] = {
        "sit": {"name": NAMES[seat]},
        "undo": {"across": True} if rng.below(4) == 0 else {},
        "stand-in": {"for": other, "bot": "random"},
        "automatic": {"on": on},
        "say": {"text": f"{kind} {log.table.seq}"},
        "mute": {"who": other, "on": on},
        "extend": {"seconds": 5},
        "resume": {"left": [1_000] * seats},
        "rematch": {"table": "other"},
        "rename": {"name": NAMES[other]},
    }
    if kind == "act":
        match = log.table.match
        legal = match.legal(seat) if match is not None else []
        wild = not legal or rng.below(4) == 0
        beyond = 4 if log.game is TINY else 1 << (1 + rng.below(20))
        action = rng.below(beyond) if wild else legal[rng.below(len(legal))]
        bodies["act"] = {"action": action} | ({"by": "bot"} if rng.below(3) == 0 else {})
    return kind, TABLE if kind == "begin" else seat, bodies.get(kind, {})


STREAMS: list[tuple[Game, list[str], Json, int]] = [
    (TINY, ["open", "open:easy", "random"], {"rounds": 9}, 300),
    (TINY, ["open", "open"], {"linear": True}, 200),
    (DICE, ["open"], {}, 120),
    (DICE, ["open", "open", "random"], {"events": True, "promos": True}, 250),
    (NURSE, ["open", "random", "open"], {}, 250),
]


@pytest.mark.parametrize(("game", "seats", "settings", "count"), STREAMS)
def test_what_is_refused_changes_nothing_and_the_rest_folds_to_the_same_table(
    game: Game, seats: list[str], settings: Json, count: int
) -> None:
    log, rng = lay(game, seats, settings, clock=make_clock("decision", 60)), Rng("streams")
    kinds, refused = set(), 0
    for _ in range(count):
        log.at += 1000 * rng.below(40)
        kind, seat, body = anything(log, rng)
        before = glance(log.table)
        try:
            log.add(kind, seat, body)
            kinds.add(kind)
        except WardroundError:
            refused += 1
            assert glance(log.table) == before
        if rng.below(25) == 0:
            assert glance(log.again()) == glance(log.table)

    assert whole(log.again()) == whole(log.table)
    assert refused > 10
    assert len(kinds) > 7


@EVERY
def test_a_whole_game_of_people_folds_to_the_same_table_with_its_record(game: Game) -> None:
    log = seated(game, 3)
    log.play(Rng("whole"), 10_000, by="person")
    again = log.again()
    record = log.match.record()

    assert log.table.status == "over"
    assert whole(again) == whole(log.table)
    text = write(record)
    assert write(again.playing().record()) == text
    assert verify(read(text, "record", lambda _: game), "record") > 0


@EVERY
def test_before_the_game_and_after_it_nothing_is_played(game: Game) -> None:
    log = lay(game, ["open"] * 3)
    for kind in ("act", "undo", "redo", "extend", "resume"):
        assert log.refused(kind, 0, {"action": 0, "seconds": 5}) == "table-not-begun"
    assert log.refused("stand-in", 0, {"for": 0, "bot": "random"}) == "table-not-playing"
    assert log.refused("rematch", 0, {"table": "other"}) == "table-not-over"
    log.add("begin")
    assert log.refused("begin") == "table-begun"
    log.play(Rng("end"), 10_000)

    assert log.refused("act", 0, {"action": 0}) == "game-over"
    assert log.refused("undo", 0) == "undo-revealed"
    assert log.refused("redo", 0) == "redo-nothing"
    assert log.refused("sit", 0, {"name": "Ann"}) == "table-over"
    assert log.refused("stand-in", 0, {"for": 0, "bot": "random"}) == "table-not-playing"


def test_a_rematch_is_laid_once() -> None:
    log = seated(TINY, 2, {"rounds": 1})
    log.act(0, TAKE)
    log.act(1, PASS)
    log.add("rematch", 0, {"table": "next"})

    assert log.refused("rematch", 1, {"table": "another"}) == "rematch-begun"
    assert {show(log.table, viewer)["rematch"] for viewer in viewers(log.table)} == {"next"}


def test_who_is_to_decide_is_asked_for_bots_only_where_bots_sit() -> None:
    log = lay(TINY, ["open", "random", "open"])
    assert log.table.bots_to_act() == []
    for seat in (0, 2):
        log.add("sit", seat, {"name": NAMES[seat]})

    assert log.table.bots_to_act() == [1]
    log.add("stand-in", 2, {"for": 2, "bot": "easy"})
    assert log.table.bots_to_act() == [1, 2]
    log.add("act", 1, {"action": PASS, "by": "bot"})
    assert log.table.bots_to_act() == [2]


@EVERY
def test_a_table_can_go_on_from_the_moves_of_another_game(game: Game) -> None:
    first = seated(game, 3)
    first.play(Rng("first"), 4 if game is TINY else 25)
    moves = tuple(first.match.moves_since(0))
    places = (Place("open"), Place("bot", "random"), Place("bot", "random"))
    log = Logged(game, TableSetup(game.id, "other seed", places, moves=moves, practice=True))
    log.add("sit", 0, {"name": "Ann"})

    assert [log.match.view(None), log.match.moves_since(0)] == [
        first.match.view(None),
        list(moves),
    ]
    assert show(log.table, 0)["practice"]
    assert log.match.record().taken_over == len(moves)
    assert log.refused("undo", 0, {"across": True}) == "undo-nothing"
    log.play(Rng("on"), 5)
    assert glance(log.again()) == glance(log.table)
