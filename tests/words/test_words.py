"""Saying things: languages, lists, articles, errors, plural forms, a quick start."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from wardround.core.errors import (
    BadOption,
    BadPack,
    BadRecord,
    Fact,
    IllegalAction,
    WardroundError,
)
from wardround.core.game import Reason
from wardround.words import Words
from wardround.words.words import onset


def test_importing_the_words_does_not_import_fluent() -> None:
    script = (
        "import sys; from wardround.words import Words; words = Words('fr');"
        "print(sorted({'fluent', 'babel'} & set(sys.modules))); print(words.say('language-fr'));"
        "print(sorted({'fluent', 'babel'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", script],
        capture_output=True,
        check=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert done.stdout.splitlines() == ["[]", "français", "['babel', 'fluent']"]


def test_a_language_that_is_not_there_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption) as refused:
        Words("tlh")

    told = "Language “tlh” not found. Choose one of: en, fr, it."
    assert told == Words("en").error(refused.value)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Hospital Activation"), ("fr", "Activation de l’hôpital"),
     ("it", "Attivazione dell’ospedale")],
)  # fmt: skip
def test_a_message_is_said_in_its_language(language: str, told: str) -> None:
    assert told == Words(language).say("phase-activation")


def test_a_key_that_is_not_there_is_an_error() -> None:
    words = Words("it")

    assert not words.has("no-such-key")
    with pytest.raises(KeyError):
        words.say("no-such-key")


def test_arguments_are_not_wrapped_in_isolation_marks() -> None:
    assert Words("en").say("player-number", number=3) == "Player 3"


def test_numbers_of_lines_have_no_separators() -> None:
    error = BadRecord("record-edited", file="a.jsonl", line=12345)

    assert Words("en").error(error).startswith("a.jsonl, line 12345: ")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["0 patients", "1 patient", "2 patients"]),
     ("fr", ["0 patient", "1 patient", "2 patients"]),
     ("it", ["0 pazienti", "1 paziente", "2 pazienti"])],
)  # fmt: skip
def test_plural_forms_follow_the_language(language: str, told: list[str]) -> None:
    words = Words(language)

    assert told == [words.say("count-patients", count=count) for count in (0, 1, 2)]


@pytest.mark.parametrize(
    ("items", "told"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_lists_are_joined_as_people_write_them(items: list[str], told: str) -> None:
    assert told == Words("en").joined(items)


@pytest.mark.parametrize(
    ("items", "told"),
    [(["Radiologia", "Ematologo"], "Radiologia ed Ematologo"),
     (["Ematologo", "Radiologia"], "Ematologo e Radiologia"),
     (["E", "È", "É"], "E, È ed É")],
)  # fmt: skip
def test_italian_says_ed_before_an_e(items: list[str], told: str) -> None:
    assert told == Words("it").joined(items)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "a, b; c; d"), ("fr", "a, b\u00a0; c\u00a0; d")]
)
def test_items_with_commas_are_set_apart(language: str, told: str) -> None:
    assert told == Words(language).listed(["a, b", "c", "d"])
    assert Words(language).listed(["a"]) == "a"
    assert Words(language).listed([]) == ""


@pytest.mark.parametrize(("language", "told"), [("en", "-2.50"), ("fr", "-2,50"), ("it", "-2,50")])
def test_decimal_numbers_have_the_mark_of_the_language(language: str, told: str) -> None:
    assert told == Words(language).decimal(-2.5, 2)


@pytest.mark.parametrize(
    ("text", "told"),
    [("Chirurgo", "plain"), ("Ematologo", "vowel"), ("Écho", "vowel"), ("Hématologue", "vowel"),
     ("Studente", "impure"), ("Sarto", "plain"), ("Psicologo", "impure"), ("Zoologo", "impure"),
     ("", "plain")],
)  # fmt: skip
def test_articles_go_by_how_a_name_begins(text: str, told: str) -> None:
    assert told == onset(text)


# --- errors ------------------------------------------------------------------------------------


def test_a_refused_action_tells_its_reason_and_rule() -> None:
    error = IllegalAction("department-used", "DH-5.1", "place nurse pharmacy")

    assert Words("en").error(error) == "You’ve already used that department this round (DH-5.1)."


def test_a_refusal_without_a_rule_has_no_empty_brackets() -> None:
    error = IllegalAction("no-luck-now", "", "[3]")

    assert Words("en").error(error) == "A player chooses next, not the dice or cards."


def test_a_reason_is_told_like_a_refusal() -> None:
    told = "The First Player can’t take ambulance 1 (DH-3.4)."

    assert told == Words("en").reason(Reason("first-player-ambulance", "DH-3.4"))


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (BadOption("bad-seat-count", count=1, low=2, high=4),
         "You can’t play this game with 1 player. It’s for 2 to 4."),
        (BadOption("bad-seat-count", count=9, low=1, high=4),
         "You can’t play this game with 9 players. It’s for 1 to 4."),
        (BadPack("pack-wrong-type", file="my.toml", entry="event flu", field="copies",
                 found='"2"', given="string", allowed="integer"),
         ('my.toml: in “event flu”, the field “copies” must be a whole number, '
         'not text in quotes: "2"')),
        (BadRecord("record-illegal", file="a.jsonl", line=7, action="done", reason="wrong-moment"),
         "a.jsonl, line 7: “done” wasn’t allowed. You can’t do that right now."),
    ],
)  # fmt: skip
def test_errors_read_as_one_clear_sentence(error: WardroundError, told: str) -> None:
    assert told == Words("en").error(error)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Can’t read the file x: it’s a folder."),
     ("fr", "Impossible de lire le fichier x\u00a0: c’est un dossier."),
     ("it", "Impossibile leggere il file x: è una cartella.")],
)  # fmt: skip
def test_a_problem_with_a_file_is_told_in_the_language(language: str, told: str) -> None:
    error = WardroundError("file-unreadable", file="x", problem="is-folder")

    assert told == Words(language).error(error)


def test_a_problem_that_has_no_name_is_told_as_the_system_tells_it() -> None:
    error = WardroundError("file-unreadable", file="x", problem="Text file busy")

    assert Words("en").error(error) == "Can’t read the file x: Text file busy."


def test_an_error_without_a_sentence_still_tells_its_facts() -> None:
    facts: dict[str, Fact] = {"file": "a.txt", "line": 3}

    told = Words("en").error(WardroundError("brand-new", **facts))

    assert told == "Something went wrong: brand-new (file: a.txt, line: 3)."
