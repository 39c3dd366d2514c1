"""What people type at a table: names in their language, labels, other spellings."""

from __future__ import annotations

import pytest

from tests.match.logs import DICE, NURSE, Logged, seated
from wardround.core.errors import BadNotation, WardroundError
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.match.showing import reasons, show
from wardround.server.safety.answers import Refused
from wardround.server.telling import Teller
from wardround.server.telling.understanding import action_typed
from wardround.words import Words

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
TELLER = Teller()


def typed(log: Logged, text: str, language: str = "en") -> str:
    """Return the action that a text names for whoever decides, as the game writes it."""
    seat, face = log.match.actors()[0], TELLER.face(log.table, language)
    return log.match.text(action_typed(log.match, face, seat, text, ["Ann", "Bob", "Cleo"]))


def activating() -> Logged:
    """Return a game in which somebody places meeples."""
    log, rng = seated(DICE, 1), Rng("activating")
    while log.match.view(0)["prompts"] != {"0": "place"}:
        log.play(rng, 1)
    return log


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Place NURSE  critical-care-unit"),
        ("en", "place nurse Critical Care Unit"),
        ("en", "place a nurse critical care unit"),
        ("fr", "place nurse traumatologie"),
        ("fr", "place infirmière Traumatologie"),
        ("it", "place infermiere traumatologia"),
        ("fr", "Placer une infirmière dans le service Traumatologie"),
    ],
)
def test_a_placement_is_understood(language: str, text: str) -> None:
    assert typed(activating(), text, language) == "place nurse critical-care-unit"


@BOTH
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_choice_is_understood_by_its_label_and_its_text(game: Game, language: str) -> None:
    log, rng = seated(game, 3), Rng("labels")
    for _ in range(60):
        if not log.match.actors():
            break
        seat = log.match.actors()[0]
        shown = TELLER.tell(show(log.table, seat), log.table, language)
        labels = [one["label"] for one in shown["choices"]]
        for one in shown["choices"]:
            assert typed(log, one["text"].upper(), language) == one["text"]
            if labels.count(one["label"]) == 1:
                assert typed(log, one["label"], language) == one["text"]
        log.play(rng, 1)


def test_cards_and_patients_of_dynamite_nurse_go_by_their_names() -> None:
    log = seated(NURSE, 3)

    assert typed(log, "PLAY Simple Surgery") == "play simple-surgery"
    assert typed(log, "heal p7") == "operate P07"
    assert typed(log, "end") == "done"


def refusal(log: Logged, text: str) -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises(WardroundError) as told:
        typed(log, text)
    return Words("en").error(told.value)


@pytest.mark.parametrize(
    "text", ["", "   ", "dance", "place nurse nowhere", "\x1f", "place 🩺", "7"]
)
def test_what_is_no_action_is_refused_in_one_sentence(text: str) -> None:
    log = activating()
    with pytest.raises(BadNotation) as told:
        typed(log, text)

    assert told.value.code == "bad-action"
    assert refusal(log, text) == f"“{told.value.facts['text']}” is not an action of this game."


def test_a_verb_alone_is_answered_with_an_example() -> None:
    log = activating()
    with pytest.raises(Refused) as told:
        typed(log, "Place")

    assert told.value.status == 422
    assert refusal(log, "Place") == (
        "“Place” needs more: for example “place nurse critical-care-unit”."
    )


# --- why not ---------------------------------------------------------------------------------


def test_reasons_can_be_asked_of_one_verb_and_of_one_thing() -> None:
    log = activating()
    every = reasons(log.match, 0)
    placing = reasons(log.match, 0, "place")
    department = placing[0]["do"]["department"]
    there = reasons(log.match, 0, "place", department)

    assert placing == [one for one in every if one["do"]["verb"] == "place"]
    assert [one for one in there if one["code"] != "wrong-moment"] == [
        one for one in placing if one["do"]["department"] == department
    ]
    assert {one["do"]["department"] for one in there} == {department}
    assert reasons(log.match, 0, "place", "nowhere") == []


def test_of_one_thing_also_the_wrong_moment_is_told_but_last() -> None:
    log = activating()
    told = [one["code"] for one in reasons(log.match, 0, of="R3")]

    assert "wrong-moment" in told
    assert "wrong-moment" not in told[: -told.count("wrong-moment")]
