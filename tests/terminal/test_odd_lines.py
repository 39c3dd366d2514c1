"""Whatever is typed is answered in words: nothing ends a game but leaving it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.narrators import TinyNarrator, typing
from tests.kit.tiny import TINY
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from tests.tables.pictures.test_understanding import BOTH, activating, carried_out
from wardround.bots.registry import read_seats
from wardround.core.errors import WardroundError
from wardround.core.game import Game
from wardround.core.records import Terms
from wardround.tables.game.match import Match
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.questions import Questions
from wardround.tables.pictures.understanding import Typed
from wardround.terminal.line import LinePlay

QUESTIONS = (
    "?",
    "??",
    " ? ",
    "? ?",
    "undo?",
    "q ?",
    "save ?",
    "exit??",
    "redo?",
    "score?",
    "hint?",
)
ODD = (
    *(
        "",
        "!",
        ";",
        ",,,",
        "²",
        "p²",
        "\x00",
        "🩺",
        "🩺?",
        "\x00?",
        "(((",
        " + ",
        "%s { $x }",
        "then",
    ),
    *("why ?", "look ?", "text ?", "0", "save \x00", "save ~nobody-is-called-so/x", "\ud800"),
    *(f"{start}{'9' * 5000}" for start in ("", "why ", "look ")),
    *("a, " * 2000, "place " * 2000, f"{'place ' * 2000}?"),
)
WORDS = TableWords()


def begun(game: Game) -> Logged:
    """Return a game in which somebody decides."""
    return activating() if game is DICE else seated(NURSE, 3, seed="both")


def told(*lines: str) -> tuple[str, bool]:
    """Return what line play answers in the tiny game, and whether nothing has changed."""
    match = Match(Terms(TINY, {}, {}), read_seats(["human", "human", "human"], TINY), "seed")
    console, written = typing("show", *lines)
    LinePlay(match, TinyNarrator(), console).run()
    return " ".join(written.getvalue().split()), match.version == 3


@BOTH
def test_no_line_ends_a_game_or_does_anything_by_chance(game: Game) -> None:
    log = begun(game)
    console, written = typing(*QUESTIONS, *ODD, "text the last line")
    before = log.match.version
    LinePlay(log.match, WORDS.narrator(log.table, "en"), console).run()

    assert "“the last line”" in written.getvalue()
    assert log.match.version == before


@BOTH
def test_at_a_table_no_line_fails_and_every_question_is_answered(game: Game) -> None:
    log = begun(game)
    seat, narrator = log.match.actors()[0], WORDS.narrator(log.table, "en")
    for text in (*QUESTIONS, *ODD):
        line = text[:200]
        answer = Questions(log.table, narrator, seat).answer(line)
        with pytest.raises(WardroundError) as refused:
            Typed(log.table, narrator, seat, line).next()

        assert narrator.words.error(refused.value)
        assert bool(answer) or not line.rstrip().endswith("?")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("undo?", "undo: undo your last action."),
        ("UNDO ??", "undo: undo your last action."),
        ("help undo", "undo: undo your last action."),
        ("quit?", "quit: leave the game."),
        ("q ?", "quit: leave the game."),
        ("save?", "save FILE: save the game to a file"),
    ],
)
def test_a_command_with_a_question_mark_is_explained_and_not_carried_out(
    typed: str, answer: str
) -> None:
    said, nothing_done = told(typed, "text the last line")

    assert said.count(answer) == 1
    assert "Actions you can type" not in said
    assert "“the last line”" in said
    assert nothing_done


def test_question_marks_alone_are_a_call_for_help() -> None:
    said, nothing_done = told("??", "? ?")

    assert said.count("undo: undo your last action.") == 2
    assert nothing_done


def test_a_question_writes_no_file(tmp_path: Path) -> None:
    said, _ = told(f"save {tmp_path / 'game.jsonl'} ?")

    assert "save FILE: save the game to a file" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("undo?", ["undo: undo your last action."]),
        ("Redo ?", ["redo: redo what you undid."]),
        ("score?", ["score: show everyone’s points."]),
    ],
)
def test_at_a_table_a_question_about_a_command_is_answered_with_its_line(
    typed: str, answer: list[str]
) -> None:
    log = activating()

    assert Questions(log.table, WORDS.narrator(log.table, "en"), 0).answer(typed) == answer


def test_at_a_table_a_question_about_what_is_not_there_is_answered_with_the_help() -> None:
    log = activating()
    narrator = WORDS.narrator(log.table, "en")
    answers = [Questions(log.table, narrator, 0).answer(typed) for typed in ("help", "??", "quit?")]

    assert answers[0] == answers[1] == answers[2] != []


def test_what_is_named_twice_is_meant_twice() -> None:
    log = seated(NURSE, 3, seed="both")

    assert carried_out(log, "examination examination") == ["play examination"] * 2
