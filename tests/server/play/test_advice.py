"""What a seat is told besides its choices: previews, reasons, hints and plans, in three languages.

And what every answer says to a browser, whatever it is about.
"""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.kit.server import Player, Server
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.core.records import Record, positions
from wardround.server.http.headers import FIXED, POLICY
from wardround.words import LANGUAGES

DICE, NURSE = "dice-hospital", "dynamite-nurse"
GAMES = pytest.mark.parametrize(("game", "people"), [(DICE, 1), (NURSE, 3)])


def asked(ann: Player, game: str, people: int) -> tuple[str, int, Any]:
    """Return a table, the seat of Ann's that is to decide there, and what it sees.

    Something that it can do there can be taken back.
    """
    table = ann.lay(game, ["me"] * people)["table"]
    while True:
        seat = ann.get("/api/tables")["tables"][0]["deciding"][0]
        shown = ann.look(table, seat)
        if any(choice["undoable"] for choice in shown["choices"]):
            return table, seat, shown
        ann.act(table, seat, shown["choices"][0]["action"], shown["version"])


# --- advice ----------------------------------------------------------------------------------


@GAMES
def test_a_preview_tells_where_a_plan_leads_and_changes_nothing(
    server: Server, game: str, people: int
) -> None:
    ann = server.person()
    table, seat, shown = asked(ann, game, people)
    path = f"/api/tables/{table}/seats/{seat}"
    choice = next(one for one in shown["choices"] if one["undoable"])
    planned = ann.post(f"{path}/preview", {"actions": [choice["action"]]})
    after = ann.look(table, seat)
    ann.act(table, seat, choice["action"], shown["version"])
    done = ann.look(table, seat)

    assert (planned["actions"], planned["known"]) == (1, True)
    assert planned["events"] == choice["preview"]
    assert after == shown
    assert (
        done["log"]["add"][len(shown["log"]["add"]) :][: len(planned["events"])]
        == (planned["events"])
    )
    assert done["undo"] is True


@GAMES
def test_reasons_name_rules_and_tell_them_in_words(server: Server, game: str, people: int) -> None:
    ann = server.person()
    table, seat, shown = asked(ann, game, people)
    path = f"/api/tables/{table}/seats/{seat}/reasons"
    told = {lang: ann.get(path, lang=lang) for lang in LANGUAGES}
    legal = {one["text"] for one in shown["choices"]}

    assert [one["text"] for one in told["en"] if one["text"] in legal] == []
    for one in told["en"]:
        assert one["rule"].startswith(("DH-", "DN-")), one
        assert one["message"] not in {"", one["code"]}, one
    plain = [{**one, "message": ""} for one in told["en"]]
    assert plain == [{**one, "message": ""} for one in told["fr"]]


def test_a_hint_comes_in_steps_from_nudge_to_move(server: Server) -> None:
    ann, eve = server.person(), server.person("Eve")
    table, seat, _ = asked(ann, NURSE, 3)
    path = f"/api/tables/{table}/seats"
    steps = [ann.get(f"{path}/{seat}/hint", step=step) for step in (1, 2, 3)]
    other = (seat + 1) % 3
    count = steps[0]["steps"]

    assert [one["step"] for one in steps] == [min(step, count) for step in (1, 2, 3)]
    assert 1 < count <= 3
    assert steps[0]["text"] != steps[-1]["text"] != ""
    assert ann.get(f"{path}/{seat}/hint", step=1) == steps[0]
    assert ann.get(f"{path}/{seat}/hint", step=1, lang="fr")["text"] != steps[0]["text"]
    assert ann.http.get(f"{path}/{other}/hint").json()["error"]["code"] == "not-your-turn"
    assert eve.http.get(f"{path}/{seat}/hint").status_code == 403
    assert ann.http.get(f"{path}/{seat}/hint", params={"step": 4}).status_code == 422


def test_after_a_game_the_coach_looks_back_on_one_s_own_decisions(server: Server) -> None:
    ann, eve = server.person(), server.person("Eve")
    record = random_record(find(NURSE), "hindsight", 3)
    table = ann.lay(NURSE, ["me", "easy", "easy"], record=write(record))["table"]
    path = f"/api/tables/{table}/seats/0/hindsight"
    told = ann.get(path)
    first = told["mistakes"][0]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    again = {"step": first["step"], "seats": seats}
    tried = ann.post(f"/api/tables/{table}/fork", again)["table"]
    playing = asked(ann, NURSE, 3)[0]

    assert told["rounds"] == []
    assert "Accuracy" in " ".join(told["lines"])
    assert first["loss"] > 0
    assert first["lines"][0].startswith(f"Turn {first['chapter']}, move {first['step'] + 1}, −")
    assert ann.get(path, lang="fr")["mistakes"][0]["lines"] != first["lines"]
    assert ann.look(tried, 0)["steps"] == first["step"]
    assert eve.http.get(path).status_code == 403
    early = ann.http.get(f"/api/tables/{playing}/seats/0/hindsight")
    assert early.json()["error"]["code"] == "table-not-over"


