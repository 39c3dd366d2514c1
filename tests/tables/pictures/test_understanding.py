"""What people type at a table: names in their language, sentences, several steps in one line."""

from __future__ import annotations

import re

import pytest

from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.errors import BadNotation, IllegalAction, WardroundError
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.errors import NotNow
from wardround.tables.game.showing import reasons
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.understanding import Typed
from wardround.words import LANGUAGES, Words

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
WORDS = TableWords()


def typed(log: Logged, text: str, language: str = "en") -> str:
    """Return the action that a text names for whoever decides, as the game writes it."""
    seat, narrator = log.match.actors()[0], WORDS.narrator(log.table, language)
    action = Typed(log.table, narrator, seat, text).next()
    assert action is not None
    return log.match.text(action)


def carried_out(log: Logged, text: str, language: str = "en") -> list[str]:
    """Do what is typed, step by step; return what was done, as the game writes it."""
    seat, narrator = log.match.actors()[0], WORDS.narrator(log.table, language)
    line, done = Typed(log.table, narrator, seat, text), list[str]()
    try:
        while (action := line.next()) is not None:
            done.append(log.match.text(action))
            log.act(seat, action)
            line.did()
    except WardroundError as error:
        raise line.refused(error) from None
    return done


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
        ("en", "place a nurse on the critical care unit"),
        ("en", "put nurse in crit"),
        ("fr", "place nurse traumatologie"),
        ("fr", "place infirmière Traumatologie"),
        ("fr", "placez l’infirmière en trauma"),
        ("fr", "mettre une infirmière dans le service critical care unit"),
        ("fr", "Placer une infirmière dans le service Traumatologie."),
        ("it", "place infermiere traumatologia"),
        ("it", "metti un infermiere in traumatologia"),
        ("it", "piazza l’infermiere su trauma"),
    ],
)
def test_a_placement_is_understood(language: str, text: str) -> None:
    assert typed(activating(), text, language) == "place nurse critical-care-unit"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "place nurse on clinic, target yellow 5"),
        ("en", "put the nurse in clinic then heal Y5"),
        ("en", "place nurse clinic; yellow 5"),
        ("en", "place nurse on clinic and treat yellow 5"),
        ("fr", "placer infirmière sur clinic, cible jaune 5"),
        ("fr", "place l’infirmière à Clinic puis soigne J5"),
        ("it", "metti infermiere su clinic, bersaglio giallo 5"),
        ("it", "piazza infermiere in clinic poi cura il giallo 5"),
    ],
)
def test_several_steps_in_one_line_are_done_one_after_the_other(language: str, text: str) -> None:
    assert carried_out(activating(), text, language) == ["place nurse clinic", "treat Y5"]


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_understood_however_it_is_written(game: Game, language: str) -> None:
    """By its text, its label, as a sentence, and as its place in a long list reads."""
    log, rng = seated(game, 3), Rng("labels")
    for _ in range(40):
        if not log.match.actors():
            break
        seat = log.match.actors()[0]
        shown = WORDS.shown(log.table, seat, language)
        narrator, view = WORDS.narrator(log.table, language), shown["view"]
        grouped = [
            " ".join(narrator.group(one["do"], view, shown["names"])) for one in shown["choices"]
        ]
        labels = [one["label"] for one in shown["choices"]]
        for at in {rng.below(len(labels)) for _ in range(5)}:
            one, heading = shown["choices"][at], grouped[at]
            assert typed(log, one["text"].upper(), language) == one["text"]
            if labels.count(one["label"]) == 1:
                assert typed(log, one["label"], language) == one["text"]
                assert typed(log, narrator.words.sentence(one["label"]), language) == one["text"]
            if grouped.count(heading) == 1:
                assert typed(log, heading, language) == one["text"]
        log.play(rng, 1)


def test_cards_and_patients_of_dynamite_nurse_go_by_their_names() -> None:
    log = seated(NURSE, 3)

    assert typed(log, "PLAY Simple Surgery") == "play simple-surgery"
    assert typed(log, "play the simple su") == "play simple-surgery"
    assert typed(log, "end") == "done"


def test_words_that_fit_several_choices_list_them() -> None:
    with pytest.raises(BadNotation) as told:
        typed(activating(), "place in clinic")

    assert Words("en").error(told.value) == (
        "“place in clinic” could mean: “Place a nurse in Clinic”, "
        "“Place the General Practitioner in Clinic”. Which one?"
    )


def refusal(log: Logged, text: str, language: str = "en") -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises(WardroundError) as told:
        carried_out(log, text, language)
    return Words(language).error(told.value)


@pytest.mark.parametrize("text", ["", "   ", "dance", "place nurse nowhere", "\x1f", "🩺", "7"])
def test_what_is_not_understood_is_answered_with_the_nearest_choices(text: str) -> None:
    log = activating()
    with pytest.raises(BadNotation) as told:
        typed(log, text)

    assert told.value.code == "not-understood"
    assert len(re.findall("“", str(told.value.facts["choices"]))) == 3


def test_a_word_with_a_slip_is_answered_with_what_was_meant() -> None:
    assert "“Place a nurse in Pharmacy”" in refusal(activating(), "plce nurse farmacy")


def test_what_is_understood_and_not_allowed_tells_why_with_its_rule() -> None:
    log = activating()

    assert refusal(log, "put the nurse in cardiology") == (
        "That department isn’t in your hospital (DH-5.1)."
    )
    assert refusal(log, "infirmière en cardiologie", "fr") == (
        "Ce service n’est pas dans votre hôpital (DH-5.1)."
    )
    with pytest.raises(IllegalAction) as told:
        typed(log, "cardiology")
    assert told.value.code == "not-your-department"


def test_at_the_wrong_moment_one_is_told_what_is_asked() -> None:
    with pytest.raises(NotNow) as told:
        typed(activating(), "take ambulance 2")

    assert told.value.code == "not-now"
    assert Words("en").error(told.value).startswith("You can’t do that right now (DH-5.1). ")


def test_after_the_first_step_that_is_refused_nothing_more_is_done() -> None:
    log = activating()
    told = refusal(log, "place nurse on clinic, red 6, done")

    assert told.startswith("Done: Place a nurse in Clinic. Stopped at “red 6”: ")
    assert log.match.view(0)["hospitals"][0]["placement"]["department"] == "clinic"


def test_what_was_forced_after_a_step_need_not_be_done_again() -> None:
    log = activating()
    line = Typed(log.table, WORDS.narrator(log.table, "en"), 0, "place nurse on clinic, yellow 5")
    action = line.next()
    assert action is not None
    log.act(0, action)
    line.did()
    log.act(0, "treat Y5")  # as the table does where there is no other choice

    assert line.next() is None


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


def test_a_verb_of_another_moment_is_not_taken_for_the_beginning_of_a_word() -> None:
    log, rng = seated(NURSE, 3), Rng("assign")
    while "assign" not in log.match.view(None)["prompts"].values():
        log.play(rng, 1)

    assert refusal(log, "play").startswith("You can’t do that right now (DN-7.2). Who is")
