"""What can be read over HTTP: games, books of cards, rules."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.kit.server import Server
from wardround.server.play.bodies import Saying
from wardround.words.books import PHRASES

PACK = """
[pack]
game = "dice-hospital"
name = "mine"
format = 1
kind = "user"

[[department]]
id = "spa"
copies = 1
effect = { heal = 2 }
title = { en = "Spa", fr = "Bains" }
"""


def test_a_table_has_the_book_of_its_edition_and_packs(server: Server) -> None:
    ann = server.person("Ann")
    settings = {"edition": "italian"}
    laid = ann.lay("dice-hospital", ["me", "open"], settings=settings, packs={"mine": PACK})
    path = f"/api/tables/{laid['table']}/book"

    book = ann.get(path)
    french = server.stranger().get(path, lang="fr")

    assert book["game"] == "dice-hospital"
    assert book["cards"]["renal-medicine"]["name"] == "Renal Unit"
    assert book["cards"]["spa"]["name"] == "Spa"
    assert french["cards"]["spa"]["name"] == "Bains"
    assert "pathologist" not in book["cards"]


def test_a_game_has_a_book_with_everything_of_an_edition(server: Server) -> None:
    stranger = server.stranger()

    final = stranger.get("/api/games/dice-hospital/book")
    prototype = stranger.get("/api/games/dice-hospital/book", edition="prototype")
    nurse = stranger.get("/api/games/dynamite-nurse/book", lang="it")

    assert {"pathologist", "consultant", "blood-drive"} <= final["cards"].keys()
    assert "critical-specialist" in prototype["cards"]
    assert nurse["cards"]["P17"]["name"] == "Paziente avvelenato"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/book", 404, "unknown-game"),
        ("/api/games/dice-hospital/book?edition=gold", 422, "unknown-edition"),
        ("/api/games/dynamite-nurse/book?edition=final", 422, "unknown-option"),
        ("/api/tables/nowhere-at-all/book", 404, "no-such-table"),
    ],
)
def test_a_book_that_there_is_not_is_refused(
    server: Server, path: str, status: int, code: str
) -> None:
    answer = server.stranger().http.get(path)

    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_every_phrase_of_the_book_can_be_said() -> None:
    allowed = get_args(get_args(Saying.model_fields["phrase"].annotation)[0])

    assert allowed == PHRASES


def test_games_are_listed_in_the_language_that_is_asked_for(server: Server) -> None:
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
        tempers = [[temper["id"] for temper in bot["tempers"]] for bot in game["bots"]]
        assert tempers == [[], *[["steady", "careful", "bold", "builder"]] * 4]
    assert dice["bots"][1]["title"] == "Facile"
    assert dice["bots"][1]["tempers"][2]["title"] == "Audace"
    assert dice["settings"][0]["title"] == "Edizione"
    assert liked["games"][0]["settings"][0]["title"] == "Édition"


def test_rules_are_told_section_by_section_in_a_language(server: Server) -> None:
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


def test_rules_have_examples_that_can_be_tried(server: Server) -> None:
    stranger = server.stranger()
    sections = stranger.get("/api/rules/dice-hospital", lang="it")["sections"]
    rules = {rule["id"]: rule for section in sections for rule in section["rules"]}
    path = "/api/rules/dice-hospital/examples/surgeon"

    example = stranger.get(path, lang="en")
    begun = stranger.post(f"{path}/try?lang=it", {"actions": []})
    placed = stranger.post(f"{path}/try?lang=en", {"actions": ["place surgeon oncology"]})

    assert rules["DH-13.1"]["examples"] == [
        {"id": "surgeon", "title": "Uno specialista aggiunge il suo effetto"}
    ]
    assert rules["DH-1.1"]["examples"] == []
    assert example["frames"][-1]["text"] == (
        "You: Surgeon in Critical Care Unit, red 5 to 6, red 6 discharged."
    )
    assert begun["view"] == example["frames"][0]["view"]
    assert [one["label"] for one in placed["choices"]] == ["Treat yellow 5"]


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("nowhere/try", {"actions": []}, (404, "no-such-example")),
        ("once/try", {"actions": ["place nurse imaging"]}, (409, "targets-not-met")),
        ("once/try", {"actions": ["dance"]}, (422, "bad-action")),
        ("once/try", {"actions": ["done"] * 33}, (422, "not-valid")),
        ("once/try", {"actions": ["x" * 81]}, (422, "not-valid")),
        ("once/try", {}, (422, "not-valid")),
    ],
)
def test_what_cannot_be_tried_is_refused_with_a_code(
    server: Server, path: str, body: dict[str, object], expected: tuple[int, str]
) -> None:
    answer = server.stranger().http.post(f"/api/rules/dice-hospital/examples/{path}", json=body)

    assert (answer.status_code, answer.json()["error"]["code"]) == expected


def test_a_list_of_tables_tells_the_round(server: Server) -> None:
    ann = server.person("Ann")
    waiting = ann.lay("dice-hospital", ["me", "open"])["table"]
    begun = ann.lay("dynamite-nurse", ["me", "me", "me"])["table"]

    listed = {one["table"]: one for one in ann.get("/api/tables")["tables"]}

    assert (listed[waiting]["round"], listed[waiting]["rounds"]) == (None, None)
    assert (listed[begun]["round"], listed[begun]["rounds"]) == (1, None)