def test_what_is_forced_is_left_to_who_wants_to_do_it(server: Server) -> None:
    """With a choice of one before it, a seat that turns the switch is moved on at once."""
    ann, bob = server.person(), server.person("Bob")
    record = random_record(find(DICE), "forced", 2)
    table = ann.lay(DICE, ["me", "open"], record=write(record), step=forced_step(record))["table"]
    switch = f"/api/tables/{table}/seats/0/automatic"
    ann.post(switch, {"on": False})
    bob.post(f"/api/tables/{table}/join")
    shown = ann.look(table, 0)
    ann.post(switch, {"on": True})
    after = ann.look(table, 0)

    assert (shown["automatic"], after["automatic"]) == (False, True)
    assert len(shown["choices"]) == 1
    assert after["steps"] > shown["steps"]


def forced_step(record: Record) -> int:
    """Return a step at which the first seat has one choice, which is not that it is done."""
    game = record.terms.game
    for step, state in enumerate(positions(record)):
        legal = game.legal(state, 0) if 0 in game.actors(state) else []
        if len(legal) == 1 and game.action_record(state, legal[0])["verb"] != "done":
            return step
    raise AssertionError("something is forced in every game")


@GAMES
def test_everything_is_told_in_the_language_that_is_asked_for(
    server: Server, game: str, people: int
) -> None:
    ann = server.person()
    table, seat, shown = asked(ann, game, people)
    path = f"/api/tables/{table}"
    told = {lang: ann.get(path, seat=seat, lang=lang) for lang in LANGUAGES}
    liked = ann.http.get(
        path, params={"seat": seat}, headers={"accept-language": "de, it;q=0.8, en;q=0.5"}
    )
    refused = ann.http.get(
        f"{path}/record", headers={"accept-language": "fr"}, params={"seat": seat}
    )

    assert told["en"] == shown
    assert liked.json() == told["it"]
    assert len({one["prompt"] for one in told.values()}) == 3
    assert [one["do"] for one in told["fr"]["choices"]] == [one["do"] for one in shown["choices"]]
    assert told["fr"]["choices"][0]["label"] != shown["choices"][0]["label"]
    assert refused.json()["error"]["message"] == "La partie n’est pas encore terminée."


# --- what answers say to a browser -----------------------------------------------------------


def test_every_kind_of_answer_has_the_headers_that_protect_a_browser(server: Server) -> None:
    ann = server.person()
    record = write(random_record(find(DICE), "over", 1))
    table = ann.lay(DICE, ["me"], record=record)["table"]
    path = f"/api/tables/{table}"
    with ann.http.stream("GET", f"{path}/events") as stream:
        streamed = stream.headers
    answers: list[tuple[int, httpx.Response]] = [
        (200, ann.http.get(path)),
        (201, ann.http.post(f"{path}/seats/0/rematch")),
        (204, ann.http.get(f"{path}/wait", params={"after": ann.look(table)["seq"], "seconds": 0})),
        (200, ann.http.get(f"{path}/record")),
        (200, ann.http.get("/openapi.json")),
        (200, ann.http.get("/healthz")),
        (200, ann.http.get("/metrics")),
        (404, ann.http.get("/nowhere")),
        (405, ann.http.put(path)),
        (422, ann.http.get("/api/tables/x")),
        (403, ann.http.post("/api/me", headers={"origin": "https://evil.example"})),
        (400, ann.http.get("/api/me", headers={"host": "evil.example"})),
        (413, ann.http.post("/api/me", json={"name": "x" * 70_000})),
        (204, ann.http.delete("/api/me")),
    ]

    assert [answer.status_code for _, answer in answers] == [status for status, _ in answers]
    for headers in [streamed, *(answer.headers for _, answer in answers)]:
        assert headers["content-security-policy"] == POLICY
        assert {name: headers[name] for name in FIXED} == FIXED
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
    assert {streamed["cache-control"], answers[0][1].headers["cache-control"]} == {"no-store"}
    forgotten = answers[-1][1].headers["set-cookie"].lower()
    assert "max-age=0" in forgotten
    assert ann.http.get("/api/me").status_code == 401
