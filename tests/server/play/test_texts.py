"""Names and messages of players over HTTP: nothing in them disturbs others."""

from __future__ import annotations

from tests.kit.server import Server


def test_messages_names_and_notes_are_told_without_it(server: Server) -> None:
    ann = server.person("Ann\u202enna\u200f")
    table = ann.lay("dice-hospital", ["me", "open"])["table"]
    path = f"/api/tables/{table}/seats/0/say"
    ann.post(path, {"text": "one\u202e\ntwo\u2066"})

    shown = ann.look(table, 0)
    assert shown["chairs"][0]["name"] == ann.get("/api/me")["name"] == "Annnna"
    assert [one["text"] for one in shown["said"]] == ["one two"]
    assert ann.refused(path, {"text": "\u202e\u200b"}) == (422, "nothing-said")
