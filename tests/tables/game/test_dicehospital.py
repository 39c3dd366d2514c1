"""Matches of Dice Hospital: what is secret is told in its time, and undo is free in between."""

from __future__ import annotations

import pytest

from tests.kit.matches import begin, choose
from wardround.catalog import find
from wardround.core.luck import Rng
from wardround.tables.game.undo import UndoRefused

GAME = find("dice-hospital")


def test_a_kept_administrator_is_told_when_all_are_and_not_before() -> None:
    match, rng = begin(GAME, 3), Rng("keep")
    while any(prompt != "keep-administrator" for prompt in match.view(None)["prompts"].values()):
        match.act(*choose(match, rng))
        match.advance()
    for seat in range(3):
        assert "administrator-kept" not in [one["event"] for one in match.events_since(0)]
        match.act(seat, match.legal(seat)[0])
        if seat < 2:
            assert match.view(seat)["hospitals"][seat]["administrator"] is not None
            for viewer in (None, seat + 1):
                seen = match.view(viewer)["hospitals"][seat]
                assert (seen["administrator"], seen["dealt"]) == (None, [])

    kept = [one for one in match.events_since(0) if one["event"] == "administrator-kept"]
    assert len(kept) == 3
    with pytest.raises(UndoRefused, match="undo-revealed"):
        match.undo(2)


def test_undo_is_free_inside_an_activation() -> None:
    match, rng = begin(GAME, 2, {"no-administrators": True}), Rng("free")
    while match.view(None)["phase"] != "activation":
        match.act(*choose(match, rng))
        match.advance()
    seat = match.actors()[0]
    before = match.view(None)
    acted = 0
    for _ in range(4):
        actions = [one for one in match.legal(seat) if match.text(one) != "done"]
        if not actions:
            break
        match.act(seat, actions[0])
        acted += 1
    for _ in range(acted):
        match.undo(seat)

    assert acted > 1
    assert match.view(None) == before
