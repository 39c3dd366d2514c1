"""The page about the bots' strength: which tables it plays, and that it says how."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.ladder import Ladder, duels, main, share, together, with_ends
from wardround import catalog
from wardround.bots.kinds import Kind
from wardround.bots.registry import KINDS
from wardround.core.seats import Turn

DICE, NURSE = catalog.find("dice-hospital"), catalog.find("dynamite-nurse")
LEVELS = ["random", "easy", "normal"]


def test_the_strongest_sit_at_one_table_and_the_weakest_fills_it() -> None:
    assert together(["a", "b", "c", "d", "e"], 4) == ["e", "d", "c", "b"]
    assert together(["a", "b"], 4) == ["b", "a", "a", "a"]
    assert together(["a"], 3) == ["a", "a", "a"]


def test_each_level_meets_the_one_below_at_every_number_of_players() -> None:
    assert duels(LEVELS, NURSE) == [
        ["easy", *["random"] * 2],
        ["easy", *["random"] * 3],
        ["easy", *["random"] * 4],
        ["normal", *["easy"] * 2],
        ["normal", *["easy"] * 3],
        ["normal", *["easy"] * 4],
    ]
    assert [len(bots) for bots in duels(["random", "easy"], DICE)] == [2, 3, 4]
    assert duels(["random"], DICE) == []


def test_figures_are_told_with_their_intervals() -> None:
    line = {"rating": -12.3, "rating_low": -20.04, "rating_high": 1}
    shares = {"win_share": 0.25, "win_share_low": 0.2, "win_share_high": 0.3333}

    assert with_ends(line, "rating", 1) == "−12.3 (−20.0 to 1.0)"
    assert share(shares) == "25.0 % (20.0 to 33.3)"


class First:
    """A bot that takes what is offered first."""

    def choose(self, turn: Turn) -> int:
        """Return the first legal action."""
        return turn.legal[0]


def table(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the table below a heading, its own headings first."""
    chapter = text.partition(f"### {heading}\n")[2].partition("\n### ")[0]
    rows = [line[2:-2].split(" | ") for line in chapter.splitlines() if line.startswith("| ")]
    return [rows[0], *rows[2:]]


def test_the_chapter_of_a_game_tells_what_the_arena_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(KINDS, "first", Kind(lambda _: First()))
    ladder = Ladder(4, "a seed", 1)
    text = "".join(ladder.parts(DICE, ["random", "first"]))
    result = ladder.play(DICE, ["first", "random", "random", "random"])
    lines = {line["bot"]: line for line in result["table"]}
    duel = table(text, "Each against the level below")[3]

    assert text.startswith("\n## Dice Hospital\n")
    assert [line[:3] for line in table(text, "All at one table")[1:]] == [
        [f"`{line['bot']}`", str(line["seats"]), with_ends(line, "mean_score", 1)]
        for line in result["table"]
    ]
    assert duel[:5] == ["4", "`first`", "`random`", share(lines["first"]), "25.0 %"]
    assert duel[6] == f"`{result['digest'][:12]}`"
    assert [line[0] for line in table(text, "Alone")[1:]] == ["`random`", "`first`"]


def test_the_page_states_how_it_was_made_and_has_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    wanted = ["--games", "2", "--seed", "a seed", "--jobs", "1", "--levels", "random"]
    status = main([*wanted, "--out", str(page)])
    text = page.read_text(encoding="utf-8")

    assert status == 0
    assert "Seed `a seed`, at least 2 games a table, the" in text
    assert re.findall("^## (.*)$", text, re.MULTILINE) == ["Dice Hospital", "Dynamite Nurse"]
    assert capsys.readouterr().out in text
