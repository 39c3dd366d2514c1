"""The edge of the server: keys, links, names, records, languages, and what is refused there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.server import Player, Server, running
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.words import LANGUAGES, Words

DICE, NURSE = "dice-hospital", "dynamite-nurse"
SEATS = [{"kind": "me"}, {"kind": "me"}]


def told(answer: Any) -> tuple[int, str]:
    """Return the status and the code of an answer that refuses."""
    return answer.status_code, answer.json()["error"]["code"]


# --- keys ------------------------------------------------------------------------------------


def test_a_key_is_of_one_command_and_of_no_other(server: Server) -> None:
    ann = server.person()
    table = ann.lay(DICE, ["me", "open"])["table"]
    path = f"/api/tables/{table}/seats/0"
    said = {"text": "hello", "key": "one"}
    first = ann.post(f"{path}/say", said)

    assert ann.post(f"{path}/say", {**said, "text": " hello "}) == {**first, "repeated": True}
    assert ann.refused(f"{path}/say", {**said, "text": "goodbye"}) == (409, "key-used")
    assert ann.refused(f"{path}/automatic", {"on": True, "key": "one"}) == (409, "key-used")
    assert ann.look(table, 0)["seq"] == first["seq"]
    assert ann.post(f"{path}/automatic", {"on": True, "key": "two"})["repeated"] is False


def test_an_action_that_is_told_as_text_once_more_is_the_same_one(server: Server) -> None:
    """Also when the text means something else by now, or nothing."""
    ann = server.person()
    table = ann.lay(DICE, ["me"])["table"]
    path, shown = f"/api/tables/{table}/seats/0", ann.look(table, 0)
    text = shown["choices"][0]["text"]
    told = {"text": text, "version": shown["version"], "key": "once"}
    first = ann.post(f"{path}/act", told)
    now = ann.look(table, 0)

    assert text not in [choice["text"] for choice in now["choices"]]
    assert ann.post(f"{path}/act", told) == {**first, "repeated": True}
    assert ann.refused(f"{path}/say", {"text": "hello", "key": "once"}) == (409, "key-used")
    other = {"text": now["choices"][0]["text"], "version": now["version"], "key": "next"}
    assert ann.post(f"{path}/act", other)["repeated"] is False


# --- links and names -------------------------------------------------------------------------


def test_the_link_of_ones_own_seat_can_be_renewed_and_the_old_one_is_void(server: Server) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.lay(DICE, ["me", "open"])["table"]
    path = f"/api/tables/{table}"
    old = bob.post(f"{path}/join")["secret"]
    renewed = bob.post(f"{path}/seats/1/link")
    phone = server.person("Bob’s phone")

    assert (renewed["table"], renewed["seat"]) == (table, 1)
    assert eve.refused("/api/links", {"secret": old}) == (409, "link-used")
    assert phone.post("/api/links", {"secret": renewed["secret"]})["seat"] == 1
    assert phone.look(table, 1)["seat"] == 1
    assert eve.refused(f"{path}/seats/1/link") == (403, "not-your-seat")
    assert bob.refused(f"{path}/seats/0/link") == (403, "not-your-seat")
    assert server.stranger().refused(f"{path}/seats/1/link") == (401, "not-known")


def test_who_left_a_seat_cannot_renew_its_link(server: Server) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    path = f"/api/tables/{table}"
    eve.post(f"{path}/join", {"seat": 1})
    eve.post(f"{path}/seats/1/leave")
    secret = bob.post(f"{path}/join", {"seat": 1})["secret"]

    assert eve.refused(f"{path}/seats/1/link") == (403, "not-your-seat")
    assert ann.post("/api/links", {"secret": secret})["seat"] == 1


def test_whoever_has_neither_a_name_nor_a_cookie_is_asked_for_a_name(server: Server) -> None:
    ann, guest = server.person(), server.stranger()
    laid = ann.lay(DICE, ["me", "open"])
    needed = (401, "name-needed")

    assert guest.refused("/api/links", {"secret": laid["links"][1]["secret"]}) == needed
    assert guest.refused(f"/api/tables/{laid['table']}/join") == needed
    assert guest.refused("/api/tables", {"game": DICE, "seats": SEATS}) == needed
    assert told(guest.http.get("/api/me")) == (401, "not-known")
    assert guest.http.get("/api/me", params={"maybe": True}).status_code == 204
    assert ann.http.get("/api/me", params={"maybe": True}).json() == ann.get("/api/me")


def test_the_cookie_is_for_https_alone_where_the_public_address_is(
    server: Server, tmp_path: Any
) -> None:
    def flags(at: Server) -> list[str]:
        answer = at.stranger().http.post("/api/me", json={"name": "Ann"})
        return [part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]]

    public = ("--public-url", "https://play.example.org")
    with running(f"sqlite:///{tmp_path}/tables.db", *public) as other:
        assert flags(other) == [*flags(server), "secure"]


# --- records ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> str:
    """Give the beginning of a game of two."""
    return write(random_record(find(DICE), "edge", 2, at_most=40))


def test_a_record_says_itself_what_its_game_is(server: Server, record: str) -> None:
    ann = server.person()

    def refused(**more: object) -> tuple[int, str]:
        return ann.refused("/api/tables", {"game": DICE, "seats": SEATS, **more})

    assert refused(record=record, game=NURSE) == (422, "record-wrong-game")
    assert refused(record=record, settings={"first-player": 0}) == (422, "record-settings")
    assert refused(record=record, packs={"mine": ""}) == (422, "record-settings")
    assert refused(step=3) == (422, "step-no-record")
    assert refused(record=record, step=10**6) == (422, "record-too-short")


def test_a_game_that_goes_on_from_a_record_has_the_clock_that_was_asked_for(
    server: Server, record: str
) -> None:
    ann = server.person()
    clock = {"kind": "decision", "seconds": 900}
    more: dict[str, Any] = {"record": record, "clock": clock, "watched": False}
    table = ann.lay(DICE, ["me", "me"], **more)["table"]
    plain = ann.lay(DICE, ["me", "me"], record=record)["table"]
    shown = ann.look(table, 0)["clock"]

    assert (shown["kind"], shown["seconds"]) == ("decision", 900)
    assert any(shown["deadlines"])
    assert ann.look(plain, 0)["clock"]["kind"] == "none"
    assert server.stranger().http.get(f"/api/tables/{table}").status_code == 403


def test_a_step_that_is_not_there_is_not_found_at_the_table_and_in_the_archive(
    server: Server,
) -> None:
    ann = server.person()
    whole = random_record(find(DICE), "archive", 1)
    record, step = write(whole), len(whole.moves) - 1
    table = ann.lay(DICE, ["me"], record=record, step=step)["table"]
    while (shown := ann.look(table, 0))["choices"]:
        ann.act(table, 0, shown["choices"][-1]["action"], shown["version"])
    answers = [
        ann.http.get(f"/api/{where}/{table}/steps/100000") for where in ("tables", "archive")
    ]

    assert [told(answer) for answer in answers] == [(404, "bad-step")] * 2
    assert answers[0].json() == answers[1].json()


# --- what is said ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_language_that_the_query_names(server: Server, language: str) -> None:
    answers = [
        server.stranger().http.get(
            path, params={"lang": language}, headers={"Accept-Language": "it, fr;q=0.5"}
        )
        for path in ("/api/me", "/api/nothing")
    ]
    codes = [answer.json()["error"]["code"] for answer in answers]

    assert codes == ["not-known", "not-found"]
    assert [answer.json()["error"]["message"] for answer in answers] == [
        Words(language).say(f"error-{code}") for code in codes
    ]


def test_a_language_that_we_do_not_speak_changes_nothing(server: Server) -> None:
    answer = server.stranger().http.get(
        "/api/me?lang=xx&lang=%FF", headers={"Accept-Language": "fr"}
    )

    assert answer.json()["error"]["message"] == Words("fr").say("error-not-known")


def test_one_mutes_others_who_are_there_and_says_something(server: Server) -> None:
    ann: Player = server.person()
    table = ann.lay(DICE, ["me", "open"])["table"]
    path = f"/api/tables/{table}/seats/0"

    assert ann.refused(f"{path}/mute", {"who": 2}) == (404, "no-such-seat")
    assert ann.refused(f"{path}/mute", {"who": 0}) == (422, "mute-oneself")
    assert ann.refused(f"{path}/say", {"text": " \n\t\u2003"}) == (422, "nothing-said")
    ann.post(f"{path}/say", {"text": "  hello \n"})
    assert [one["text"] for one in ann.look(table, 0)["said"]] == ["hello"]


# --- paths -----------------------------------------------------------------------------------


def test_probes_may_ask_without_a_body(server: Server) -> None:
    answer = server.stranger().http.head("/healthz")

    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/api/games/", "/api/me/", "/api/tables/", "/healthz/"])
def test_a_path_with_a_slash_too_many_is_not_found(server: Server, path: str) -> None:
    assert told(server.stranger().http.get(path)) == (404, "not-found")
