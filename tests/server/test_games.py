"""The list of games over HTTP."""

from __future__ import annotations

from pathlib import Path

from tests.kit.server import running


def test_games_are_listed_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        stranger = server.stranger()
        told = stranger.get("/api/games", lang="it")
        liked = stranger.http.get("/api/games", headers={"Accept-Language": "fr"}).json()

    assert [one["title"] for one in told["languages"]] == ["English", "Français", "Italiano"]
    dice, nurse = told["games"]
    assert (dice["id"], dice["min_seats"], dice["max_seats"]) == ("dice-hospital", 1, 4)
    assert (nurse["id"], nurse["min_seats"], nurse["max_seats"]) == ("dynamite-nurse", 3, 5)
    for game in told["games"]:
        bots = [bot["id"] for bot in game["bots"]]
        assert bots == ["random", "easy", "normal", "hard", "expert"]
        assert game["packs"] == []
    assert dice["bots"][1]["title"] == "Facile"
    assert dice["settings"][0]["title"] == "Edizione"
    assert liked["games"][0]["settings"][0]["title"] == "Édition"
