"""The puzzles that come with the package: proven, chosen by day and level, played and checked."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta

import pytest

from tests.kit.home import SUNDAY, Home
from tools.puzzles import DIGEST, GAME, digest_of, proven
from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.luck import Rng
from wardround.tables.errors import NotFound
from wardround.tables.pictures import TableWords
from wardround.tables.puzzles.data import (
    GAMES,
    Kept,
    Puzzle,
    file_of,
    find,
    hardness_of,
    kept_of,
    of_day,
    walk,
)
from wardround.tables.puzzles.playing import Trial, moment, stars, verdict
from wardround.words import LANGUAGES

DICE = "dice-hospital"
SAMPLE = 10
YEAR = 51 * 7


def line_of(puzzle: Puzzle) -> list[int]:
    """Return the best plan as numbers of actions."""
    trial = Trial(puzzle)
    for text in puzzle.plan:
        trial.repeat([trial.match.parse(text)])
    return trial.line


# --- the set -------------------------------------------------------------------------------------


def test_all_of_the_set_was_proven_together() -> None:
    told = json.loads(file_of(GAME).read_text(encoding="utf-8"))

    # Whoever changes it lets `python -m tools.puzzles` make and prove all of it again.
    assert told[DIGEST] == digest_of(told["puzzles"])
    assert list(GAMES) == [DICE]


def test_a_sample_is_proven_again() -> None:
    every = kept_of(DICE)
    order = list(range(len(every)))
    Rng(f"sample of {digest_of(list(every))}").shuffle(order)

    proven([every[place] for place in order[:SAMPLE]])


def test_a_wrong_puzzle_is_not_proven() -> None:
    one = kept_of(DICE)[0]
    wrong: Kept = {**one, "best": one["best"] + 1}
    with pytest.raises(BadNotation):
        proven([wrong])


def test_it_goes_from_easy_to_hard_and_no_puzzle_is_in_it_twice() -> None:
    every = kept_of(DICE)

    assert list(every) == sorted(every, key=hardness_of)
    assert len({one["position"] for one in every}) == len(every)


def test_the_walk_has_all_levels_in_ascending_order() -> None:
    found = walk(DICE)
    hardness = [one.hardness for one in found]

    assert len(found) >= 30
    assert hardness == sorted(hardness)
    assert {one.level for one in found} == {1, 2, 3, 4, 5}
    assert [one.id for one in found] == [str(number) for number in range(1, len(found) + 1)]


def test_no_day_of_a_year_has_the_puzzle_of_another_or_one_of_the_walk() -> None:
    days = [(date(2026, 11, 15) + timedelta(count)).isoformat() for count in range(YEAR)]
    positions = {of_day(DICE, day).position for day in days}

    assert len(positions) == YEAR
    assert positions.isdisjoint(one.position for one in walk(DICE))


def test_mondays_are_easier_than_sundays() -> None:
    monday, sunday = of_day(DICE, "2026-11-16"), of_day(DICE, SUNDAY)

    assert monday.hardness < 15
    assert sunday.hardness > 85


@pytest.mark.parametrize("id", ["0", "01", "999", "2026-11-16", "2026-02-30", "20261115", "-", "x"])
def test_there_is_no_other_puzzle_and_none_of_tomorrow(id: str) -> None:
    with pytest.raises(NotFound):
        find(DICE, id, SUNDAY)


def test_a_game_without_puzzles_has_none() -> None:
    with pytest.raises(NotFound):
        find("dynamite-nurse", "1", SUNDAY)


# --- played --------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", walk(DICE)[::4], ids=lambda one: one.id)
def test_the_best_plan_can_be_played_on_the_board_and_is_the_best(puzzle: Puzzle) -> None:
    line = line_of(puzzle)
    words = TableWords()
    told = moment(puzzle, line[:-1], words, "en")
    found = verdict(puzzle, line, words, "en")

    assert told["points"] == puzzle.best
    assert line[-1] in told["ends"]
    assert (found["points"], found["solved"], found["stars"]) == (puzzle.best, True, 3)
    assert len(found["plan"]) == len(line)


def test_the_answer_is_in_nothing_that_is_told_before_the_check() -> None:
    """Neither the best points nor the plan; all else is what any table shows."""
    home = Home("puzzles")

    async def tell() -> list[dict[str, object]]:
        (all_of_game,) = home.tables.puzzles()
        moments = [
            await home.tables.puzzle_moment(DICE, "1", line, "en")
            for line in ([], line_of(walk(DICE)[0])[:2])
        ]
        return [dict(all_of_game), *[dict(one) for one in moments]]

    told = asyncio.run(tell())
    shapes = [told[0]["today"], *[one["puzzle"] for one in told[1:]]]

    assert all(
        isinstance(one, dict) and set(one) == {"id", "game", "level", "hardness", "greedy"}
        for one in shapes
    )
    assert set(told[1]) == {"puzzle", "line", "ends", "points", "shown"}
    assert '"best"' not in json.dumps(told)
    assert '"plan": [' not in json.dumps(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_failed_and_then_solved(language: str) -> None:
    home = Home("puzzles")
    tables, puzzle = home.tables, of_day(DICE, SUNDAY)

    async def attempt(line: list[int]) -> tuple[int, bool, int, str]:
        found = await tables.puzzle_verdict(DICE, SUNDAY, line, language)
        return found["points"], found["solved"], found["stars"], found["plan"][0]["text"]

    async def play() -> list[tuple[int, bool, int, str]]:
        begun = await tables.puzzle_moment(DICE, SUNDAY, [], language)
        return [await attempt(begun["ends"]), await attempt(line_of(puzzle))]

    (points, solved, stars_, text), (best, is_best, three, same) = asyncio.run(play())

    assert (points < puzzle.best, solved, stars_) == (True, False, 0)
    assert (best, is_best, three) == (puzzle.best, True, 3)
    assert text == same != ""


def test_a_turn_that_is_not_whole_is_not_checked() -> None:
    puzzle = walk(DICE)[0]
    with pytest.raises(BadNotation, match="puzzle-line-too-short"):
        verdict(puzzle, line_of(puzzle)[:1], TableWords(), "en")


def test_what_is_against_the_rules_is_refused() -> None:
    puzzle = walk(DICE)[0]
    first = line_of(puzzle)[0]
    for line in ([first, first], [10_000]):
        with pytest.raises((IllegalAction, BadNotation)):
            moment(puzzle, line, TableWords(), "en")


def test_nothing_is_played_after_the_end_of_the_turn() -> None:
    puzzle = walk(DICE)[0]
    line = line_of(puzzle)
    with pytest.raises(BadNotation, match="puzzle-line-too-long"):
        verdict(puzzle, [*line, *line[-1:]], TableWords(), "en")


def test_stars_tell_the_best_from_more_than_without_a_plan() -> None:
    puzzle = next(one for one in walk(DICE) if 0 < one.greedy < one.best - 1)
    points = [puzzle.greedy - 1, puzzle.greedy, puzzle.greedy + 1, puzzle.best]

    assert [stars(puzzle, one) for one in points] == [0, 1, 2, 3]
