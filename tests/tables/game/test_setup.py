"""Setups of tables: each is kept and read again as it was, and what cannot be played is refused."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.kit.shown import show
from tests.kit.tables import random_record
from tests.kit.tiny import TINY
from tests.tables.game.logs import EVERY, Logged, position
from wardround.core.errors import BadOption
from wardround.core.game import Game
from wardround.core.luck import Rng, commitment
from wardround.tables.game.clocks import Clock
from wardround.tables.game.setup import Place, TableSetup, mark_of, read_setup


@EVERY
def test_a_table_is_read_as_it_was_kept(game: Game) -> None:
    moves = tuple(random_record(game, "kept", 3, at_most=40).moves)
    laid = TableSetup(
        game.id,
        "seed",
        (Place("open", "easy"), Place("bot", "hard:beam=3"), Place("open")),
        settings={},
        packs={},
        clock=Clock("decision", 45),
        watched=False,
        listed=True,
        moves=moves,
        practice=True,
        daily="2026-11-15",
        deal="first",
    )
    again = read_setup(json.loads(json.dumps(laid.record())))

    assert again.record() == laid.record()
    assert (again.moves, again.places) == (laid.moves, laid.places)
    begun = []
    for one in (laid, again):
        log = Logged(game, one)
        log.add("begin")
        log.play(Rng("on"), 5)
        begun.append(position(log.match))
    assert begun[0] == begun[1]


@EVERY
def test_too_few_and_too_many_seats_are_refused(game: Game) -> None:
    for count in (game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(BadOption, match="bad-seat-count"):
            TableSetup(game.id, "seed", (Place("open"),) * count).terms(game)
    assert TableSetup(game.id, "seed", (Place("open"),) * game.max_seats).terms(game).game is game


def test_a_setting_that_there_is_not_is_refused() -> None:
    laid = TableSetup("tiny", "seed", (Place("open"),) * 2, settings={"speed": 3})
    with pytest.raises(BadOption, match="unknown-option"):
        laid.terms(TINY)


def test_a_waiting_table_shows_the_hash_of_its_seed_and_not_the_seed() -> None:
    log = Logged(TINY, TableSetup("tiny", "a very secret seed", (Place("open"),) * 2))
    told = show(log.table, None)

    assert told["commitment"] == commitment("a very secret seed")
    assert "secret" not in json.dumps(told)


def test_the_seed_is_shown_with_the_end_and_not_before() -> None:
    log = Logged(TINY, TableSetup("tiny", "a very secret seed", (Place("open"),) * 2))
    log.add("begin")
    while log.match.actors():
        for viewer in (None, 0, 1):
            assert "secret" not in json.dumps(show(log.table, viewer))
        log.play(Rng("seed"), 1)

    assert show(log.table, None)["seed"] == "a very secret seed"
    assert commitment(show(log.table, None)["seed"]) == show(log.table, None)["commitment"]


def test_a_table_that_was_laid_by_other_rules_or_cards_is_refused() -> None:
    laid = TableSetup("tiny", "seed", (Place("open"),) * 2)
    mark = mark_of(laid.terms(TINY))
    other = TableSetup(
        "tiny", "seed", (Place("open"),) * 2, packs={"more.toml": "bonus = 2"}, mark=mark
    )

    assert read_setup(replace(laid, mark=mark).record()).terms(TINY).game is TINY
    for stranger in (other, replace(laid, mark=f"0{mark}")):
        with pytest.raises(BadOption, match="table-other-rules"):
            stranger.terms(TINY)
