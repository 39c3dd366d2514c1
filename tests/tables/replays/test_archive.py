"""What is archived of a finished game."""

from __future__ import annotations

from zlib import compress

import pytest

from wardround import catalog
from wardround.bots.registry import make_seat
from wardround.core.record_text import write
from wardround.core.records import Terms, positions
from wardround.tables.game.match import Match
from wardround.tables.pictures.encoding import encoded
from wardround.tables.replays.archive import BadFrames, archived, frames_of


def test_a_finished_game_is_kept_as_record_and_as_what_a_bystander_saw_at_every_step() -> None:
    game = catalog.find("dice-hospital")
    match = Match(Terms(game, {}, {}), [make_seat("random", game)] * 2, "kept")
    match.advance()
    record = match.record()
    told = archived(record)
    assert told.text == write(record)
    frames = [game.view(state, None) for state in positions(record)]
    assert frames_of(told.frames) == frames
    assert len(told.frames) < len(compress(encoded(frames))) * 2 / 3


def test_archives_from_before_changes_were_kept_have_every_picture_whole() -> None:
    frames = [{"round": 1, "hospitals": [{"seat": 0}]}, {"round": 2, "hospitals": [{"seat": 0}]}]
    assert frames_of(compress(encoded(frames))) == frames


def test_a_picture_is_put_together_from_what_each_step_changed() -> None:
    hospitals = [{"seat": 0, "dice": ["R2"]}, {"seat": 1, "dice": []}]
    first = {"round": 1, "hospitals": hospitals}
    steps = [{"/hospitals/1/dice": ["Y3"]}, {}, {"/round": 2, "/hospitals": []}, {"": {"over": 1}}]
    frames = frames_of(compress(encoded([{"first": first}, *steps])))
    changed = {"round": 1, "hospitals": [hospitals[0], {"seat": 1, "dice": ["Y3"]}]}
    assert frames == [first, changed, changed, {"round": 2, "hospitals": []}, {"over": 1}]


@pytest.mark.parametrize(
    "told",
    [
        {}, [], 7, [7], [{"first": {}}, 7], [{"first": {}}, {"/a/b": 1}],
        [{"first": {"a": 1}}, {"/a/b": 1}], [{"first": {"a": [1]}}, {"/a/one": 1}],
        [{"first": {"a": [1]}}, {"/a/1": 1}],
    ],
)  # fmt: skip
def test_what_is_no_archive_is_refused(told: object) -> None:
    with pytest.raises(BadFrames):
        frames_of(compress(encoded(told)))
