"""The figures of the quick rules: boards from positions that the engine builds and plays.

`docs/rules/quick` has a file for each game. A figure is a position and a line of actions, as in
an example, and the names of what is numbered in it (`marks`); its page has the words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any, Final, TypedDict

from wardround.core.errors import BadNotation
from wardround.core.json_types import About, Events, View
from wardround.tables.examples.answers import cards_in
from wardround.tables.examples.data import Example, step_of
from wardround.tables.examples.playing import TableWords, Trial
from wardround.words.rulebook import folder

MOST_KEPT: Final = 16


@dataclass(frozen=True, slots=True)
class Figure:
    """A position of which boards are drawn."""

    example: Example
    marks: tuple[str, ...]
    """What the callouts are about, in their order; each game knows its own names."""
    both: bool
    """Whether the board before the last step is drawn too."""
    wide: bool
    """Whether it goes over both columns."""


class Picture(TypedDict):
    """A board of a figure."""

    view: View
    events: Annotated[Events, About("all events since the first position")]


class FigureShape(TypedDict):
    """A figure: its boards, and what is numbered in them."""

    id: str
    names: list[str]
    show: Annotated[list[str], About("the parts of the board that matter")]
    cards: Annotated[list[str], About("the departments that the line goes to")]
    marks: Annotated[list[str], About("what the callouts are about, in their order")]
    wide: Annotated[bool, About("whether it goes over both columns")]
    pictures: Annotated[list[Picture], About("one, or before and after")]


@cache
def figures_of(game: str) -> dict[str, Figure]:
    """Return the figures of a game by their ids, in the order of the file."""
    file = folder() / "quick" / f"{game}.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["figure"]
    made = [figure_of(game, entry) for entry in entries]
    return {figure.example.id: figure for figure in made}


def figure_of(game: str, told: Mapping[str, Any]) -> Figure:
    """Return a figure from an entry of a file; raise `BadNotation` for what does not belong."""
    entry = dict(told)
    try:
        example = Example(
            id=entry.pop("id"),
            game=game,
            rule="",
            position=entry.pop("position"),
            steps=tuple(step_of(text) for text in entry.pop("line", [])),
            show=tuple(entry.pop("show")),
            words={},
            seats=entry.pop("seats"),
            ends=entry.pop("ends"),
        )
        made = Figure(
            example, tuple(entry.pop("marks")), entry.pop("both", False), entry.pop("wide", False)
        )
    except KeyError as missing:
        raise BadNotation("bad-position", field=str(missing.args[0])) from missing
    for unknown in entry:
        raise BadNotation("bad-position", field=unknown)
    return made


@lru_cache(MOST_KEPT)
def drawn(game: str, language: str) -> list[FigureShape]:
    """Return all figures of a game with their boards."""
    return [_drawn(figure, language) for figure in figures_of(game).values()]


def _drawn(figure: Figure, language: str) -> FigureShape:
    trial = Trial(figure.example)
    steps = figure.example.steps
    for step in steps[:-1]:
        trial.carry_out(step)
    pictures = [_picture(trial)] if figure.both else []
    for step in steps[-1:]:
        trial.carry_out(step)
    return {
        "id": figure.example.id,
        "names": TableWords(trial, language).names,
        "show": list(figure.example.show),
        "cards": cards_in(figure.example),
        "marks": list(figure.marks),
        "wide": figure.wide,
        "pictures": [*pictures, _picture(trial)],
    }


def _picture(trial: Trial) -> Picture:
    return {"view": trial.view(), "events": trial.events_since(0)}
