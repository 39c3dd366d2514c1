"""Nobody learns what is not theirs: from no message, to no recipient, in whole games."""

from __future__ import annotations

import json

import pytest

from tests.kit.eavesdropping import (
    SEED,
    course_of,
    enter,
    given_away,
    reasons_sent,
    seated,
    secrets_of,
    sent,
    shuffled,
    swapped,
    twin_tables,
    viewers,
)
from tests.kit.games import KITS
from tests.kit.plain import Json
from tests.kit.shown import show
from wardround.core.game import State
from wardround.core.luck import Rng, commitment
from wardround.tables.game.showing import may_see, past
from wardround.tables.game.table import OVER, Table

DICE, NURSE = "dice-hospital", "dynamite-nurse"
BOXES: list[tuple[str, int, Json]] = [
    (DICE, 2, {}),
    (DICE, 3, {"events": True, "experimental": True, "promos": True}),
    (NURSE, 3, {}),
    (NURSE, 5, {}),
]
GAMES = pytest.mark.parametrize(("game", "seats", "settings"), BOXES)


def choose(table: Table, rng: Rng) -> tuple[int, int]:
    """Return any seat that may act and any of its actions."""
    match = table.playing()
    actors = match.actors()
    seat = actors[rng.below(len(actors))]
    legal = match.legal(seat)
    return seat, legal[rng.below(len(legal))]


def some_twins(table: Table, owner: int, rng: Rng) -> list[State]:
    """Return positions that differ in a secret of a seat: many where secrets are soon over."""
    twins = KITS[table.setup.game].disguises(course_of(table.playing()).state, owner)
    return shuffled(twins, rng)[: 20 if table.setup.game == DICE else 1]


def check_unmoved(table: Table, twin: State, told: dict[int | None, str]) -> None:
    """Assert that viewers would be sent the very same if the twin were the real position."""
    actors = [seat for seat in table.playing().actors() if seat in told and not table.seq % 16]
    reasons = {seat: reasons_sent(table, seat) for seat in actors}
    with swapped(table, twin):
        for viewer, text in told.items():
            assert sent(table, viewer) == text, viewer
        for seat, text in reasons.items():
            assert reasons_sent(table, seat) == text, seat


@pytest.mark.parametrize(("game", "seats", "settings"), BOXES[1:])
def test_in_a_whole_game_nobody_is_sent_what_they_may_not_know(
    game: str, seats: int, settings: Json
) -> None:
    """Neither in words, nor by a letter that would be another if a secret were."""
    table, rng = seated(game, seats, settings), Rng(f"{game}/{seats}")
    secrets, exchanged = secrets_of(table), 0
    while table.status != OVER:
        told = {viewer: sent(table, viewer) for viewer in viewers(table)}
        for viewer, text in told.items():
            assert given_away(text, secrets) == [], viewer
        owner = rng.below(seats)
        for twin in some_twins(table, owner, rng):
            exchanged += 1
            check_unmoved(table, twin, {who: told[who] for who in told if who != owner})
        seat, action = choose(table, rng)
        enter(table, "act", seat, action=action)

    assert exchanged > 10
    assert json.loads(sent(table, None))[0]["seed"] == SEED


@GAMES
def test_two_tables_that_differ_in_a_secret_send_the_same_to_all_others(
    game: str, seats: int, settings: Json
) -> None:
    """Also while people go on and take back: until the secret is shown by its owner."""
    table, rng = seated(game, seats, settings), Rng(f"twins/{game}/{seats}")
    followed = 0
    while table.status != OVER and followed < 60:
        for owner in range(seats):
            pair = twin_tables(table, owner, rng)
            if pair is not None:
                followed += pair.follow(rng, at_most=12)
        for _ in range(1 if game == DICE else 9):
            if table.playing().actors():
                seat, action = choose(table, rng)
                enter(table, "act", seat, action=action)

    assert followed > 5
    assert commitment(SEED) == show(table, None)["commitment"]


@pytest.mark.parametrize(("game", "seats", "settings"), BOXES[::2])
def test_a_step_of_the_past_is_what_one_could_see_then(
    game: str, seats: int, settings: Json
) -> None:
    table, rng = seated(game, seats, settings), Rng(f"past/{game}")
    seen: list[tuple[int, int | None, Json]] = []
    for _ in range(60):
        seat, action = choose(table, rng)
        enter(table, "act", seat, action=action)
        steps = table.playing().version
        viewer = viewers(table)[rng.below(seats + 1)]
        seen.append((steps, viewer, show(table, viewer)["view"]))

    for step, viewer, view in seen[::6]:
        assert past(table, viewer, step)["view"] == view


def test_nobody_looks_through_the_eyes_of_another_before_the_end() -> None:
    table, rng = seated(NURSE, 3), Rng("eyes")
    for viewer in (0, 1, 2):
        others = [seat for seat in (0, 1, 2) if seat != viewer]
        assert not may_see(table, viewer, [])
        assert not may_see(table, viewer, others)
        assert may_see(table, viewer, [viewer])
    while table.status != OVER:
        seat, action = choose(table, rng)
        assert show(table, None)["seed"] is None
        enter(table, "act", seat, action=action)

    assert [show(table, viewer)["seed"] for viewer in viewers(table)] == [SEED] * 4
    assert all(may_see(table, viewer, []) for viewer in viewers(table))
