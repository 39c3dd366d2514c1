"""The ward of the day: one try, the same luck for all, and secrets until the day is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import DAY, Player, Server, running
from wardround.core.luck import commitment
from wardround.server.http.cookies import PLAIN
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.tables.daily import ward
from wardround.tables.daily.days import Calendar, day_of, days_before, noon_of
from wardround.tables.ids import Deals, hashed, new_secret
from wardround.tables.open_tables import Asked
from wardround.tables.rows import Person

DICE, NURSE = "dice-hospital", "dynamite-nurse"

TODAY = "2026-11-15"
NOON = noon_of(TODAY)
HOUR = 3_600_000


ANN = Person("ann-whom-only-we-know", "Ann", 1000)


def at(moment: int) -> Calendar:
    """Return a calendar whose clock has stopped."""
    return Calendar(lambda: moment)


@dataclass(frozen=True)
class Hospital:
    """A server, and the tables at which Ann has finished two wards."""

    server: Server
    ann: Player
    today: str
    past: str
    points: int


@pytest.fixture(scope="module")
def hospital(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hospital]:
    """Give a server where Ann has finished today's ward, and that of the day before yesterday."""
    address = f"sqlite:///{tmp_path_factory.mktemp('daily')}/tables.db"
    secret = new_secret()
    with Store.open(address) as store:
        store.add_person(ANN.id, ANN.name, hashed(secret), 1000)
        (today, points), (past, _) = asyncio.run(play_both(store))
    with running(address, "--no-rate-limits") as server:
        ann = server.stranger()
        ann.http.cookies.set(PLAIN, secret)
        yield Hospital(server, ann, today, past, points)


async def play_both(store: Store) -> list[tuple[str, int]]:
    """Let Ann finish two wards, and return their tables with her points."""
    told = []
    for days in (0, 2):
        calendar = Calendar.from_day(days_before(DAY, days))
        node = Node(store, Metrics(), deals=Deals("wards"), calendar=calendar)
        table = await ward.start_attempt(node, ANN)
        live = await node.find(table)
        match = live.table.playing()
        while match.actors():
            await node.add(live, Asked("act", 0, {"action": match.legal(0)[-1]}))
        outcome = match.outcome()
        assert outcome is not None
        told.append((table, outcome.scores[0]))
        await node.close()
    return told


@pytest.fixture(scope="module")
def server(hospital: Hospital) -> Server:
    """Return the server."""
    return hospital.server


def test_everybody_has_one_try_with_the_same_luck(server: Server) -> None:
    ann, bob = server.person("Ann"), server.stranger()

    first = ann.post("/api/daily")["table"]
    again = ann.post("/api/daily")["table"]
    other = bob.post("/api/daily", {"name": "Bob"})["table"]

    assert again == first
    assert other != first
    assert ann.look(first, 0)["commitment"] == bob.look(other, 0)["commitment"]
    assert ann.look(first, 0)["view"] == bob.look(other, 0)["view"]
    assert ann.look(first, 0)["daily"] == ann.get("/api/daily")["day"]
    assert server.stranger().refused("/api/daily") == (401, "name-needed")


