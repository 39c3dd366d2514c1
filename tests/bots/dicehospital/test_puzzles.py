"""Puzzles: the promised points are those of the rules, and nothing forged gets through."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.brute import BruteForce
from wardround.bots.dicehospital.greedy import greedy_plan
from wardround.bots.dicehospital.positions import read_position
from wardround.bots.dicehospital.puzzles import Puzzle, Setter, edition_of
from wardround.bots.dicehospital.rivals import has_rivals
from wardround.core.errors import BadNotation, IllegalAction
from wardround.dicehospital import GAME
from wardround.dicehospital.pack_files import EDITIONS

SMALL = "R4 R6 Y3 Y5 / nurse nurse / - / 1"
"""Two could be discharged, but greedy play treats the red 4 with the blood bag."""
SETTER = Setter(nodes=300)


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """Return a puzzle out of a real game."""
    return next(SETTER.out_of_games(GAME.options({}, {}), "a seed"))


def refusal(record: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return code and facts with which a puzzle is refused."""
    with pytest.raises(BadNotation) as refused:
        SETTER.check(record)
    return refused.value.code, refused.value.facts


# --- setting -----------------------------------------------------------------------------------


def test_the_lines_of_a_puzzle_score_what_it_promises(puzzle: Puzzle) -> None:
    assert SETTER.points(puzzle.position, puzzle.plan) == puzzle.best
    assert SETTER.points(puzzle.position, puzzle.greedy_plan) == puzzle.greedy
    assert puzzle.best - puzzle.greedy >= 2


def test_the_same_seed_gives_the_same_puzzle(puzzle: Puzzle) -> None:
    again = next(Setter(nodes=300).out_of_games(GAME.options({}, {}), "a seed"))
    other = next(SETTER.out_of_games(GAME.options({}, {}), "another seed"))

    assert again.record() == puzzle.record()
    assert other.position != puzzle.position


def test_the_best_is_what_brute_force_finds() -> None:
    puzzle = SETTER.puzzle(SMALL)
    best = BruteForce(read_position(SETTER.bare, SMALL), 100_000).best()

    assert (puzzle.greedy, puzzle.best, puzzle.unique) == (1, 3, True)
    assert best == puzzle.best


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_puzzles(edition: str) -> None:
    setter = Setter(edition)
    puzzle = setter.puzzle(SMALL)

    assert puzzle.edition == edition
    assert setter.points(SMALL, puzzle.plan) == puzzle.best
    assert edition_of(GAME.options({"edition": edition}, {})) == edition


def test_the_harder_the_more_stars() -> None:
    puzzle = Puzzle("final", SMALL)
    stars = []
    for best in range(7):
        puzzle.best = best
        stars.append(puzzle.stars())

    assert stars == [0, 1, 1, 2, 2, 3, 3]


def test_puzzles_run_out_where_nobody_could_lose_so_much() -> None:
    puzzles = SETTER.out_of_games(GAME.options({}, {}), "0", least_loss=60, most_barren=1)

    assert list(puzzles) == []


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("G6 / nurse / - / 0", "puzzle-obvious"),
        ("R3 R4 / nurse nurse / drug-trial-centre / 0", "puzzle-with-luck"),
        ("R9 / nurse / - / 0", "bad-die"),
        ("no hospital", "bad-hospital"),
    ],
)
def test_what_makes_no_puzzle_is_refused(position: str, code: str) -> None:
    assert refusal({"position": position})[0] == code


def test_what_cannot_be_proven_is_refused() -> None:
    crowd = "R2 R3 R4 Y2 Y3 Y4 G2 G3 G4 / nurse nurse nurse surgeon / cardiology urology / 3"
    with pytest.raises(BadNotation, match="puzzle-unproven"):
        Setter(nodes=1).puzzle(crowd)


# --- greedy play and rivals --------------------------------------------------------------------


