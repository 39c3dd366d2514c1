"""Whole games as text, short enough to read: whatever changes in the rules shows in a diff.

`make playthroughs` writes them anew; a changed one must be explained in the commit.
"""

from __future__ import annotations

import pytest

from tests.kit.games import EVERY_GAME, KITS
from tests.kit.goldens import PLAYTHROUGHS
from tests.kit.plain import Json
from tests.kit.snapshots import WIDTH, golden, golden_file
from tests.kit.stories import STORIES
from tests.kit.telling import Story
from wardround.catalog import GAMES
from wardround.core.game import Game
from wardround.dicehospital.options import SWITCHES
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dynamitenurse.options import NAMES as OPTIONS_OF_NURSE

MOST_LINES = 250


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_the_game_goes_as_it_is_written(story: Story) -> None:
    assert story.text() == golden(PLAYTHROUGHS, f"{story.name}.txt")


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_a_playthrough_is_short_enough_to_read(story: Story) -> None:
    lines = golden(PLAYTHROUGHS, f"{story.name}.txt").splitlines()

    assert 40 < len(lines) < MOST_LINES
    assert max(len(line) for line in lines) <= WIDTH


def test_no_playthrough_is_left_over() -> None:
    kept = {path.stem for path in golden_file(PLAYTHROUGHS, "").glob("*.txt")}

    assert kept == {story.name for story in STORIES}


def test_every_edition_option_and_number_of_players_has_a_playthrough() -> None:
    settings: dict[str, list[Json]] = {game_id: [] for game_id in GAMES}
    seats: dict[str, set[int]] = {game_id: set() for game_id in GAMES}
    for story in STORIES:
        settings[story.terms.game.id].append(story.terms.options.settings())
        seats[story.terms.game.id].add(story.seats)
    named = {game_id: {name for one in told for name in one} for game_id, told in settings.items()}

    assert {one.get("edition", "final") for one in settings["dice-hospital"]} == set(EDITIONS)
    assert set(SWITCHES) <= named["dice-hospital"]
    assert set(OPTIONS_OF_NURSE) == named["dynamite-nurse"]
    for game_id, game in GAMES.items():
        assert seats[game_id] == set(range(game.min_seats, game.max_seats + 1))


@EVERY_GAME
def test_every_moment_of_the_game_is_told_in_some_playthrough(game: Game) -> None:
    """What is only met in rounds that are not told in full counts as well: digests see it."""
    kit = KITS[game.id]
    built = {kit.moment(state) for _, _, state in kit.built()}
    stories = [story for story in STORIES if story.terms.game is game]

    assert kit.moments() - {moment for story in stories for moment in story.moments()} <= built


def test_games_of_dynamite_nurse_end_in_either_way() -> None:
    ends = [
        reason
        for story in STORIES
        for reason in ("game-ended kill-marks", "game-ended dungeon")
        if reason in golden(PLAYTHROUGHS, f"{story.name}.txt")
    ]

    assert set(ends) == {"game-ended kill-marks", "game-ended dungeon"}