def test_what_luck_has_shown_stays_and_nobody_helps(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.post("/api/daily")["table"]
    shown = ann.look(table, 0)
    while shown["undo"] or not shown["view"]["round"]:
        ann.act(table, 0, shown["choices"][0]["action"], shown["version"])
        shown = ann.look(table, 0)
    seat = f"/api/tables/{table}/seats/0"

    assert shown["across"] is False
    across = {"version": shown["version"], "across": True}
    assert ann.refused(f"{seat}/undo", across) == (409, "undo-daily")
    assert ann.refused(f"{seat}/stand-in", {"absent": 0}) == (409, "daily-alone")
    assert ann.http.get(f"{seat}/hint").json()["error"]["code"] == "daily-alone"
    assert ann.http.get(f"{seat}/plans").json()["error"]["code"] == "daily-alone"


def codes(player: Player, paths: list[str]) -> set[Any]:
    """Return the codes with which paths are refused."""
    return {player.http.get(path).json().get("error", {}).get("code") for path in paths}


def looks_at(table: str) -> list[str]:
    """Return the ways to look at a table."""
    own = f"/api/tables/{table}"
    return [own, f"{own}?seat=0", f"{own}/steps", f"{own}/steps/3", f"{own}/debrief"]


def records_of(table: str) -> list[str]:
    """Return the ways to what was kept of a game."""
    kept = f"/api/archive/{table}"
    return [f"/api/tables/{table}/record", f"{kept}/record", f"{kept}/steps", f"{kept}/steps/3"]


def test_nothing_of_a_finished_try_is_told_to_others_before_the_day_is_over(
    hospital: Hospital,
) -> None:
    ann, bob, table = hospital.ann, hospital.server.person("Bob"), hospital.today

    assert codes(bob, [*looks_at(table), *records_of(table)]) == {"daily-secret"}
    assert codes(ann, looks_at(table)) == {None}
    assert codes(ann, records_of(table)) == {"daily-secret"}
    assert ann.look(table, 0)["seed"] is None
    tried = f"/api/tables/{table}/steps/0/what-if"
    for player in (ann, bob):
        assert player.refused(tried) == (403, "daily-secret")
        assert player.refused(f"{tried}/reasons") == (403, "daily-secret")
    told = bob.get("/api/daily")
    assert (told["players"], told["mine"], told["results"]) == (1, None, None)
    mine = ann.get("/api/daily")
    own = {"table": table, "points": hospital.points, "counts": True, "won": None}
    assert mine["mine"] == own
    assert mine["results"]["place"] == 1


def test_nobody_makes_another_table_of_a_ward_before_the_day_is_over(hospital: Hospital) -> None:
    """It would show the dice and cards to those who have still to play them."""
    own = f"/api/tables/{hospital.today}"
    me = [{"kind": "me"}]
    ways: dict[str, dict[str, object]] = {
        "fork": {"step": 5, "seats": me},
        "deal": {"seats": me},
        "reviews": {"step": 5, "seat": None, "notes": []},
    }
    for player in (hospital.ann, hospital.server.person("Bob")):
        for way, body in ways.items():
            assert player.refused(f"{own}/{way}", body) == (403, "daily-secret"), way
    answer = hospital.ann.http.post(f"{own}/fork", json=ways["fork"]).json()["error"]
    again = hospital.server.person("Bob").post(f"/api/tables/{hospital.past}/fork", ways["fork"])

    assert "until 2026-11-16, 01:00 UTC" in answer["message"]
    assert again["seats"] == [0]


def test_when_the_day_is_over_everybody_may_see_that_the_luck_was_fair(hospital: Hospital) -> None:
    bob, table = hospital.server.person("Bob"), hospital.past
    promised = bob.look(table)["commitment"]

    assert codes(bob, [*looks_at(table), *records_of(table)[2:]]) == {None}
    assert commitment(bob.look(table)["seed"]) == promised
    text = bob.http.get(f"/api/tables/{table}/record").text
    assert text == bob.http.get(f"/api/archive/{table}/record").text
    assert bob.post("/api/verify", {"record": text})["ok"]
    # She has finished it today, too late.
    [past] = hospital.ann.get("/api/daily")["past"]
    assert (past["mine"]["table"], past["mine"]["counts"]) == (table, False)


def test_preferences_are_kept_for_other_devices_and_are_not_too_many(server: Server) -> None:
    ann = server.person("Ann")
    values = {"size": 120, "sounds": {"dice": 40}, "theme": "dark"}

    assert ann.get("/api/me/preferences") == {"values": None}
    assert ann.http.put("/api/me/preferences", json={"values": values}).status_code == 204
    assert ann.get("/api/me/preferences") == {"values": values}
    many = {f"name{number}": "x" * 90 for number in range(50)}
    refused = ann.http.put("/api/me/preferences", json={"values": many})
    assert refused.json()["error"]["code"] == "too-many-preferences"
    assert server.stranger().http.get("/api/me/preferences").status_code == 401


def nurse_ward(player: Player, talks: bool) -> Any:
    """Play a ward of Dynamite Nurse, always the first choice, until the fourth turn."""
    table = player.post("/api/daily", {"game": NURSE})["table"]
    seq = 0
    while True:
        shown = player.wait(table, 0, seq)
        seq = shown["seq"]
        if shown["view"]["turn"] > 3:
            return player.look(table, 0)
        if shown["choices"]:
            if talks:
                player.post(f"/api/tables/{table}/seats/0/say", {"text": "Hm."})
            done = player.act(table, 0, shown["choices"][0]["action"], shown["version"])
            seq = done["seq"] - 1


def story(shown: Any) -> list[Any]:
    """Return what has happened in the first three turns."""
    events = shown["log"]["add"]
    turns = [number for number, one in enumerate(events) if one["event"] == "turn-began"]
    return list(events[: turns[3]])


def test_the_same_decisions_meet_the_same_bots_whatever_is_said(server: Server) -> None:
    """One of the two talks in between: that makes their logs differ, but not their games."""
    quiet = nurse_ward(server.person("Ann"), talks=False)
    loud = nurse_ward(server.person("Bob"), talks=True)

    assert story(quiet) == story(loud)
    assert quiet["commitment"] == loud["commitment"]
    assert {one["bot"] for one in quiet["chairs"][1:]} == {"hard:nodes=48"}
    assert server.person("Eve").refused("/api/daily", {"game": "chess"}) == (422, "not-valid")


# --- results, with days that pass --------------------------------------------------------------


class Days:
    """A store with wards that were played, at times that the test says."""

    def __init__(self, file: Path) -> None:
        self.store = Store.open(f"sqlite:///{file}")
        self.number = 0

    def played(
        self, person: str, points: int, day: str = TODAY, at: int = NOON, game: str = DICE
    ) -> None:
        """Let somebody have finished the ward of a day with so many points; bots have 20."""
        self.number += 1
        table = f"table{self.number}"
        summary = {"scores": [points, 20], "winners": [0 if points > 20 else 1]}
        self.store.lay(table, {}, at, listed=False, links=[], summary=summary)
        with self.store.writing() as connection:
            write = connection.exec_driver_sql
            write("update tables set status = 'over' where id = ?", (table,))
            row = (table, 1, at, "act", 0, "{}")
            write("insert into entries values (?, ?, ?, ?, ?, ?, null)", row)
        self.store.add_attempt(table, game, day, person)

    def told(
        self,
        person: str,
        moment: int = NOON,
        game: str = DICE,
        calendar: Calendar | None = None,
    ) -> Any:
        """Return what somebody is told."""

        async def ask() -> Any:
            node = Node(self.store, Metrics(), calendar=calendar or at(moment))
            try:
                return await ward.overview(node, Person(person, person, 0), game)
            finally:
                await node.close()

        return asyncio.run(ask())


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    """Give days on which nobody has played."""
    days = Days(tmp_path / "tables.db")
    yield days
    days.store.close()


def test_whoever_has_finished_is_told_how_all_did(days: Days) -> None:
    for person, points in (("ann", 40), ("bob", 61), ("eve", 40), ("tom", 12)):
        days.played(person, points)

    assert days.told("zoe")["results"] is None
    assert days.told("zoe")["players"] == 4
    assert days.told("eve")["results"] == {
        "players": 4,
        "best": 61,
        "median": 40,
        "place": 2,
        "winners": None,
        "scores": [
            {"points": 12, "players": 1},
            {"points": 40, "players": 2},
            {"points": 61, "players": 1},
        ],
    }


def test_a_game_counts_until_an_hour_after_midnight(days: Days) -> None:
    midnight = Calendar().end_of(TODAY)
    days.played("ann", 40, at=midnight + HOUR - 1)
    days.played("bob", 61, at=midnight + HOUR)

    told = days.told("bob", midnight + 2 * HOUR)

    assert told["day"] == "2026-11-16"
    [past] = told["past"]
    assert past["mine"] == {"table": "table2", "points": 61, "counts": False, "won": None}
    assert (past["results"]["players"], past["results"]["place"]) == (1, None)
    assert at(midnight + HOUR - 1).is_secret(TODAY)
    assert not at(midnight + HOUR).is_secret(TODAY)
    assert not at(NOON).is_secret("")


def test_a_calendar_can_begin_on_any_day(days: Days) -> None:
    """Its days are as long as all others, and moments remain those of the clock."""
    calendar = Calendar.from_day("2020-02-29", lambda: NOON)

    assert (at(NOON).today(), calendar.today()) == (TODAY, "2020-02-29")
    assert calendar.end_of("2020-02-29") == NOON + 12 * HOUR
    assert calendar.opened_at("2020-02-29") == NOON + 13 * HOUR
    assert (calendar.is_secret("2020-02-29"), calendar.is_secret("2020-02-28")) == (True, False)
    days.played("ann", 40, "2020-02-29", NOON + 13 * HOUR - 1)
    days.played("bob", 61, "2020-02-29", NOON + 13 * HOUR)
    assert days.told("ann", calendar=calendar)["mine"]["counts"] is True
    assert days.told("bob", calendar=calendar)["mine"]["counts"] is False


def test_days_in_a_row_are_counted_and_a_week_is_told_of(days: Days) -> None:
    for count in (1, 2, 3, 5, 7, 8):
        then = NOON - count * 24 * HOUR
        days.played("ann", 30 + count, day_of(then), then)

    told = days.told("ann")

    assert told["streak"] == 3
    assert [one["day"][-2:] for one in told["past"]] == ["14", "13", "12", "10", "08"]
    days.played("ann", 50)
    assert days.told("ann")["streak"] == 4


def test_each_game_has_results_and_days_in_a_row_of_its_own(days: Days) -> None:
    for person, points in (("ann", 24), ("bob", 12), ("eve", 24)):
        days.played(person, points, game=NURSE)
    days.played("ann", 40, "2026-11-14", NOON - 24 * HOUR)
    days.played("ann", 40)

    nurse = days.told("ann", game=NURSE)

    assert (nurse["rivals"], nurse["streak"], nurse["players"]) == (2, 1, 3)
    assert nurse["mine"] == {"table": "table1", "points": 24, "counts": True, "won": True}
    assert (nurse["results"]["place"], nurse["results"]["winners"]) == (1, 2)
    assert (days.told("ann")["streak"], days.told("ann")["players"]) == (2, 1)
    assert days.told("bob", game=NURSE)["mine"]["won"] is False


@pytest.mark.parametrize("game", list(ward.WARDS))
def test_every_day_of_the_week_can_be_played(tmp_path: Path, game: str) -> None:
    """The table is laid, begins, and its settings are those of the day."""

    async def lay_all() -> list[Any]:
        with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
            store.add_person("ann", "Ann", "hash", 1)
            node = Node(store, Metrics(), deals=Deals("week"))
            tables = []
            for count in range(7):
                node.calendar = at(NOON + count * 24 * HOUR)
                table = await ward.start_attempt(node, Person("ann", "Ann", 1), game)
                live = await node.find(table)
                tables.append((live.setup.settings, live.table.status, live.setup.seed))
            refused = Asked("stand-in", 0, {"for": 0, "bot": "easy"})
            with pytest.raises(Exception, match="daily-alone"):
                await node.add(live, refused)
            await node.close()
            return tables

    tables = asyncio.run(lay_all())

    week = ward.WARDS[game].week
    assert [settings for settings, _, _ in tables] == [*week[6:], *week[:6]]
    assert {status for _, status, _ in tables} == {"playing"}
    assert len({seed for _, _, seed in tables}) == 7