def test_greedy_play_takes_the_most_at_once_and_keeps_its_bags() -> None:
    table = read_position(SETTER.bare, "R2 G6 / nurse / - / 1")
    points, plan = greedy_plan(table, 0, SETTER.judge)

    # A bag discharges the green patient; then the nurse has the red one left.
    assert points == 1
    assert table.space.text(plan[0]).endswith(("clinic", "pharmacy", "G6"))
    assert SETTER.points("R2 G6 / nurse / - / 1", [table.space.text(one) for one in plan]) == 1


def test_greedy_play_lets_a_consultant_copy_whoever_brings_most() -> None:
    table = read_position(SETTER.bare, "R5 R5 Y2 / consultant surgeon pharmacist / - / 0")
    points, plan = greedy_plan(table, 0, SETTER.judge)

    assert table.space.text(plan[0]) == "copy surgeon"
    assert points == 3


@pytest.mark.parametrize(
    ("position", "best", "rivals"),
    [
        ("G6 / nurse / - / 0", 6, False),
        # Either of them goes home.
        ("R6 G6 Y2 / nurse / - / 0", 1, True),
        ("G6 G6 Y2 / nurse / - / 0", 1, False),
    ],
)
def test_other_results_with_as_many_points_are_seen(position: str, best: int, rivals: bool) -> None:
    table = read_position(SETTER.bare, position)

    assert has_rivals(table, 0, SETTER.judge, best, 1000) is rivals
    assert has_rivals(table, 0, SETTER.judge, best, 0) is None


# --- checking ----------------------------------------------------------------------------------


def test_a_sound_puzzle_is_proven_anew(puzzle: Puzzle) -> None:
    assert SETTER.check(puzzle.record()).record() == puzzle.record()
    assert SETTER.check({"position": SMALL}).best == 3


@pytest.mark.parametrize(
    ("field", "forged", "right"),
    [("best", 4, 3), ("greedy", 0, 1), ("stars", 3, 1), ("unique", False, True)],
)
def test_a_forged_puzzle_is_refused(field: str, forged: object, right: object) -> None:
    record = {**SETTER.puzzle(SMALL).record(), field: forged}
    code, facts = refusal(record)

    assert (code, facts["field"]) == ("puzzle-wrong", field)
    assert (facts["found"], facts["wanted"]) == (str(forged).lower(), str(right).lower())


@pytest.mark.parametrize("field", ["plan", "greedy_plan"])
def test_a_line_that_scores_something_else_is_refused(field: str) -> None:
    record = {**SETTER.puzzle(SMALL).record(), field: ["done"]}

    assert refusal(record)[0] == "puzzle-line-wrong"


@pytest.mark.parametrize(
    ("record", "field"),
    [
        ({}, "position"),
        ({"position": 3}, "position"),
        ({"position": SMALL, "plan": "done"}, "plan"),
        ({"position": SMALL, "plan": [1]}, "plan"),
    ],
)
def test_what_is_no_puzzle_is_refused_by_its_field(record: dict[str, Any], field: str) -> None:
    assert refusal(record) == ("bad-puzzle", {"field": field})


# --- answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        ([], 0),
        (["done"], 0),
        (["transfuse R6"], 1),
        (["transfuse R6", "place nurse clinic", "treat Y5", "done"], 1),
        (
            ["place nurse clinic", "treat R6", "place nurse oncology", "treat Y5", "transfuse Y6*"],
            3,
        ),
    ],
)
def test_an_answer_scores_what_the_rules_give(lines: list[str], points: int) -> None:
    assert SETTER.points(SMALL, lines) == points


def test_deaths_by_neglect_count_in_an_answer() -> None:
    assert (
        SETTER.points("R1 R1 Y2 / nurse / - / 0", ["place nurse intensive-care", "treat R1"]) == -2
    )


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["place nurse clinic"], "puzzle-line-too-short"),
        (["done", "transfuse R6"], "puzzle-line-too-long"),
        (["dance"], "bad-action"),
    ],
)
def test_an_answer_that_cannot_be_played_is_refused(lines: list[str], code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        SETTER.points(SMALL, lines)

    assert refused.value.code == code


def test_an_answer_against_the_rules_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalAction) as refused:
        SETTER.points(SMALL, ["place nurse cardiology"])

    assert refused.value.rule.startswith("DH-5")
