"""Example files next to the rules: a position, a line of actions, and words.

`docs/rules/examples` has a file for each game. It does not contain what happens: the engine works
that out. A test checks the result against `ends` and `happens`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from wardround.core.errors import BadNotation
from wardround.core.json_types import Settings
from wardround.words.rulebook import folder

REFUSED: Final = "not "
"""The prefix of a step that the rules refuse; it shows the reason."""
ROLL: Final = "roll "
"""The prefix of a step that sets the rolled dice."""
PLAYER: Final = re.compile(r"([1-9]): ")
FIRST: Final = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What is done between two pictures of an example."""

    actions: tuple[tuple[int, str], ...] = ()
    """Actions with the seats that do them."""
    refused: bool = False
    roll: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A position with a line of play, at a rule."""

    id: str
    game: str
    rule: str
    position: Mapping[str, Any]
    """What the position is built from, in the public notation; each game knows its own fields."""
    steps: tuple[Step, ...]
    show: tuple[str, ...]
    """The parts of the board that matter."""
    words: Mapping[str, Mapping[str, str]]
    """For each language a `title`, and a `text` about what to look at."""
    seats: int = 2
    settings: Settings = field(default_factory=dict)
    ends: str = ""
    """The hospital of player 1 at the end."""
    happens: tuple[str, ...] = ()
    """Events that must have happened, in this order."""


def step_of(text: str) -> Step:
    """Return a step from its text: `take ambulance 2, 2: take ambulance 1`, `roll R3`."""
    if text.startswith(ROLL):
        return Step(roll=text.removeprefix(ROLL))
    actions = [by_whom(action.strip()) for action in text.removeprefix(REFUSED).split(",")]
    return Step(tuple(actions), refused=text.startswith(REFUSED))


def by_whom(text: str) -> tuple[int, str]:
    """Return the seat that does something, and what: `2: take ambulance 1`."""
    found = PLAYER.match(text)
    return (int(found[1]) - 1, text[found.end() :]) if found else (FIRST, text)


def example_of(game: str, told: Mapping[str, Any]) -> Example:
    """Return an example from an entry of a file; raise `BadNotation` for what does not belong."""
    entry = dict(told)
    try:
        made = Example(
            id=entry.pop("id"),
            game=game,
            rule=entry.pop("rule"),
            position=entry.pop("position"),
            steps=tuple(step_of(text) for text in entry.pop("line")),
            show=tuple(entry.pop("show")),
            words=entry.pop("words"),
            seats=entry.pop("seats", 2),
            settings=entry.pop("settings", {}),
            ends=entry.pop("ends", ""),
            happens=tuple(entry.pop("happens", ())),
        )
    except KeyError as missing:
        raise BadNotation("bad-position", field=str(missing.args[0])) from missing
    for unknown in entry:
        raise BadNotation("bad-position", field=unknown)
    return made


@cache
def examples_of(game: str) -> dict[str, Example]:
    """Return the examples of a game by their ids, in the order of the file."""
    file = folder() / "examples" / f"{game}.toml"
    if not file.is_file():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    made = [example_of(game, entry) for entry in entries]
    return {example.id: example for example in made}
