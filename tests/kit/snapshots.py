"""Golden files: texts stored next to the tests, and rewritten by `make playthroughs`."""

from __future__ import annotations

import textwrap
from itertools import groupby
from pathlib import Path

from tests.kit.plain import Json
from wardround.core.game import Game
from wardround.core.records import Terms

TESTS = Path(__file__).parent.parent
WIDTH = 100


def golden_file(folder: str, name: str) -> Path:
    """Return where a golden text is kept."""
    return TESTS / folder / name


def golden(folder: str, name: str) -> str:
    """Return a golden text, or nothing where there is none yet."""
    path = golden_file(folder, name)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def filled(line: str) -> str:
    """Return a line broken into several where it is too long to read."""
    return textwrap.fill(
        line, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False
    )


def action_space(game: Game, settings: Json) -> str:
    """Return all actions of a box in order: the first number of each family, then its members."""
    state = game.new(Terms(game, settings, {}).options, game.max_seats)
    lines: list[str] = []
    actions = range(game.action_count(state))
    for name, family in groupby(actions, lambda one: family_of(game.action_record(state, one))):
        numbers = list(family)
        members = [game.action_text(state, one).removeprefix(name).strip() for one in numbers]
        lines.append(filled(f"{numbers[0]} {name}: {', '.join(members)}".removesuffix(": ")))
    return "\n".join(lines) + "\n"


def family_of(record: Json) -> str:
    """Return what the texts of a family of actions begin with."""
    verb = str(record["verb"])
    if verb == "place":
        return f"place {record['staff']}"
    if verb in {"return-die", "return-improvement"}:
        return "return"
    return verb.replace("-", " ")
