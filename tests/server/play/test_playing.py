"""Games over the network, from laying the table to its record."""

from __future__ import annotations

from contextlib import closing

import pytest

from tests.kit.server import Player, Server, told_so_far
from wardround import catalog
from wardround.core.record_text import read
from wardround.core.records import replay, verify


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("dice-hospital", ["me"]),
        ("dice-hospital", ["me", "random", "easy"]),
        ("dynamite-nurse", ["easy", "me", "random"]),
    ],
)
def test_a_game_is_played_from_the_first_choice_to_its_record(
    server: Server, game: str, seats: list[str]
) -> None:
    ann = server.person()
    laid = ann.lay(game, seats)
    table, seat = laid["table"], laid["seats"][0]
    told: list[object] = []
    with closing(ann.events(table, seat)) as events:
        for _, shown in events:
            told = told_so_far(told, shown)
            if shown["status"] == "over":
                break
            if shown["choices"]:
                action = shown["choices"][-1]["action"]
                ann.act(table, seat, action, shown["version"], f"at-{shown['version']}")
    text = ann.http.get(f"/api/tables/{table}/record").text
    record = read(text, "record", catalog.find)

    assert shown["commitment"] == laid["commitment"] == record.commitment
    assert shown["seed"] == record.seed
    assert verify(record, "record") > 0
    assert catalog.find(game).view(replay(record), None) == ann.look(table)["view"]
    assert told == ann.look(table)["log"]["add"]


def alone_at_work(server: Server) -> tuple[Player, str]:
    """Return somebody whose activation begins, in a game alone, and the table."""
    ann = server.person()
    table: str = ann.lay("dice-hospital", ["me"])["table"]
    shown = ann.look(table, 0)
    while shown["view"]["prompts"] != {"0": "place"}:
        ann.act(table, 0, shown["choices"][-1]["action"], shown["version"])
        shown = ann.look(table, 0)
    return ann, table


def test_a_line_of_words_is_carried_out_up_to_the_first_step_that_is_refused(
    server: Server,
) -> None:
    ann, table = alone_at_work(server)
    shown = ann.look(table, 0)
    path = f"/api/tables/{table}/seats/0/act"
    place = next(one for one in shown["choices"] if one["do"]["verb"] == "place")
    line = {"text": f"{place['label']}, dance", "version": shown["version"], "key": "line"}
    answer = ann.http.post(path, json=line)
    error, after = answer.json()["error"], ann.look(table, 0)

    assert (answer.status_code, error["code"]) == (422, "next-step")
    assert error["message"].startswith(f"Done: {place['label']}. Stopped at “dance”: Didn’t under")
    assert place["do"]["department"] not in after["view"]["hospitals"][0]["open"]
    assert ann.post(path, line) == {"seq": shown["seq"] + 1, "repeated": True}
    assert ann.look(table, 0)["version"] == after["version"]


def test_what_line_play_answers_is_answered_at_a_table(server: Server) -> None:
    ann, table = alone_at_work(server)
    path = f"/api/tables/{table}/seats/0/answer"

    def told(text: str, language: str = "en") -> str:
        return " ".join(ann.get(path, text=text, lang=language)["lines"])

    assert "Clinic" in told("text clinic")
    assert "Untreated:" in told("look ann")
    assert told("help").startswith("an action: do it")
    assert "Say what" not in told("why pathologist")
    assert told("why done", "fr") == "C’est possible maintenant."
    assert told("dance") == ""
    assert told("undo ?", "it") == "undo: annulla la tua ultima azione."
    before = ann.look(table, 0)["version"]
    for text in ("", "?", "??", "undo?", ";", ",,,", "\x00", "\x00?", "🩺", "9" * 200):
        line = {"text": text, "version": before, "key": ""}
        refused = ann.http.post(f"/api/tables/{table}/seats/0/act", json=line)
        assert (refused.status_code, bool(refused.json()["error"]["message"])) == (422, True)
    assert ann.look(table, 0)["version"] == before
