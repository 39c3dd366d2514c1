"""The rules over HTTP."""

from __future__ import annotations

from pathlib import Path

from tests.kit.server import running


def test_rules_are_told_section_by_section_in_a_language(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        stranger = server.stranger()
        told = stranger.get("/api/rules/dice-hospital", lang="fr")
        nurse = stranger.get("/api/rules/dynamite-nurse", lang="en")
        missing = stranger.http.get("/api/rules/chess")

    assert (told["game"], told["language"]) == ("dice-hospital", "fr")
    setup = told["sections"][1]
    assert (setup["id"], setup["title"]) == ("DH-2", "Mise en place")
    assert setup["rules"][0]["id"] == "DH-2.1"
    assert [rule["ruling"] for rule in setup["rules"]] == [False, True, False, False, True, False]
    assert nurse["sections"][-1]["rules"][0]["text"].startswith("**Wounded Patient** – ")
    assert (missing.status_code, missing.json()["error"]["code"]) == (404, "unknown-game")
