"""The page about the bots' strength: what it measures, what it keeps, and that it says how."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools.ladder import main
from tools.ladder_cells import share, with_ends
from tools.ladder_page import page
from tools.ladder_tasks import (
    CARDS,
    DUEL,
    LEVEL,
    PROOFS,
    PURE,
    REGRET,
    TOGETHER,
    Games,
    Results,
    Task,
    duels,
    measure_proofs,
    measure_regret,
    tasks_of,
    together,
    width_of,
)  # fmt: skip
from wardround import catalog
from wardround.bots.kinds import Kind
from wardround.bots.registry import KINDS
from wardround.core.seats import Turn
from wardround.dicehospital.pack_files import EDITIONS

DICE, NURSE = catalog.find("dice-hospital"), catalog.find("dynamite-nurse")
LEVELS = ["random", "easy", "normal"]
QUICK = ["--games", "2", "--seed", "a seed", "--jobs", "1", "--levels", "random"]


def test_the_strongest_sit_at_one_table_and_the_weakest_fills_it() -> None:
    assert together(["a", "b", "c", "d", "e"], 4) == ("e", "d", "c", "b")
    assert together(["a", "b"], 4) == ("b", "a", "a", "a")
    assert together(["a"], 3) == ("a", "a", "a")


def test_each_level_meets_the_one_below_at_every_number_of_players() -> None:
    assert duels(LEVELS, NURSE) == [
        ("easy", *["random"] * 2),
        ("easy", *["random"] * 3),
        ("easy", *["random"] * 4),
        ("normal", *["easy"] * 2),
        ("normal", *["easy"] * 3),
        ("normal", *["easy"] * 4),
    ]
    assert [len(bots) for bots in duels(["random", "easy"], DICE)] == [2, 3, 4]
    assert duels(["random"], DICE) == []


def test_slow_levels_play_fewer_games_also_where_they_are_guests() -> None:
    games = Games(["240", "hard=120", "expert=48", "100", "hard=90"])

    assert [games.of("easy"), games.of("hard"), games.of("easy", "expert")] == [100, 90, 48]
    assert [Games(["240", "hard=120", "9"]).of("hard"), Games(["9", "hard=12"]).of("hard")] == [
        9,
        12,
    ]


def test_every_level_is_measured_among_its_own_and_its_cards_are_counted() -> None:
    tasks = list(tasks_of(NURSE, LEVELS, Games(["40"]), "s"))
    named = {kind: [task.name for task in tasks if task.kind == kind] for kind in (LEVEL, CARDS)}

    assert named == {LEVEL: LEVELS, CARDS: ["all-random", "all-easy", "all-normal"]}
    assert {len(task.bots) for task in tasks if task.kind == LEVEL} == {4}
    assert {task.games for task in tasks if task.kind == CARDS} == {10}
    assert len({task.key() for task in tasks}) == len(tasks)


def test_every_edition_of_dice_hospital_has_its_cards_counted_and_the_solo_game_too() -> None:
    tasks = tasks_of(DICE, ["random"], Games(["40"]), "s")
    boxes = {task.name: task for task in tasks if task.kind == CARDS}

    assert [name.partition("-")[0] for name in boxes] == [*EDITIONS, "solo"]
    assert boxes["solo-random"].bots == ("random",)
    assert boxes["prototype-random"].options["prototype-extras"] is True


def test_figures_are_told_with_their_intervals() -> None:
    line = {"rating": -12.3, "rating_low": -20.04, "rating_high": 1}
    shares = {"win_share": 0.25, "win_share_low": 0.2, "win_share_high": 0.3333}

    assert with_ends(line, "rating", 1) == "−12.3 (−20.0 to 1.0)"
    assert share(shares) == "25.0 % (20.0 to 33.3)"


# --- the page ----------------------------------------------------------------------------------


class First:
    """A bot that takes what is offered first, and is said to plan."""

    class Widths:
        """How wide."""

        activation = 1

    widths = Widths()

    def choose(self, turn: Turn) -> int:
        """Return the first legal action."""
        return turn.legal[0]


def cells(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the table below a heading, its own headings first."""
    chapter = text.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    rows = [line[2:-2].split(" | ") for line in chapter.splitlines() if line.startswith("| ")]
    return [rows[0], *rows[2:]]


def test_the_chapter_of_a_game_tells_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(KINDS, "first", Kind(lambda _: First()))
    results = Results(tmp_path)
    tasks = [
        task
        for task in tasks_of(DICE, ["random", "first"], Games(["4"]), "a seed")
        if task.kind in (LEVEL, DUEL, TOGETHER)
    ]
    for task in tasks:
        results.keep(task, task.measure(1))
    text = page(tasks, results)
    kept = {task.key(): results.of(task) for task in tasks}
    duel: Any = kept["dice-hospital.duel.first-4"]
    lines = {line["bot"]: line for line in duel["result"]["table"]}
    told = cells(text, "Each against the level below")[3]

    assert told[:5] == ["4", "`first`", "`random`", share(lines["first"]), "25.0 %"]
    assert told[6:] == ["4", f"`{duel['result']['digest'][:12]}`"]
    assert [line[0] for line in cells(text, "Each level against itself")[1:]] == [
        "`random`", "`first`",
    ]  # fmt: skip
    assert len(cells(text, "All at one table")) == 3
    assert "Measured with the seed `a seed`" in text
    assert ("Not clear of even" in text) == (lines["first"]["win_share_low"] <= 0.25)


