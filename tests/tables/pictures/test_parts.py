"""Pictures in parts: what a stream adds up to is the picture made from nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

from tests.kit.eavesdropping import course_of, swapped
from tests.kit.parts import Follower
from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated, viewers
from wardround.core.errors import WardroundError
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.clocks import DECISION, Clock
from wardround.tables.game.table import OVER
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.look import Look, spoken_at
from wardround.tables.pictures.parts import VIEWED
from wardround.tables.pictures.picture_types import Shown
from wardround.tables.pictures.pictures import Looked
from wardround.tables.pictures.strands import MOST_LINKS
from wardround.words import LANGUAGES

WAYS: list[tuple[Game, Json]] = [
    (DICE, {"takebacks": "ask"}),
    (DICE, {"boards": "reveal", "takebacks": "automatic"}),
    (NURSE, {"takebacks": "ask", "clock": Clock(DECISION, 60)}),
]
BESIDES: list[tuple[str, Json]] = [
    ("say", {"text": "Hello"}),
    ("say", {"phrase": "thanks"}),
    ("mute", {"who": 0, "on": True}),
    ("mute", {"who": 0, "on": False}),
    ("rename", {"name": "Zoe"}),
    ("rename", {"name": "Ann"}),
    ("automatic", {"on": True}),
    ("automatic", {"on": False}),
    ("stand-in", {"for": 1, "bot": "easy"}),
    ("stand-in", {"for": 2, "bot": "easy"}),
    ("come-back", {}),
    ("takeback", {"do": "ask"}),
    ("extend", {"seconds": 30}),
    ("link", {}),
    ("redo", {}),
    ("undo", {}),
    ("undo", {}),
]
"""What happens besides actions, as often as it is listed here."""


class Viewer(Follower):
    """Someone who follows a table through the eyes of a seat, in a language, and is often away."""

    def __init__(self, seat: int | None, language: str) -> None:
        super().__init__()
        self.seat = seat
        self.language = language
        self.here: dict[str, bytes] = {}

    def look(self, log: Logged, table_words: TableWords, *, again: bool = False) -> Json:
        """Take in what is new, over a new connection if they look `again`; return the event."""
        mine = [] if self.seat is None else [self.seat]
        looked = Looked(self.seat, self.language, mine, [])
        here = {} if again else self.here
        told, self.here = table_words.pictures.news(log.table, looked, self.seq, here)
        event: Json = json.loads(told)
        self.take(event)
        return event

    def knows(self, log: Logged, table_words: TableWords) -> None:
        """Assert that they know the table as it is, from nothing."""
        mine = [] if self.seat is None else [self.seat]
        made = table_words.shown(log.table, self.seat, self.language, mine=mine)
        assert self.shown == made


def go_on(log: Logged, rng: Rng) -> None:
    """Let anything happen: most often an action, sometimes what is refused."""
    with suppress(WardroundError):
        log.add(*anything(log, rng))


def anything(log: Logged, rng: Rng) -> tuple[str, int, Json]:
    """Return what somebody tries."""
    table, match = log.table, log.match
    if (asked := table.takebacks.asked) and rng.below(2):
        waiting = table.takebacks.waiting(table.chairs)
        do = ("agree", "refuse")[rng.below(3) // 2]
        return "takeback", waiting[0], {"do": do, "asked": asked.seq}
    if not rng.below(4):
        kind, body = BESIDES[rng.below(len(BESIDES))]
        return kind, rng.below(len(table.chairs.all)), body
    seat = match.actors()[rng.below(len(match.actors()))]
    legal = match.legal(seat)
    by = "person" if table.chairs.all[seat].is_person() else "bot"
    return "act", seat, {"action": legal[rng.below(len(legal))], "by": by}


@pytest.mark.parametrize(("game", "laid"), WAYS)
def test_the_parts_that_are_sent_add_up_to_the_picture_made_from_nothing(
    game: Game, laid: dict[str, Any]
) -> None:
    log, rng = seated(game, 3, **laid), Rng(f"parts/{game.id}/{laid}")
    table_words, fresh = TableWords(), TableWords()
    everybody = [
        Viewer(seat, LANGUAGES[at % len(LANGUAGES)])
        for at, seat in enumerate([*viewers(log.table), *viewers(log.table)])
    ]
    # Two who look through the same eyes in the same language share what was made for them.
    everybody += [Viewer(one.seat, one.language) for one in everybody[:2]]
    kinds: set[bool] = set()
    while log.table.status != OVER:
        log.at += 1000
        go_on(log, rng)
        for viewer in everybody:
            if viewer.seat is not None and rng.below(3):
                continue  # they miss what happens until they are back
            event = viewer.look(log, table_words, again=not rng.below(8))
            kinds.add(bool(event["after"]))
            viewer.knows(log, fresh)
    for viewer in everybody:
        viewer.look(log, table_words)
        viewer.knows(log, fresh)

    assert kinds == {True, False}


@pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
def test_whole_pictures_are_those_made_from_nothing(game: Game) -> None:
    log, rng, table_words, fresh = seated(game, 3), Rng("whole"), TableWords(), TableWords()
    for _ in range(60):
        log.play(rng, 1, by="person")
        for seat in viewers(log.table):
            after = rng.below(log.table.seq)
            told = table_words.pictures.whole(log.table, Looked(seat, "en", [], []), after)
            made = fresh.shown(log.table, seat, "en", after=after)
            assert json.loads(told) == made
            assert set(made) <= set(Shown.__annotations__)


def test_another_seats_placement_leaves_the_own_parts_alone() -> None:
    """In an activation others are told the changed place of the board, and the log."""
    log, rng, table_words = seated(DICE, 4), Rng("apart"), TableWords()
    others = [Viewer(seat, "en") for seat in range(4)]
    touched: set[str] = set()
    checked = 0
    while checked < 60:
        match = log.match
        before, actors = match.view(None), match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        rolls = match.version + 1
        log.act(seat, legal[rng.below(len(legal))])
        events = [viewer.look(log, table_words) for viewer in others]
        after = log.match.view(None)
        if log.match.version > rolls or before["phase"] != "activation" != after["phase"]:
            continue
        if after["phase"] != "activation" or after["actors"] != before["actors"]:
            continue
        for viewer, event in zip(others, events, strict=True):
            if viewer.seat != seat and viewer.seat in after["actors"] and len(actors) > 1:
                checked += 1
                touched |= set(event["parts"])
                places = [path.split("/") for path in event["parts"]["board"]]
                assert {way[1] for way in places} <= {"hospitals", "prompts"}
                assert {way[2] for way in places} == {str(seat)}

    assert touched <= {"board", "log", "plan", "forecast"}


def test_own_parts_depend_on_no_other_hospital_while_all_act() -> None:
    """Whatever another hospital becomes, what is declared to be the same is the same."""
    log, rng, changed = seated(DICE, 4), Rng("declared"), 0
    while log.table.status != OVER and changed < 200:
        log.play(rng, 1, by="person")
        for seat in log.match.actors():
            other = (seat + 1 + rng.below(3)) % 4
            before, made = declared(log, seat)
            with swapped(log.table, altered(log, other, rng)):
                after, again = declared(log, seat)
            if before == after:
                changed += 1
                assert again == made, seat

    assert changed >= 200


def declared(log: Logged, seat: int) -> tuple[Json, dict[str, Json]]:
    """Return what the own parts of a seat are declared to depend on, and these parts."""
    words = TableWords()
    spoken = spoken_at(log.table, words.narrator(log.table, "en"))
    look = Look(words, log.table, seat, spoken, log.match.view(seat))
    own = {"own", "prospects"}
    return look.own_view, {part.name: part.make(look) for part in VIEWED if part.name in own}


def altered(log: Logged, seat: int, rng: Rng) -> Any:
    """Return the position with one hospital changed at random."""
    state: Any = course_of(log.match).state.copy()
    hospital = state.hospitals[seat]
    hospital.bags = rng.below(9)
    hospital.fatalities = rng.below(5)
    hospital.score = rng.below(90)
    if hospital.wards and hospital.placement is None and not hospital.held:
        hospital.wards = hospital.wards[rng.below(len(hospital.wards)) :]
    return state


def test_who_was_away_for_long_or_elsewhere_is_sent_everything() -> None:
    log, rng, table_words = seated(NURSE, 3), Rng("away"), TableWords()
    viewer, other = Viewer(None, "en"), Viewer(None, "en")
    first = viewer.look(log, table_words)
    log.play(rng, 1)
    other.look(log, table_words)
    for _ in range(MOST_LINKS + 1):
        log.play(rng, 1)
        other.look(log, table_words)
    late = viewer.look(log, table_words)
    log.play(rng, 1)
    elsewhere = viewer.look(log, TableWords())

    assert [one["after"] for one in (first, late, elsewhere)] == [0, 0, 0]
    viewer.knows(log, table_words)
