"""`wardround puzzle`: puzzles told and as JSON, and what is said about puzzles and answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.shell import Shell

KEYS = [
    "position", "edition", "greedy", "best", "stars", "beam", "unique", "plan", "greedy_plan",
]  # fmt: skip
SMALL = "R4 R6 Y3 Y5 / nurse nurse / - / 1"
BEST = "place nurse clinic, treat R6, place nurse oncology, treat Y5, transfuse Y6*"
OBVIOUS = "G6 / nurse / - / 0"


def answers(text: str) -> list[dict[str, Any]]:
    """Return the values that lines of JSON hold."""
    return [json.loads(line) for line in text.splitlines()]


def test_puzzles_are_told_with_their_cards_and_without_their_solution(run: Shell) -> None:
    quickly = ["--seed", "a seed", "--nodes", "300"]
    told = run("puzzle", *quickly)
    lines = told.out.splitlines()
    (puzzle,) = answers(run("puzzle", *quickly, "--json").out)

    assert told.status == 0
    assert lines[0] == "Puzzle 1 " + "★" * puzzle["stars"] + "☆" * (3 - puzzle["stars"])
    assert lines[1] == puzzle["position"]
    assert "Clinic: Heal one patient of value 5 or 6, +1." in " ".join(told.out.split())
    assert "proven" not in told.out
    assert lines[-1].startswith("--solution shows")
    assert list(puzzle) == KEYS


def test_what_is_written_as_json_can_be_checked(run: Shell, tmp_path: Path) -> None:
    written = run("puzzle", "--json", "--count", "2", "--nodes", "300").out
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written, encoding="utf-8")
    told = run("puzzle", "check", str(file), "--nodes", "300", "--json")

    assert told.status == 0
    assert answers(told.out) == [{"ok": True, **puzzle} for puzzle in answers(written)]
    assert len({puzzle["position"] for puzzle in answers(written)}) == 2


def test_a_solution_is_shown_on_demand(run: Shell) -> None:
    told = run("puzzle", "check", SMALL, "--solution")

    assert told.out.splitlines()[:4] == [
        "The puzzle is sound. Best score: 3 points. Greedy play: 1 point.",
        "You can score 3 points this round: proven best.",
        "No other result scores as many points.",
        "1. Place a nurse in Critical Care Unit",
    ]
    assert told.out.splitlines()[-1] == "6. Finish"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (BEST, "Solved: your line scores 3 points, the most possible."),
        (BEST.replace(",", ";"), "Solved: your line scores 3 points, the most possible."),
        ("transfuse R6", "Your line scores 1 point, but you can score 3 points."),
        ("", "Your line scores 0 points, but you can score 3 points."),
    ],
)
def test_an_answer_is_told_what_it_scores(run: Shell, answer: str, told: str) -> None:
    result = run("puzzle", "check", SMALL, "--answer", answer)

    assert result.status == 0
    assert " ".join(result.out.split()) == f"{told} Greedy play scores 1 point."


def test_an_answer_as_json_has_its_points(run: Shell) -> None:
    (told,) = answers(run("puzzle", "check", SMALL, "--answer", "transfuse R6", "--json").out)

    assert list(told) == ["ok", *KEYS, "points", "solved"]
    assert (told["points"], told["solved"]) == (1, False)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "L’énigme est correcte. Meilleur score : 3 points."),
        ("it", "Il rompicapo è corretto. Punteggio migliore: 3 punti."),
    ],
)
def test_it_is_told_in_the_language(run: Shell, language: str, told: str) -> None:
    out = run("puzzle", "check", SMALL, "--lang", language).out

    assert " ".join(out.split()).startswith(told)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([OBVIOUS], "isn’t a puzzle: greedy play already scores"),
        ([json.dumps({"position": SMALL, "best": 9})], "“best” is 9 but should be 3"),
        ([json.dumps({"position": SMALL, "plan": ["done"]})], "its “plan” scores 0, not 3"),
        ([json.dumps({"position": SMALL, "edition": "first"})], "“edition” is missing or wrong"),
        ([json.dumps({"best": 3})], "“position” is missing or wrong"),
        (["{nonsense"], "Can’t read this line"),
        (['{"plan": ' + "[" * 100_000], "Can’t read this line"),
        (["no-such-file"], "no-such-file"),
        ([SMALL, "--answer", "place nurse clinic"], "in the middle of a placement"),
        ([SMALL, "--answer", "done, transfuse R6"], "continues after “done”"),
        ([SMALL, "--answer", "dance"], "“dance” isn’t an action"),
        ([SMALL, "--answer", "place nurse cardiology"], "DH-5"),
        ([SMALL, "--edition", "first"], "first"),
        ([f"{OBVIOUS} / 1"], "isn’t a hospital"),
    ],
)
def test_bad_input_is_one_sentence(run: Shell, arguments: list[str], told: str) -> None:
    assert told in run.refused("puzzle", "check", *arguments).err


def test_a_bad_line_is_answered_in_its_place_and_fails_at_the_end(run: Shell) -> None:
    told = run("puzzle", "check", "-", "--json", typed=f"{OBVIOUS}\n\n{SMALL}\n")
    bad, good = answers(told.out)

    assert told.status == 1
    assert (bad["ok"], bad["error"], good["ok"]) == (False, "puzzle-obvious", True)


def test_an_answer_is_for_one_puzzle_only(run: Shell) -> None:
    told = run("puzzle", "check", "-", "--answer", "done", typed=f"{SMALL}\n{SMALL}\n")

    assert told.status == 1
    assert told.err == "--answer works with one puzzle only. There are several here.\n"


def test_it_says_when_there_are_no_more_puzzles(run: Shell) -> None:
    told = run.refused("puzzle", "--least-loss", "60", "--games", "1")

    assert told.err.startswith("Found no puzzle where greedy play loses 60 or more.")


def test_the_set_of_the_browser_is_shown_without_its_answers(run: Shell) -> None:
    (told,) = answers(run("puzzle", "show", "1", "--json").out)
    (whole,) = answers(run("puzzle", "show", "1", "--json", "--solution").out)
    today = run("puzzle", "show", "today")

    assert list(told) == ["id", "position", "level", "greedy"]
    assert whole["best"] > told["greedy"]
    assert whole["plan"][-1] == "done"
    assert today.status == 0
    assert "proven" not in today.out


def test_an_answer_to_a_puzzle_of_the_set_is_scored(run: Shell) -> None:
    (whole,) = answers(run("puzzle", "show", "1", "--json", "--solution").out)
    solved = run("puzzle", "show", "1", "--answer", ", ".join(whole["plan"]))
    missed = run("puzzle", "show", "1", "--answer", "done", "--json")

    assert solved.out.startswith("Solved: your line scores")
    assert answers(missed.out)[0]["solved"] is False
    assert "Puzzle 0 not found." in run.refused("puzzle", "show", "0").err