def test_cards_are_told_by_level_and_those_that_nobody_used_by_name(tmp_path: Path) -> None:
    results = Results(tmp_path)
    tasks = [
        Task("dynamite-nurse", CARDS, f"all-{level}", (level,) * 3, 1, "s")
        for level in ("random", "easy")
    ]
    for task, used in zip(tasks, (0, 4), strict=True):
        cards = [
            {"card": "erase", "kind": "action", "taken": 1, "used": used},
            {"card": "closed", "kind": "action", "taken": 2, "used": 0},
        ]
        results.keep(task, {"games": 1, "build": "pure", "cards": cards})
    text = page(tasks, results)

    assert cells(text, "Use of cards")[1:] == [
        ["Erase", "action", "1 / 0", "1 / 4"],
        ["Closed", "action", "2 / 0", "2 / 0"],
    ]
    assert "Used by no level: Closed." in text


def test_cards_that_an_earlier_edition_has_are_told_only_once(tmp_path: Path) -> None:
    results = Results(tmp_path)
    tasks = [
        task
        for task in tasks_of(DICE, ["random"], Games(["4"]), "s")
        if task.kind == CARDS and task.name.startswith(("final", "french", "solo"))
    ]
    for task in tasks:
        results.keep(task, task.measure(1))
    text = page(tasks, results)

    assert re.findall("^#### (.*)$", text, re.MULTILINE) == [
        "Final, with events, experimental, promos", "Solo",
    ]  # fmt: skip
    assert text.count("| Cardiology | department |") == 1
    assert "| report |" in text


def test_regret_is_that_of_the_beam_of_each_level(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(KINDS, "first", Kind(lambda _: First()))
    task = Task("dice-hospital", REGRET, "frozen", ("first",), 1, "s")
    results = Results(tmp_path)
    results.keep(task, measure_regret(["first"], every=128))
    ((name, beam, *_),) = cells(page([task], results), "Regret in activation")[1:]

    assert (width_of(DICE, "random"), width_of(DICE, "first")) == (0, 1)
    assert (name, beam) == ("`first`", "1")


def test_proofs_are_told_round_by_round_with_the_longest_search(tmp_path: Path) -> None:
    task = Task("dice-hospital", PROOFS, "frozen", (), 1, "s")
    results = Results(tmp_path)
    found = measure_proofs(every=48)
    results.keep(task, found)
    text = page([task], results)

    assert [row[0] for row in cells(text, "Proofs")[1:]] == [
        line["round"] for line in found["table"]
    ]
    assert sum(line["positions"] for line in found["table"]) == -(-512 // 48)
    assert {row[2].removesuffix(" %") for row in cells(text, "Proofs")[1:]} <= {
        f"{100 * line['share']:.0f}" for line in found["table"]
    }
    assert f"The longest search took {found['longest']:.2f} s" in text


def test_the_pure_build_plays_the_same_games_and_is_called_pure(tmp_path: Path) -> None:
    level, pure = (
        Task("dynamite-nurse", kind, "random", ("random",) * 3, 1, "s") for kind in (LEVEL, PURE)
    )
    results = Results(tmp_path)
    for task in (level, pure):
        results.keep(task, task.measure(1))
    text = page([level, pure], results)
    usual, slow = (
        cells(text, name)[1] for name in ("Each level against itself", "In the pure build")
    )

    assert usual[-2:] == slow[-2:]
    assert "Measured with the seed `s`, pure build." in text


# --- results that are kept ---------------------------------------------------------------------


def run(folder: Path, *arguments: str) -> int:
    """Run the command with its results and its page in a folder."""
    where = ["--kept", str(folder / "kept"), "--out", str(folder / "ladder.md")]
    return main([*QUICK, *where, *arguments])


def test_the_page_has_every_game_and_what_is_kept_is_not_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run(tmp_path)
    first = capsys.readouterr().out.splitlines()
    text = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    again = run(tmp_path)

    assert (status, again) == (0, 0)
    assert len(first) == len(list((tmp_path / "kept").iterdir()))
    assert re.findall("^## (.*)$", text, re.MULTILINE) == ["Dice Hospital", "Dynamite Nurse"]
    assert capsys.readouterr().out == ""
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == text


def test_tables_can_be_measured_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, "--only", "nurse.level")
    run(tmp_path, "--list")
    listed = capsys.readouterr().out.splitlines()[1:]
    kept = [line.split()[1] for line in listed if line.startswith("kept")]
    file = tmp_path / "kept" / "dynamite-nurse.level.random.json"

    assert kept == ["dynamite-nurse.level.random"]
    assert json.loads(file.read_text(encoding="utf-8"))["task"] == {
        "bots": ["random"] * 4, "games": 2, "seed": "a seed", "options": {},
    }  # fmt: skip
    assert "### Each level against itself" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_the_page_alone_measures_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run(tmp_path, "--page")

    assert (status, capsys.readouterr().out) == (0, "")
    assert "###" not in (tmp_path / "ladder.md").read_text(encoding="utf-8")
