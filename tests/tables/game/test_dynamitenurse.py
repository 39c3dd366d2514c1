"""Matches of Dynamite Nurse: a hand is shown to nobody else, and undo ends where luck shows."""

from __future__ import annotations

import json

import pytest

from tests.kit.matches import begin, choose
from tests.kit.rules import rule
from wardround.catalog import find
from wardround.core.luck import Rng
from wardround.tables.game.match import Match
from wardround.tables.game.undo import UndoRefused

GAME = find("dynamite-nurse")


def to_phase(match: Match, phase: str, seed: str) -> int:
    """Play at random until the active player is asked in a phase; return who that is."""
    rng = Rng(seed)
    while match.view(None)["phase"] != phase:
        match.act(*choose(match, rng))
        match.advance()
    return match.actors()[0]


@rule("DN-12.1", "DN-12.5")
def test_a_card_kept_is_told_to_nobody() -> None:
    match = begin(GAME, 3)
    seat = to_phase(match, "cleanup", "keep")
    known = len(match.events_since(0))
    kept = next(one for one in match.legal(seat) if match.action_record(one)["verb"] == "keep")
    card = match.action_record(kept)["card"]
    hand = match.view(seat)["hospitals"][seat]["hand"]
    match.act(seat, kept)
    told = [one for one in match.events_since(known) if one["seat"] == seat]
    gone = [one["card"] for one in told if one["event"] == "card-discarded"]

    assert sorted([*gone, card]) == sorted(hand)
    assert [one for one in told if one["event"] == "cards-kept"] == [
        {"event": "cards-kept", "seat": seat, "count": 1}
    ]
    for viewer in {None, 0, 1, 2} - {seat}:
        assert match.view(viewer)["hospitals"][seat]["hand"] is None
        assert match.view(viewer)["hospitals"][seat]["known"] == []


def test_hands_of_others_are_in_no_view_and_no_event_of_a_whole_match() -> None:
    """A hand is only ever shown to its owner."""
    match, rng = begin(GAME, 4), Rng("hands")
    while match.actors():
        match.act(*choose(match, rng))
        match.advance()
        for viewer in (None, 0, 1, 2, 3):
            hands = [one["hand"] for one in match.view(viewer)["hospitals"]]
            assert [hand is not None for hand in hands] == [seat == viewer for seat in range(4)]
    assert "hand" not in {name for event in match.events_since(0) for name in event}


def test_undo_is_free_while_cards_are_played_and_ends_with_a_draw() -> None:
    match = begin(GAME, 3)
    seat = match.actors()[0]
    before = json.dumps([match.view(viewer) for viewer in (None, 0, 1, 2)])
    plays = [one for one in match.legal(seat) if match.action_record(one)["verb"] == "play"]
    match.act(seat, plays[0])
    match.undo(seat)
    after = json.dumps([match.view(viewer) for viewer in (None, 0, 1, 2)])
    match.act(seat, match.parse("done"))
    match.advance()

    assert after == before
    with pytest.raises(UndoRefused, match="undo-luck"):
        match.undo(seat)
