"""Puzzles over HTTP: listed, played and checked, and tomorrow's kept secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.server import DAY, Player, Server, running

TOMORROW = "2026-11-16"
PATH = "/api/puzzles/dice-hospital"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that runs on a Sunday."""
    address = f"sqlite:///{tmp_path_factory.mktemp('puzzles')}/tables.db"
    with running(address, "--no-rate-limits") as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Player:
    """Give somebody whom nobody knows."""
    return server.stranger()


def test_todays_puzzle_is_listed_with_those_of_the_walk(ann: Player) -> None:
    (found,) = ann.get("/api/puzzles")

    assert (found["game"], found["day"], found["today"]["id"]) == ("dice-hospital", DAY, DAY)
    assert len(found["walk"]) >= 30
    assert set(found["today"]) == {"id", "game", "level", "hardness", "greedy"}


def test_a_line_leads_on_and_is_checked_at_its_end(ann: Player) -> None:
    begun = ann.post(f"{PATH}/{DAY}/try", {})
    first = next(one for one in begun["shown"]["choices"] if one["action"] not in begun["ends"])
    after = ann.post(f"{PATH}/{DAY}/try", {"line": [first["action"]]})
    checked = ann.post(f"{PATH}/{DAY}/check", {"line": begun["ends"]})

    assert after["line"][0] == first["action"]
    assert after["shown"]["choices"] != begun["shown"]["choices"]
    assert checked["points"] == begun["points"] < checked["best"]
    assert checked["plan"][0]["text"]


def test_it_is_told_why_something_is_not_allowed(ann: Player) -> None:
    told = ann.post(f"{PATH}/1/try/reasons?of=cardiology&lang=fr", {})

    assert told
    assert all(one["message"] for one in told)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"{PATH}/{TOMORROW}/try", {}, 404),
        (f"{PATH}/{TOMORROW}/check", {"line": [0]}, 404),
        ("/api/puzzles/dynamite-nurse/1/try", {}, 404),
        ("/api/puzzles/chess/1/try", {}, 404),
        (f"{PATH}/one/try", {}, 422),
        (f"{PATH}/1/check", {"line": [1_000_000]}, 422),
        (f"{PATH}/1/try", {"line": [-1]}, 422),
        (f"{PATH}/1/try", {"line": [0] * 121}, 422),
        (f"{PATH}/1/try", {"answer": True}, 422),
    ],
)
def test_what_makes_no_sense_is_refused(
    ann: Player, path: str, body: dict[str, object], status: int
) -> None:
    assert ann.refused(path, body)[0] == status


def test_a_turn_without_its_end_is_not_checked(ann: Player) -> None:
    begun = ann.post(f"{PATH}/1/try", {})
    place = next(one for one in begun["shown"]["choices"] if one["do"]["verb"] == "place")
    status, code = ann.refused(f"{PATH}/1/check", {"line": [place["action"]]})

    assert (status, code) == (422, "puzzle-line-too-short")
