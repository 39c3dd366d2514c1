"""The end of a game: every point is there once, with what it was for."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.game import Game, Outcome
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.debrief import debrief
from wardround.words import LANGUAGES

WORDS = TableWords()


def ended(game: Game, people: int, settings: Json | None = None) -> Logged:
    """Return a game that is over."""
    log = seated(game, people, settings, seed="points")
    log.play(Rng("points"), 100_000)
    return log


def told(log: Logged, viewer: int | None = None, language: str = "en") -> Json:
    """Return how a game ended in words."""
    narrator = WORDS.narrator(log.table, language)
    report = debrief(narrator, log.match, ["Ann", "Bob", "Cleo"][: len(log.match.seats)], viewer)
    assert report is not None
    return report


@pytest.mark.parametrize(
    ("game", "people", "settings"),
    [
        (DICE, 1, {}),
        (DICE, 3, {"final-round-collections": True, "events": True}),
        (NURSE, 3, {}),
    ],
    ids=["solo", "dice-hospital", "dynamite-nurse"],
)
def test_the_parts_add_up_to_the_scores(game: Game, people: int, settings: Json) -> None:
    log = ended(game, people, settings)
    outcome = log.match.outcome()
    assert outcome is not None
    report = told(log)

    assert [one["total"] for one in report["seats"]] == list(outcome.scores)
    assert [one["place"] for one in report["seats"]] == list(outcome.places)
    for one, points in zip(report["seats"], outcome.points, strict=True):
        parts = [part for number in one["rounds"] for part in number["parts"]] + one["parts"]
        assert sorted(part["points"] for part in parts) == sorted(one.amount for one in points)
        assert all(part["text"] for part in parts)
        for number in one["rounds"]:
            assert number["total"] == sum(part["points"] for part in number["parts"])
        assert len(one["rounds"]) == (8 if game is DICE else 0)


def test_rounds_have_titles_and_fatalities_come_at_the_end() -> None:
    seat = told(ended(DICE, 2))["seats"][0]
    last = told(ended(DICE, 2), None, "fr")["seats"][0]["rounds"][-1]

    assert [one["title"] for one in seat["rounds"]][:2] == ["Round 1", "Round 2"]
    assert last["title"] == "Tour 8"
    assert any("fatalit" in part["text"] for part in seat["parts"])


def test_parts_tell_their_kind_and_whose_card_it_was() -> None:
    dice = told(ended(DICE, 2))["seats"][0]
    nurse = [part for one in told(ended(NURSE, 3))["seats"] for part in one["parts"]]

    assert "discharged" in {part["kind"] for one in dice["rounds"] for part in one["parts"]}
    assert "fatalities" in {part["kind"] for part in dice["parts"]}
    assert "kill-marks" in {part["kind"] for part in nurse}
    assert all(bool(part["source"]) == (part["kind"] != "kill-marks") for part in nurse)


def test_the_sentence_names_everybody_and_speaks_to_whoever_looks() -> None:
    log = ended(DICE, 3)
    outcome = log.match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners()
    sentence = told(log)["sentence"]

    assert all(name in sentence for name in ("Ann", "Bob", "Cleo"))
    assert told(log, winner)["sentence"].startswith("You win with ")


def test_equal_scores_are_explained() -> None:
    moments = WORDS.narrator(ended(DICE, 2).table, "en").status
    clear, equal = (Outcome(scores, (1, 2), ((), ())) for scores in ((9, 7), (9, 9)))

    assert moments.tie(clear, ["Ann", "Bob"]) is None
    assert moments.tie(equal, ["Ann", "Bob"]) == (
        "Ann and Bob are tied on points: fewest patients left wins, "
        "then the highest total of their values (DH-9.2)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_debrief_before_the_end(language: str) -> None:
    log = seated(DICE, 2)

    assert debrief(WORDS.narrator(log.table, language), log.match, ["Ann", "Bob"], None) is None
