"""What choices would come to, in words: true, short, and nothing that is not known."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
WORDS = TableWords()


def offered(log: Logged, seat: int, language: str = "en") -> list[Json]:
    """Return the choices of a seat as they are told."""
    choices: list[Json] = WORDS.shown(log.table, seat, language)["choices"]
    return choices


def all_offered(game: Game, seed: str, settings: Json) -> list[Json]:
    """Return the choices of everybody in a whole game."""
    log, rng = seated(game, 3, settings), Rng(seed)
    told: list[Json] = []
    while log.match.actors():
        told += offered(log, log.match.actors()[0])
        log.play(rng, 1)
    return told


def test_a_die_is_told_as_it_would_become() -> None:
    log = seated(DICE, 1)
    log.play(Rng("die"), 8)
    while log.match.view(0)["prompts"] != {"0": "treat"}:
        log.play(Rng("die"), 1)
    said = {one["text"]: one["says"] for one in offered(log, 0)}

    assert said == {
        text: f"{name} becomes {value + 1}."
        for text, name, value in (
            (f"treat {letter}{value}", f"{colour} {value}", value)
            for letter, colour in (("R", "Red"), ("Y", "Yellow"), ("G", "Green"))
            for value in range(1, 6)
        )
        if text in said
    }


@BOTH
def test_what_luck_or_others_hide_is_not_told(game: Game) -> None:
    for one in all_offered(game, "hidden", {}):
        if not one["preview"]:
            assert one["says"] == ""


def test_deaths_and_points_are_said_and_each_kind_only_once() -> None:
    told = all_offered(DICE, "neglect", {"events": True, "promos": True})
    said = [one["says"] for one in told]

    assert any("Neglected patients deteriorate: " in one for one in said)
    assert any(one.count("patients discharged") == 1 for one in said)
    assert max(one.count("patients deteriorate") for one in said) == 1
    assert max(one.count(" die: ") for one in said) == 1


def test_cards_of_dynamite_nurse_say_what_they_bring() -> None:
    told = all_offered(NURSE, "cards", {})
    said = {one["says"] for one in told if one["text"] == "play examination"}

    assert said == {"You gain 1 Gold."}
    assert any(one["says"].endswith("You take 1 Kill Mark.") for one in told)


def test_whoever_puts_somebody_in_charge_reads_where_the_patient_would_go() -> None:
    told = all_offered(NURSE, "charge", {})
    said = {one["says"] for one in told if one["do"]["verb"] == "assign" and one["preview"]}

    assert "This Patient waits in the ambulances. Your free beds: 2." in said
    assert "This Patient waits in the ambulances. Free beds in the Hospital of Bob: 0." in said
    assert any(
        one.startswith("This Patient goes straight to the Hospital of Ann: 3 of 2 beds used. With")
        for one in said
    )


def test_what_is_bought_is_told_with_its_price() -> None:
    told = all_offered(NURSE, "cards", {})
    said = {one["says"] for one in told if one["text"] == "buy white-magic"}

    assert said == {"White Magic goes onto your discard pile for 2 Gold."}
