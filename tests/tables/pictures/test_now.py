"""The status line: one sentence that says who must do what, to everybody at any time."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, lay, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.dicehospital import views
from wardround.dicehospital.flow import STEPS
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dynamitenurse.flow import FLOW
from wardround.tables.pictures import TableWords
from wardround.words import LANGUAGES, Words

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
WORDS = TableWords()


def told(log: Logged, viewer: int | None = None, language: str = "en") -> Json:
    """Return a table as a viewer is told it."""
    return WORDS.shown(log.table, viewer, language, mine=[0])


def test_before_the_beginning_it_says_how_many_are_missing() -> None:
    log = lay(DICE, ["open", "easy", "open"])
    before = told(log)["now"]
    log.add("sit", 0, {"name": "Ann", "person": "ann"})

    assert before["text"] == "Waiting for 2 more players."
    assert told(log)["now"]["text"] == "Waiting for 1 more player."
    assert (before["phase"], before["title"], before["round"]) == ("setup", "Setup", None)


def test_whoever_decides_reads_what_they_are_asked_and_the_others_for_whom_they_wait() -> None:
    log = seated(DICE, 2, {"first-player": 0})
    asked = told(log, 0)

    assert asked["now"]["text"] == asked["prompt"]
    assert told(log, 1)["now"]["text"] == (
        "Waiting for Ann to reveal one more department or specialist."
    )
    assert told(log, None, "fr")["now"]["text"] == (
        "On attend Ann, qui doit révéler un service ou un spécialiste de plus."
    )
    assert asked["now"]["waiting"] == [0]


def test_several_who_decide_at_once_are_named_together() -> None:
    log = seated(DICE, 3)

    text = told(log, None, "it")["now"]["text"]

    assert text == "Aspettiamo Ann, Bob e Cleo: devono assegnare i valori ai pazienti iniziali."


def test_the_track_has_the_phases_of_the_game_that_is_played() -> None:
    plain, full = (
        seated(DICE, 2),
        seated(DICE, 2, {"events": True, "final-round-collections": True}),
    )
    tracks = [[one["id"] for one in told(log)["now"]["phases"]] for log in (plain, full)]

    assert tracks[0] == [
        "intake", "improvement", "activation", "neglect", "discharge", "shift-change",
    ]  # fmt: skip
    assert tracks[1] == ["event", *tracks[0], "collections"]
    assert told(seated(NURSE, 3))["now"]["phases"][0] == {"id": "main", "title": "Main Phase"}


@BOTH
def test_at_the_end_it_says_who_won(game: Game) -> None:
    log = seated(game, 3)
    log.play(Rng("end"), 100_000)
    outcome = log.match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners()
    points = {"dice-hospital": "points", "dynamite-nurse": "VP"}[game.id]
    score = f"{outcome.scores[winner]} {points}".replace("-", "−")

    assert told(log)["now"]["text"] == f"{['Ann', 'Bob', 'Cleo'][winner]} wins with {score}."
    assert told(log, winner)["now"]["text"] == f"You win with {score}."
    assert told(log)["now"]["waiting"] == []


def test_alone_the_end_names_the_title_that_was_earned() -> None:
    log = seated(DICE, 1)
    log.play(Rng("alone"), 100_000)

    assert told(log)["now"]["text"].startswith("Your score: ")


def test_bots_and_people_of_the_same_name_can_be_told_apart() -> None:
    log = lay(DICE, ["open", "easy", "open", "easy"])
    for seat in (0, 2):
        log.add("sit", seat, {"name": "Ann", "person": f"ann{seat}"})

    assert told(log)["names"] == ["Ann (1)", "Easy 2", "Ann (3)", "Easy 4"]
    assert told(log)["mine"] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_others_can_wait_for(language: str) -> None:
    words = Words(language)
    asked = {step.name for step in STEPS if step.name} - {"event", *PROMPTS}
    tasks = [*asked, *views.EVENT_PROMPTS[1:], "activation"]
    nurse = [step.name for step in FLOW.steps if step.name]

    assert [name for name in tasks if not words.has(f"task-{name}")] == []
    assert [name for name in nurse if not words.has(f"dn-task-{name}")] == []
