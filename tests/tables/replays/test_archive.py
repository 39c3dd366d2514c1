"""What is archived of a finished game."""

from __future__ import annotations

from wardround import catalog
from wardround.bots.registry import make_seat
from wardround.core.record_text import write
from wardround.core.records import Terms, positions
from wardround.tables.game.match import Match
from wardround.tables.replays.archive import archived, frames_of


def test_a_finished_game_is_kept_as_record_and_as_what_a_bystander_saw_at_every_step() -> None:
    game = catalog.find("dice-hospital")
    match = Match(Terms(game, {}, {}), [make_seat("random", game)] * 2, "kept")
    match.advance()
    record = match.record()
    told = archived(record)
    assert told.text == write(record)
    assert frames_of(told.frames) == [game.view(state, None) for state in positions(record)]
