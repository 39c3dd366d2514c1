"""Games and their settings in words: what is offered is what the options take."""

from __future__ import annotations

from typing import Any

import pytest

from wardround import catalog
from wardround.core.errors import BadOption
from wardround.core.game import Game
from wardround.words import LANGUAGES, Words
from wardround.words.settings import game_told

GAMES = list(catalog.GAMES.values())


def offered(game: Game, language: str = "en") -> dict[str, Any]:
    """Return the settings of a game by name."""
    return {one["name"]: one for one in game_told(game, Words(language))["settings"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_that_is_offered_is_taken_and_the_default_changes_nothing(game: Game) -> None:
    usual = game.options({}, {}).settings()
    for name, one in offered(game).items():
        for value in one["values"]:
            settings = {name: value["value"]}
            if one["editions"]:
                settings["edition"] = one["editions"][0]
            game.new(game.options(settings, {}), (one["seats"] or [game.max_seats])[0])
        assert game.options({name: one["default"]}, {}).settings() == usual


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_setting_is_refused_with_seats_and_editions_for_which_it_is_not_offered(
    game: Game,
) -> None:
    settings = offered(game)
    every = range(game.min_seats, game.max_seats + 1)
    editions = [value["value"] for value in settings.get("edition", {"values": []})["values"]]
    limited = 0
    for name, one in settings.items():
        for seats in set(every) - set(one["seats"] or every):
            limited += 1
            with pytest.raises(BadOption):
                game.new(game.options({name: True}, {}), seats)
        for edition in set(editions) - set(one["editions"] or editions):
            limited += 1
            with pytest.raises(BadOption):
                game.options({name: True, "edition": edition}, {})

    assert limited == (17 if editions else 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_and_settings_have_titles_and_help(game: Game, language: str) -> None:
    told = game_told(game, Words(language))

    assert told["title"] == Words("en").say(f"game-{game.id}")  # names are not translated
    assert told["tagline"].endswith(".")
    assert all(one["title"] and one["help"].endswith(".") for one in told["settings"])
    assert all(value["title"] for one in told["settings"] for value in one["values"])


def test_settings_are_told_as_people_say_them() -> None:
    dice = offered(catalog.find("dice-hospital"), "fr")
    nurse = offered(catalog.find("dynamite-nurse"))

    assert dice["final-round-collections"] == {
        "name": "final-round-collections",
        "title": "Transfert final",
        "help": Words("fr").say("about-final-round-collections"),
        "kind": "switch",
        "values": [{"value": False, "title": "Non"}, {"value": True, "title": "Oui"}],
        "default": False,
        "seats": [2, 3, 4],
        "editions": ["final", "french", "italian"],
    }
    assert nurse["first-player"]["values"][:2] == [
        {"value": -1, "title": "Random"},
        {"value": 0, "title": "Player 1"},
    ]
    assert nurse["colours"]["values"][1] == {"value": "blue", "title": "Blue"}
