"""The past of a table in stretches, live and from the archive; and records that are verified."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.kit.server import Player, Server
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.luck import commitment
from wardround.core.record_text import digest_of, write
from wardround.tables.replays.steps import MOST_STEPS
from wardround.words import LANGUAGES, Words

DICE, NURSE = "dice-hospital", "dynamite-nurse"
KEPT_BACK = {DICE: ("staff-placed", " in "), NURSE: ("main-phase-ended", "ended the Main Phase.")}
"""What the log tells only with a later step, and words that are said of it."""


class Game(NamedTuple):
    """A game that bots have played to its end, and somebody who looks at it."""

    eve: Player
    table: str
    shown: Any
    database: Path

    def stretch(self, where: str, first: int, count: int = MOST_STEPS, **more: Any) -> Any:
        """Return a stretch of its past."""
        path = f"/api/{where}/{self.table}/steps"
        return self.eve.get(path, **{"from": first}, count=count, **more)

    def whole(self, where: str, **more: Any) -> list[Any]:
        """Return all its steps, asked for in stretches."""
        steps = self.shown["steps"]
        return [
            one
            for first in range(0, steps + 1, MOST_STEPS)
            for one in self.stretch(where, first, **more)["views"]
        ]


@pytest.fixture(scope="module", params=[DICE, NURSE])
def game(request: pytest.FixtureRequest, server: Server) -> Game:
    """Give a finished game."""
    eve = server.person("Eve")
    seats = ["random"] * (2 if request.param == DICE else 3)
    table = eve.lay(request.param, seats)["table"]
    with closing(eve.events(table)) as events:
        next(shown for _, shown in events if shown["status"] == "over")
    return Game(eve, table, eve.look(table), Path(server.database.removeprefix("sqlite:///")))


@pytest.mark.parametrize("seat", [None, 1])
def test_a_stretch_has_the_views_of_its_steps(game: Game, seat: int | None) -> None:
    more = {} if seat is None else {"seat": seat}
    whole = game.whole("tables", **more)
    path = f"/api/tables/{game.table}/steps"
    single = {step: game.eve.get(f"{path}/{step}", **more)["view"] for step in (0, 7, 70)}

    assert [one["step"] for one in whole] == list(range(game.shown["steps"] + 1))
    assert {step: whole[step]["view"] for step in single} == single
    assert game.stretch("tables", 5, 2, **more) == {
        "steps": game.shown["steps"],
        "seat": seat,
        "views": whole[5:7],
        "names": game.shown["names"],
    }


@pytest.mark.parametrize("where", ["tables", "archive"])
def test_what_a_seat_saw_alone_is_told_through_its_eyes_and_through_all(
    game: Game, where: str
) -> None:
    def own(**more: object) -> list[tuple[int, str]]:
        lines = [line for one in game.whole(where, **more) for line in one["lines"]]
        return [(line["step"], line["text"]) for line in lines if line["own"]]

    seats = [own(seat=seat) for seat in range(len(game.shown["chairs"]))]

    assert own() == []
    assert all(seats)
    assert sorted(own(seat="all")) == sorted(line for lines in seats for line in lines)


@pytest.mark.parametrize("where", ["tables", "archive"])
def test_the_events_of_all_steps_are_the_story(game: Game, where: str) -> None:
    whole = game.whole(where)

    assert [event for one in whole for event in one["events"]] == game.shown["log"]["add"]
    assert whole[0]["events"] == []
    assert game.stretch(where, 9, 1)["views"] == whole[9:10]


@pytest.mark.parametrize("where", ["tables", "archive"])
def test_everything_is_what_all_seats_see_together(game: Game, where: str) -> None:
    whole = game.whole(where, seat="all")
    seats = len(game.shown["chairs"])
    own = [game.whole("tables", seat=seat) for seat in range(seats)]
    bystander = game.whole("tables")

    assert [one["view"]["hospitals"] for one in whole] == [
        [eyes[step]["view"]["hospitals"][seat] for seat, eyes in enumerate(own)]
        for step in range(len(whole))
    ]
    assert [one["view"]["phase"] for one in whole] == [one["view"]["phase"] for one in bystander]
    assert {one["view"]["viewer"] for one in whole} == {None}
    assert game.stretch(where, 3, 1, seat="all")["seat"] == "all"


def test_the_lines_of_all_steps_are_the_log(game: Game) -> None:
    lines = [line for one in game.whole("tables") for line in one["lines"]]

    assert lines == game.shown["told"]["add"]
    assert all(one["step"] <= other["step"] for one, other in pairwise(lines))
    french = game.stretch("tables", 0, lang="fr")["views"]
    assert french != game.stretch("tables", 0)["views"]


def test_what_the_log_tells_later_is_said_of_its_own_step(game: Game) -> None:
    whole = game.whole("tables")
    said = {event["event"]: one["says"] for one in whole if one["says"] for event in one["events"]}

    assert [bool(one["says"]) for one in whole] == [
        bool(one["events"] and not one["lines"]) for one in whole
    ]
    kind, words = KEPT_BACK[game.shown["game"]]
    assert words in said[kind]


@pytest.mark.parametrize("seat", [None, 0])
def test_the_archive_tells_the_same(game: Game, seat: int | None) -> None:
    more = {} if seat is None else {"seat": seat}
    live, kept = game.whole("tables", **more), game.whole("archive", **more)

    assert [one["view"] for one in kept] == [one["view"] for one in live]
    assert [len(one["lines"]) for one in kept] == [len(one["lines"]) for one in live]
    assert game.stretch("archive", 3, 1, **more)["seat"] == seat


@pytest.mark.parametrize(
    ("query", "refused"),
    [
        ({"from": 10**6}, (404, "bad-step")),
        ({"from": -1}, (422, "not-valid")),
        ({"count": 0}, (422, "not-valid")),
        ({"count": MOST_STEPS + 1}, (422, "not-valid")),
    ],
)
@pytest.mark.parametrize("where", ["tables", "archive"])
def test_steps_that_are_not_there_are_refused(
    game: Game, where: str, query: dict[str, int], refused: tuple[int, str]
) -> None:
    answer = game.eve.http.get(f"/api/{where}/{game.table}/steps", params=query)

    assert (answer.status_code, answer.json()["error"]["code"]) == refused


def test_the_last_stretch_is_as_long_as_there_are_steps(game: Game) -> None:
    last = game.shown["steps"]

    assert [one["step"] for one in game.stretch("tables", last)["views"]] == [last]
    assert [one["step"] for one in game.stretch("archive", last - 1)["views"]] == [last - 1, last]


def test_a_game_by_other_rules_is_shown_as_a_bystander_saw_it(game: Game) -> None:
    before = game.whole("archive")
    with closing(sqlite3.connect(game.database)) as database, database:
        (text,) = database.execute(
            "select text from records where table_id = ?", (game.table,)
        ).fetchone()
        database.execute(
            "update records set text = ? where table_id = ?",
            (text.replace('"rules":"', '"rules":"0.', 1), game.table),
        )
    after = game.stretch("archive", 4, 3, seat=1)
    with closing(sqlite3.connect(game.database)) as database, database:
        database.execute("update records set text = ? where table_id = ?", (text, game.table))

    assert after["seat"] is None
    assert [one["view"] for one in after["views"]] == [one["view"] for one in before[4:7]]
    assert [one["lines"] for one in after["views"]] == [[], [], []]


# --- while it goes on ------------------------------------------------------------------------


def test_while_a_game_goes_on_everybody_sees_the_past_through_their_own_eyes(
    server: Server,
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.lay(NURSE, ["me", "me", "open"])["table"]
    bob.post(f"/api/tables/{table}/join")
    path = f"/api/tables/{table}/steps"
    own = bob.get(path, seat=2)
    refused = [bob.http.get(path, params={"seat": 0}).status_code]
    refused.append(bob.http.get(f"/api/archive/{table}/steps").status_code)
    everything = bob.http.get(path, params={"seat": "all"})

    assert (everything.status_code, everything.json()["error"]["code"]) == (409, "table-not-over")
    assert own["views"][-1]["view"] == bob.look(table, 2)["view"]
    assert own["views"][-1]["view"] != bob.get(path)["views"][-1]["view"]
    assert refused == [403, 404]


# --- verifying -------------------------------------------------------------------------------


def test_the_record_of_a_finished_game_is_verified(game: Game) -> None:
    record = game.eve.http.get(f"/api/tables/{game.table}/record").text
    told = [game.eve.post(f"/api/verify?lang={one}", {"record": record}) for one in LANGUAGES]

    assert told == [
        {
            "ok": True,
            "steps": game.shown["steps"],
            "sentence": Words(one).say("replay-verified", count=1),
        }
        for one in LANGUAGES
    ]


def test_a_record_with_other_dice_is_found_out(server: Server) -> None:
    eve = server.stranger()
    record = random_record(find(DICE), "verify", 2)
    assert eve.post("/api/verify", {"record": write(record)})["ok"] is True
    record.seed, record.commitment = "another", commitment("another")
    told = eve.post("/api/verify", {"record": write(record)})

    assert (told["ok"], told["steps"]) == (False, len(record.moves))
    assert "seed" in told["sentence"]


@pytest.mark.parametrize("spoilt", ["", "{}", "nonsense\n" * 10])
def test_what_is_no_record_is_told_in_one_sentence(server: Server, spoilt: str) -> None:
    told = server.stranger().post("/api/verify", {"record": spoilt})

    assert (told["ok"], told["steps"]) == (False, 0)
    assert told["sentence"].count("\n") == 0
    assert told["sentence"].endswith(".")


def test_a_record_that_was_edited_is_not_believed(server: Server) -> None:
    text = write(random_record(find(DICE), "edited", 1))
    body, _, end = text.rstrip("\n").rpartition("\n")
    lines = body.split("\n")
    edited = "\n".join([*lines[:-1], end]) + "\n"
    told = server.stranger().post("/api/verify", {"record": edited})

    assert told["ok"] is False
    assert digest_of(body) not in told["sentence"]


def test_a_game_that_goes_on_shows_no_seed_to_verify(server: Server) -> None:
    record = write(random_record(find(DICE), "open", 2, at_most=20))
    told = server.stranger().post("/api/verify?lang=en", {"record": record})

    assert (told["ok"], told["steps"]) == (False, 20)
    assert "seed" in told["sentence"]
