"""Whole games as text, short enough to read: whatever changes in the rules shows in a diff.

`make playthroughs` writes them anew; a changed one must be explained in the commit.
"""

from __future__ import annotations

import pytest

from tests.kit.games import KITS
from tests.kit.goldens import PLAYTHROUGHS
from tests.kit.snapshots import WIDTH, golden, golden_file
from tests.kit.stories import STORIES
from tests.kit.telling import Story
from wardround.catalog import GAMES
from wardround.dicehospital.options import SWITCHES
from wardround.dicehospital.pack_files import EDITIONS

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


def test_every_game_edition_option_and_number_of_players_has_a_playthrough() -> None:
    told = [story.terms.options.settings() for story in STORIES]

    assert {story.terms.game.id for story in STORIES} == set(GAMES)
    assert {settings.get("edition", "final") for settings in told} == set(EDITIONS)
    assert set(SWITCHES) <= {name for settings in told for name in settings}
    assert {story.seats for story in STORIES} == {1, 2, 3, 4}


def test_every_moment_of_the_game_is_told_in_some_playthrough() -> None:
    """What is only met in rounds that are not told in full counts as well: digests see it."""
    kit = KITS["dice-hospital"]
    built = {kit.moment(state) for _, _, state in kit.built()}

    assert kit.moments() - {moment for story in STORIES for moment in story.moments()} <= built
