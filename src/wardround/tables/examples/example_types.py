"""Examples of rules as readers see them."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About, Events, View


class Frame(TypedDict):
    """A position of an example, and what led to it."""

    text: Annotated[str, About("what has happened since the position before, in words")]
    refused: Annotated[bool, About("whether the rules refuse the attempted action")]
    view: View
    events: Annotated[Events, About("all events since the first position")]


class ExampleShape(TypedDict):
    """An example: a position with a line of play, as the engine plays it."""

    id: str
    game: str
    rule: str
    title: str
    text: str
    names: list[str]
    show: Annotated[list[str], About("the parts of the board that matter")]
    cards: Annotated[list[str], About("the departments that the line goes to")]
    frames: list[Frame]
    tries: Annotated[bool, About("whether you can try your own line from the first decision")]


class Option(TypedDict):
    """Something that the rules allow in the position."""

    text: str
    label: str
    says: Annotated[str, About("what it would lead to; empty if unknown")]


class Tried(Frame):
    """Where your own line has led, and your choices there."""

    prompt: str
    choices: list[Option]
